import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** distinguishes locks of roll-ups from all other locks by number. */
const lock = 6_000_025;

/**
 * Keeps everybody else from counting the stores until the transaction ends. In the order of their numbers, so that no one
 * waits in a circle. What is read after it is what was committed by then. The settings stay as they are meanwhile: a day that is
 * counted is there before a change of them lists all days.
 */
export async function lockStores(transaction: Database, stores: readonly number[]): Promise<void> {
  await sql`select from statistics_settings for share`.execute(transaction);
  const inOrder = [...new Set(stores)].toSorted((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${lock}, store_id) from unnest(${inOrder}::int[]) as store_id`.execute(transaction);
}
