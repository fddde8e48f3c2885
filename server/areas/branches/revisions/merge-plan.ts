import { type RawBuilder, sql } from 'kysely';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { tableOf } from '../../../db/tables/names.ts';
import { endingFieldOf, syncedResources } from './synced.ts';

type Planning = {
  readonly now: Date;
  /** Later changes are left apart. */
  readonly before: Date;
  /** Whose, among `revisions r`. */
  readonly of: RawBuilder<unknown>;
};

/**
 * The beginning of a statement: its parts `due`, all revisions that may be merged, and `planned`, one row for each record
 * that they are of. Due is what the branch was not sent: what has no number and whose values went along with nothing. A branch
 * that never had its configuration, and is not being sent it, needs no revision at all: for it all are due.
 */
export function mergePlan({ now, before, of }: Planning): RawBuilder<unknown> {
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

/** Whether the row of a record is over: then no branch is notified of it that has not received from it. */
function over(now: Date): RawBuilder<unknown> {
  const day = startOfDay(wallTimeAt(now));
  const ending = syncedResources.flatMap((resource) => {
    const field = endingFieldOf(resource);
    if (field === undefined) return [];
    const standing = sql`select from ${sql.table(tableOf(resource))} t where t.id = n.record_id and ${sql.ref(`t.${field}`)} >= ${day}`;
    return [sql`(n.resource = ${resource.name} and not exists (${standing}))`];
  });
  return ending.length === 0 ? sql`false` : sql`(${sql.join(ending, sql` or `)})`;
}
