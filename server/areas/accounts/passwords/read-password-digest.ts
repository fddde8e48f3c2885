import type { Database } from '../../../db/database.ts';

/** The digest of the account's password; null of an account that has none yet. */
export async function readPasswordDigest(db: Database, userId: number): Promise<string | null> {
  const credentials = await db.selectFrom('credentials').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  return credentials?.password_hash ?? null;
}
