import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Gives numbers to the revisions of a store that have none, without gaps, under the store's lock (decision 0026). Those
 * stay without where the transaction is not below the oldest that still runs: an earlier one could yet become visible. Their
 * order is that of their identifiers: who changes what another transaction changed comes after it. Rows of a database that
 * was copied into a younger one have transactions that are still to come; they are long done.
 */
export async function numberRevisions(transaction: Database, storeId: number): Promise<void> {
  await sql`
    with due as (
      select id, row_number() over (order by id) as place from revisions
      where store_id = ${storeId} and acknowledged_at is null and withdrawn_at is null and revision is null
        and (transaction < pg_snapshot_xmin(pg_current_snapshot()) or transaction >= pg_snapshot_xmax(pg_current_snapshot()))
    ), given as (
      update revisions r set revision = coalesce((select newest from branch_revisions where store_id = ${storeId}), 0) + due.place
      from due where r.store_id = ${storeId} and r.id = due.id
      returning r.revision
    )
    insert into branch_revisions (store_id, newest) select ${storeId}, max(revision) from given having count(*) > 0
    on conflict (store_id) do update set newest = excluded.newest`.execute(transaction);
}
