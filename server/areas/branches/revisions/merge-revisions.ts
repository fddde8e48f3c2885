import { type RawBuilder, sql } from 'kysely';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import { tableOf } from '../../../db/tables/names.ts';
import { endingFieldOf, syncedResources } from './branch-rows.ts';
import { lockStores } from './revision-numbers.ts';
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

type Planning = {
  readonly now: Date;
  /** Later changes are left apart. */
  readonly before: Date;
  /** Which revisions, as a condition on `revisions r`. */
  readonly of: RawBuilder<unknown>;
};

/**
 * The beginning of a statement: its parts `due`, all revisions that may be merged, and `planned`, one row for each record
 * of them. A revision is due when the branch was not sent it: it has no number, and no other message carried its values. A branch
 * that never had its configuration, and is not being sent it, needs no revision at all: for it all are due.
 */
function mergePlan({ now, before, of }: Planning): RawBuilder<unknown> {
  return sql`
    with due as materialized (
      select r.*, b.acknowledged is null and b.downloading_since is null as is_empty
      from revisions r left join branch_revisions b on b.store_id = r.store_id
      where ${of} and r.acknowledged_at is null and r.withdrawn_at is null and r.at < ${before}
        and ((r.revision is null and r.taken_at is null) or (b.acknowledged is null and b.downloading_since is null))
    ), records as (
      select store_id, resource, record_id, min(id) as first_id, max(id) as last_id, count(*)::int as count, bool_or(is_empty) as is_empty,
        (array_agg(action order by id))[1] as first_action,
        (array_agg(action order by id desc) filter (where action <> 'edit'))[1] as last_turn,
        (array_agg(version order by id desc))[1] as version, (array_agg(actor_id order by id desc))[1] as actor_id,
        max(coalesce(last_at, at)) as last_at
      from due group by store_id, resource, record_id
    ), changed as (
      select d.store_id, d.resource, d.record_id, array_agg(distinct f.name) as fields
      from due d cross join unnest(d.fields) as f (name) group by d.store_id, d.resource, d.record_id
    ), covered as (
      select d.store_id, d.resource, d.record_id, array_agg(distinct v.version order by v.version) as versions
      from due d cross join unnest(coalesce(d.versions, array[d.version])) as v (version) group by d.store_id, d.resource, d.record_id
    ), planned as (
      select n.*, coalesce(c.fields, '{}') as fields, v.versions,
        (n.is_empty or n.first_action = 'create') and (coalesce(n.last_turn = 'delete', false) or ${over(now)}) and not exists (
          select from revisions l where l.store_id = n.store_id and l.resource = n.resource and l.record_id = n.record_id
            and l.id > n.last_id and l.acknowledged_at is null and l.withdrawn_at is null
        ) as is_dropped
      from records n join covered v using (store_id, resource, record_id) left join changed c using (store_id, resource, record_id)
    )`;
}

/** Whether the row of a record is over: then it is not sent to a branch that never received it. */
function over(now: Date): RawBuilder<unknown> {
  const day = startOfDay(wallTimeAt(now));
  const ending = syncedResources.flatMap((resource) => {
    const field = endingFieldOf(resource);
    if (field === undefined) return [];
    const later = sql`select from ${sql.table(tableOf(resource))} t where t.id = n.record_id and ${sql.ref(`t.${field}`)} >= ${day}`;
    return [sql`(n.resource = ${resource.name} and not exists (${later}))`];
  });
  return ending.length === 0 ? sql`false` : sql`(${sql.join(ending, sql` or `)})`;
}
