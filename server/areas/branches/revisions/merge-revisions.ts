import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { lockStores } from './lock-stores.ts';
import { mergePlan } from './merge-plan.ts';
import { settleSyncStates } from './sync-state.ts';

/** How long every waiting change is on its own, so that each can be taken back alone. */
const apartDays = 7;
/** How many stores at once: each holds what is sent to its branch. */
const atOnce = 50;

/**
 * Merges what waits for long, so that a branch that never comes, or is away for months, is not waited for by more and more:
 * of each record one revision stays, which says what all of them did, and none of a record of which the branch never received
 * and never will (decision 0034). What a branch was sent, or may have been, is left as it is.
 */
export async function mergeRevisions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - apartDays * 86_400_000);
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ store_id: number }>`
      ${mergePlan({ now, before, of: sql`r.store_id > ${after}` })}
      select distinct store_id from planned where is_dropped or count > 1 order by store_id limit ${atOnce}`.execute(db);
    const storeIds = rows.map(({ store_id }) => store_id);
    const last = storeIds.at(-1);
    if (last === undefined) return;
    await db.transaction().execute(async (transaction) => {
      await lockStores(transaction, storeIds);
      // Planned again: what was sent, applied or taken back while others held it.
      await mergeAsPlanned(transaction, mergePlan({ now, before, of: sql`r.store_id = any(${storeIds}::int[])` }));
      await settleSyncStates(transaction, { storeIds, now });
    });
    after = last;
  }
}

/** The first of a record stays: the order in which a branch learns of records is that in which they were first changed. */
async function mergeAsPlanned(transaction: Database, plan: RawBuilder<unknown>): Promise<void> {
  await sql`
    ${plan}, gone as (
      delete from revisions r using due d join planned p using (store_id, resource, record_id)
      where r.store_id = d.store_id and r.id = d.id and (p.is_dropped or r.id <> p.first_id)
    )
    update revisions r set versions = p.versions, version = p.version, fields = p.fields, actor_id = p.actor_id, last_at = p.last_at,
      revision = null, taken_at = null,
      action = case
        when p.first_action = 'create' then 'create'
        when p.last_turn is null then 'edit'
        when p.last_turn = 'delete' then 'delete'
        else 'restore' end
    from planned p where r.store_id = p.store_id and r.id = p.first_id and p.count > 1 and not p.is_dropped`.execute(transaction);
}
