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

/**
 * Gives numbers to the revisions of a store that have none, without gaps, under the store's lock (decision 0026). A
 * revision gets none while an older transaction still runs, because one of that transaction could still appear before it. They are
 * numbered in the order of their identifiers: who changes what another transaction changed comes after it. In a database that was
 * copied into a younger cluster, identifiers of transactions lie in the future; those transactions are long done.
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

/** How long what a branch applied, or what was taken back, is kept: a branch restored from an older backup gets all again. */
const keptDays = 30;

/** Removes revisions that no branch waits for, a few at a time. A branch that is behind them gets the whole configuration. */
export async function pruneRevisions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  for (;;) {
    const { numAffectedRows } = await sql`
      with ended as (
        select store_id, id from revisions
        where at < ${before} and (acknowledged_at is not null or withdrawn_at is not null) order by at limit 5000
      ), gone as (
        delete from revisions r using ended e where r.store_id = e.store_id and r.id = e.id returning r.store_id, r.revision
      )
      update branch_revisions b set forgotten = greatest(b.forgotten, g.newest)
      from (select store_id, coalesce(max(revision), 0) as newest from gone group by store_id) g where b.store_id = g.store_id`.execute(db);
    if (numAffectedRows === undefined || numAffectedRows === 0n) return;
  }
}
