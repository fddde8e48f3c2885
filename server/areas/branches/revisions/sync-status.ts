import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** The newest revision of the store; 0 where there is none. */
export async function newestRevision(db: Database, storeId: number): Promise<number> {
  const status = await db.selectFrom('branch_revisions').select('newest').where('store_id', '=', storeId).executeTakeFirst();
  return status?.newest ?? 0;
}

/**
 * Whether a branch can resume from the revision that it has. Otherwise it gets the whole configuration: where it has none
 * yet, where later revisions were pruned, and where it is ahead of all revisions, as after a restore of either side.
 */
export async function canResumeFrom(db: Database, storeId: number, revision: number | null): Promise<boolean> {
  if (revision === null) return false;
  const { rows } = await sql<{ known: boolean }>`
    select acknowledged is not null and ${revision} between forgotten and newest as known
    from branch_revisions where store_id = ${storeId}`.execute(db);
  return rows[0]?.known === true;
}

/** The stores with changes that were not yet sent to their branches. */
export async function storesWithUnsentChanges(db: Database, storeIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ store_id: number }>`
    select store_id from unnest(${[...storeIds]}::int[]) as s (store_id)
    where exists (
      select from revisions r where r.store_id = s.store_id
        and r.acknowledged_at is null and r.withdrawn_at is null and r.revision is null
    )`.execute(db);
  return rows.map(({ store_id }) => store_id);
}
