import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { encodeKey, keyFingerprint } from './keys.ts';
import { unseal } from './seal.ts';
import { eachPage, type SealedKind, sealedPlace } from './sealed-columns.ts';

/** How much of each kind cannot be read any more without the key it was made with. */
export type Lost = Readonly<Record<SealedKind | 'recovery_codes', number>>;

/** The database was sealed with another secret key: going on would lose what is counted. */
export class OtherSecretKey extends Error {
  override readonly name = 'OtherSecretKey';

  constructor(
    readonly lost: Lost,
    /** File in which the key ought to be; null where it comes from the environment. */
    readonly missingFile: string | null,
  ) {
    super('The database was sealed with another secret key');
  }
}

/** Counts what none of the keys opens. Recovery codes are digests: with another key none is known again. */
export async function countLost(db: Database, given: readonly string[]): Promise<Lost> {
  const secrets = given.map(encodeKey);
  const count = async (kind: SealedKind): Promise<number> => (await unreadable(db, kind, secrets)).length;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from recovery_codes where used_at is null`.execute(db);
  return {
    branch_keys: await count('branch_keys'),
    authenticators: await count('authenticators'),
    begun_authenticators: await count('begun_authenticators'),
    licence_keys: await count('licence_keys'),
    recovery_codes: rows[0]?.count ?? 0,
  };
}

/**
 * Goes on with a new key. Stores where the key is lost say that they have none, recovery codes that no one knows any more go away;
 * what is sealed stays as it is, so that a key that is found again opens it (`SECRET_KEY_PREVIOUS`).
 */
export async function acceptNewKey(db: Database, secretKey: string): Promise<void> {
  const secrets = [encodeKey(secretKey)];
  await db.transaction().execute(async (transaction) => {
    const stores = await unreadable(transaction, 'branch_keys', secrets);
    await sql`update stores set key_made_at = null where id = any(${stores}::int[])`.execute(transaction);
    await sql`delete from recovery_codes`.execute(transaction);
    await sql`update installation set key_fingerprint = ${keyFingerprint(secretKey)}, digest_key = null`.execute(transaction);
  });
}

async function unreadable(db: Database, kind: SealedKind, secrets: readonly Uint8Array[]): Promise<readonly number[]> {
  const found: number[] = [];
  await eachPage(db, kind, async (rows) => {
    found.push(...rows.filter(({ row, sealed }) => unseal(secrets, sealedPlace(kind, row), sealed) === null).map(({ id }) => id));
  });
  return found;
}
