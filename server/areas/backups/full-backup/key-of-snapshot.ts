import type { ClientBase } from 'pg';
import { encodeKey, keyFingerprint } from '../../../keys/keys.ts';
import { sealedPattern, sealPrefix } from '../../../keys/seal.ts';
import { sealedColumns, sealedKinds } from '../../../keys/sealed-columns.ts';
import { BackupFault } from './file/backup-fault.ts';
import type { BackedUpTable } from './tables/contents.ts';
import { quoted } from './tables/stored-tables.ts';

/**
 * Which of the given keys opens everything in the snapshot that the connection reads: that one belongs to the backup. An exchange of
 * the key may begin or end in another process at any moment, so the snapshot itself is asked.
 * @throws BackupFault `key_being_exchanged` where two keys would be needed, or another one
 */
export async function keyOfSnapshot(client: ClientBase, given: readonly [string, ...string[]]): Promise<string> {
  const { rows } = await client.query<{ key_fingerprint: string | null; digest_key: string | null }>(
    // A schema of an earlier version knows neither.
    `select to_jsonb(i) ->> 'key_fingerprint' as key_fingerprint, to_jsonb(i) ->> 'digest_key' as digest_key from installation i`,
  );
  const { key_fingerprint: remembered = null, digest_key: digestKey = null } = rows[0] ?? {};
  // No server has started over it yet.
  if (remembered === null) return given[0];
  const key = given.find((each) => keyFingerprint(each) === remembered);
  if (key === undefined) throw new BackupFault('key_being_exchanged', 'the database knows another key');
  // An exchange seals this first with the new key, and names the new key as that of the database last.
  if (digestKey !== null && !digestKey.startsWith(sealPrefix(encodeKey(key)))) {
    throw new BackupFault('key_being_exchanged', 'an exchange of the key was begun');
  }
  // A server that still seals with the key before: the exchange has to be run once more.
  for (const other of given.filter((each) => each !== key)) {
    if (await sealsAnything(client, other)) throw new BackupFault('key_being_exchanged', 'something is sealed with the other key');
  }
  return key;
}

/**
 * Counts what the snapshot holds that was sealed with another key than the given one. A command that is given one key alone cannot
 * tell an exchange that is not over from a key that was lost and replaced, so this refuses nothing.
 */
export async function countForeign(client: ClientBase, tables: readonly BackedUpTable[], key: string): Promise<number> {
  // A schema of an earlier version has not all of these columns.
  const kinds = sealedKinds.filter((kind) => {
    const { table, column } = sealedColumns[kind];
    return tables.some(({ name, columns }) => name === table && columns.includes(column));
  });
  const counts = kinds.map((kind) => {
    const { table, column } = sealedColumns[kind];
    return `(select count(*) from public.${quoted(table)} where ${quoted(column)} ~ $1 and not starts_with(${quoted(column)}, $2))`;
  });
  if (counts.length === 0) return 0;
  const { rows } = await client.query<{ count: number }>(`select (${counts.join(' + ')})::int as count`, [
    sealedPattern,
    sealPrefix(encodeKey(key)),
  ]);
  return rows[0]?.count ?? 0;
}

async function sealsAnything(client: ClientBase, key: string): Promise<boolean> {
  const asked = sealedKinds.map((kind) => {
    const { table, column } = sealedColumns[kind];
    return `exists (select from public.${quoted(table)} where starts_with(${quoted(column)}, $1))`;
  });
  const { rows } = await client.query<{ found: boolean }>(`select ${asked.join(' or ')} as found`, [sealPrefix(encodeKey(key))]);
  return rows[0]?.found === true;
}
