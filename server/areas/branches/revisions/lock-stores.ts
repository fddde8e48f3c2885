import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Holds what is sent to the branches of the stores until the transaction ends, always in one order: anyone who gives numbers,
 * sends, or takes a change back takes turns. Who merely changes something waits for no one.
 */
export async function lockStores(transaction: Database, storeIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(storeIds)].toSorted((one, other) => one - other);
  if (ordered.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended('revisions ' || store_id, 0))
    from unnest(${ordered}::int[]) with ordinality as s (store_id, place) order by place`.execute(transaction);
}
