import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The newest number that was given to a change of the store; 0 where none was. */
export async function newestRevision(db: Database, storeId: number): Promise<number> {
  const standing = await db.selectFrom('branch_revisions').select('newest').where('store_id', '=', storeId).executeTakeFirst();
  return standing?.newest ?? 0;
}

/**
 * Whether a branch that says it stands at a revision can go on from there. Otherwise it gets the whole configuration: where it
 * has none yet, where the central forgot what came after, and where it is ahead of all that was ever given, as after a backup
 * of either side was restored.
 */
export async function canGoOnFrom(db: Database, storeId: number, revision: number | null): Promise<boolean> {
  if (revision === null) return false;
  const { rows } = await sql<{ known: boolean }>`
    select acknowledged is not null and ${revision} between forgotten and newest as known
    from branch_revisions where store_id = ${storeId}`.execute(db);
  return rows[0]?.known === true;
}

/** Which of the stores have changes that their branches were not yet sent. */
export async function storesToSend(db: Database, storeIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ store_id: number }>`
    select store_id from unnest(${[...storeIds]}::int[]) as s (store_id)
    where exists (
      select from revisions r where r.store_id = s.store_id
        and r.acknowledged_at is null and r.withdrawn_at is null and r.revision is null
    )`.execute(db);
  return rows.map(({ store_id }) => store_id);
}
