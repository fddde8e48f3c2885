import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Holds the opening hours of a store until the transaction ends: of two people who change them at once the second one waits. */
export async function lockOpening(db: Database, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opening ${storeId}`}, 0))`.execute(db);
}
