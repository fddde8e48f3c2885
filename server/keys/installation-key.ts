import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deriveKeys, encodeKey, type Keys, keyFingerprint } from './keys.ts';
import { digestKeyOf, seal, unseal } from './seal.ts';
import { type SealedKind, sealedColumns, sealedKinds, sealedPlace } from './sealed-columns.ts';

/** The secret keys that a server or a command is given: its own, and the one that is accepted next to it. */
export type GivenKeys = { readonly secretKey: string; readonly other: string | null };

/** Whether the database was sealed with one of the given keys: `by` is the one that it was last sealed with. */
export type KeyStatus = { readonly is: 'known' | 'new'; readonly by: string } | { readonly is: 'foreign' };

/** This many values of each kind are tried where no fingerprint is remembered: one may be damaged. */
const tried = 5;
const digestPlace = { table: 'installation', column: 'digest_key', row: 1 } as const;

/** Judges the keys by the fingerprint; a database of an earlier version remembers none and is judged by what it has sealed. */
export async function readKeyStatus(db: Database, { secretKey, other }: GivenKeys): Promise<KeyStatus> {
  const given = other === null ? [secretKey] : [secretKey, other];
  const { key_fingerprint: remembered } = await readInstallation(db);
  if (remembered !== null) {
    const by = given.find((key) => keyFingerprint(key) === remembered);
    return by === undefined ? { is: 'foreign' } : { is: 'known', by };
  }
  const probes = (await Promise.all(sealedKinds.map((kind) => latestSealed(db, kind)))).flat();
  if (probes.length === 0) return { is: 'new', by: secretKey };
  const by = given.find((key) => probes.some(({ kind, row, sealed }) => unseal([encodeKey(key)], sealedPlace(kind, row), sealed) !== null));
  return by === undefined ? { is: 'foreign' } : { is: 'new', by };
}

/** Remembers the key, unless another server has remembered one meanwhile: the caller judges again. */
export async function rememberKey(db: Database, secretKey: string): Promise<void> {
  await sql`update installation set key_fingerprint = ${keyFingerprint(secretKey)} where key_fingerprint is null`.execute(db);
}

/** What a server works with when the database knows its keys. */
export async function keysFor(db: Database, { secretKey, other }: GivenKeys, by: string): Promise<Keys> {
  const keys = deriveKeys(secretKey, other);
  const { digest_key: sealed } = await readInstallation(db);
  const opened = sealed === null ? null : unseal(keys.accepted, digestPlace, sealed);
  return { ...keys, digest: opened === null ? digestKeyOf(encodeKey(by)) : Buffer.from(opened, 'base64url') };
}

/** Keeps the key of digests under the current secret key: what it came from may go. */
export async function keepDigestKey(db: Database, { current, digest }: Keys): Promise<void> {
  const sealed = seal(current, digestPlace, Buffer.from(digest).toString('base64url'));
  await sql`update installation set digest_key = ${sealed}`.execute(db);
}

type Installation = { readonly key_fingerprint: string | null; readonly digest_key: string | null };

async function readInstallation(db: Database): Promise<Installation> {
  const kept = await db.selectFrom('installation').select(['key_fingerprint', 'digest_key']).executeTakeFirst();
  return kept ?? { key_fingerprint: null, digest_key: null };
}

type Probe = { readonly kind: SealedKind; readonly row: number; readonly sealed: string };

async function latestSealed(db: Database, kind: SealedKind): Promise<readonly Probe[]> {
  const { table, column, row, id } = sealedColumns[kind];
  const { rows } = await sql<Omit<Probe, 'kind'>>`
    select ${sql.ref(row)} as row, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by ${sql.ref(id)} desc limit ${tried}`.execute(db);
  return rows.map((each) => ({ ...each, kind }));
}
