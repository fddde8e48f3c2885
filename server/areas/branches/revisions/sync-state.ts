import { sql } from 'kysely';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { type Database, whenCommitted } from '../../../db/database.ts';
import { publishStates } from '../../../db/rows/write/publish-change.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { lockStores } from './revision-numbers.ts';

type Settling = { readonly storeIds: readonly number[]; readonly now: Date; readonly synchronisedAt?: Date };

/**
 * Sets the synchronisation state of stores from their revisions, under their locks, and notifies those who follow the stores: also
 * where the state stayed the same, because the list of waiting changes did not. A branch that never had its configuration waits for it.
 */
export async function settleSyncStates(transaction: Database, { storeIds, now, synchronisedAt }: Settling): Promise<void> {
  const at = synchronisedAt ?? null;
  await sql`
    with settled as (
      select s.id, case
        when b.not_applied is not null then 'error'
        when b.acknowledged is null and b.downloading_since is null then 'waiting'
        when not exists (
          select from revisions r where r.store_id = s.id and r.acknowledged_at is null and r.withdrawn_at is null
        ) and b.acknowledged is not null then 'synchronised'
        when b.downloading_since is not null then 'downloading'
        else 'waiting' end as state
      from stores s left join branch_revisions b on b.store_id = s.id
      where s.id = any(${[...storeIds]}::int[])
    )
    insert into stores_live as l (id, sync_state, last_sync_at) select id, state, ${at}::timestamptz from settled
    on conflict (id) do update set sync_state = excluded.sync_state, last_sync_at = coalesce(excluded.last_sync_at, l.last_sync_at)`.execute(
    transaction,
  );
  await publishStates(transaction, stores, storeIds, now);
}

/** How many stores are settled at once: each holds what is sent to its branch. */
const atOnce = 100;

/** Finds stores that have changes waiting and do not say so, and says so. Answers whether there were any. */
export async function noteWaiting(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stores s left join stores_live l on l.id = s.id
    where s.deleted_at is null and (l.sync_state is null or l.sync_state = 'synchronised') and exists (
      select from revisions r where r.store_id = s.id and r.acknowledged_at is null and r.withdrawn_at is null
    ) order by s.id limit ${atOnce}`.execute(db);
  if (rows.length === 0) return false;
  const storeIds = rows.map(({ id }) => id);
  await db.transaction().execute(async (transaction) => {
    await lockStores(transaction, storeIds);
    await settleSyncStates(transaction, { storeIds, now });
  });
  return true;
}

/** Commits that come so close together are looked at together. */
const gatheringMs = 500;

/**
 * Notes at each store that changes wait for it, shortly after a commit. The change itself does not note it, because all changes
 * of one store would then wait for each other (decision 0026).
 */
export function noteWaitingChangesWork({ db, clock }: { readonly db: Database; readonly clock: Clock }): PeriodicWork {
  let isAsked = false;
  return {
    run: () => noteWaiting(db, clock.now()),
    listen: (runSoon) =>
      whenCommitted(db, () => {
        if (isAsked) return;
        isAsked = true;
        setTimeout(() => {
          isAsked = false;
          runSoon();
        }, gatheringMs).unref();
      }),
  };
}
