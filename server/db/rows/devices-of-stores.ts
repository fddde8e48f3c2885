import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * How many devices each store has in service, of how many it ever told how they are, how many work, say that they do not, run out of paper, and need somebody: by the one
 * rule of all who watch. `only` narrows the table `t` of devices.
 */
export function devicesOf(table: 'touch_screens' | 'virtual_displays', only: Sql): Sql {
  const isLow = table === 'touch_screens' ? sql`coalesce(l.told_paper in ('low', 'out'), false)` : sql`false`;
  return sql`
    select t.store_id, count(*)::int as devices, count(l.told_state)::int as told, (count(*) filter (where l.told_state = 'online'))::int as online,
      (count(*) filter (where l.told_state = 'error'))::int as error, (count(*) filter (where ${isLow}))::int as paper,
      (count(*) filter (where l.told_state in ('offline', 'error') or ${isLow}))::int as in_trouble
    from ${sql.table(table)} t left join ${sql.table(`${table}_live`)} l on l.id = t.id
    where t.deleted_at is null and t.active ${only} group by t.store_id`;
}
