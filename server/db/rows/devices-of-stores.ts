import { type RawBuilder, sql } from 'kysely';
import { isoInstant } from './query/iso-instant.ts';

type Sql = RawBuilder<unknown>;
type Devices = 'touch_screens' | 'virtual_displays';

/**
 * How many devices each store has in service, of how many it ever reported how they are, how many work, say that they do not, run out of paper, and need someone: by the one
 * rule of all who watch. `only` narrows the table `t` of devices.
 */
export function buildDeviceCountsSql(table: Devices, only: Sql): Sql {
  const isLow = lowPaper(table);
  return sql`
    select t.store_id, count(*)::int as devices, count(l.told_state)::int as reported, (count(*) filter (where l.told_state = 'online'))::int as online,
      (count(*) filter (where l.told_state = 'error'))::int as error, (count(*) filter (where ${isLow}))::int as paper,
      (count(*) filter (where ${needsAttention(table)}))::int as in_trouble
    from ${sql.table(table)} t left join ${sql.table(`${table}_live`)} l on l.id = t.id
    where t.deleted_at is null and t.active ${only} group by t.store_id`;
}

/** By the same rule, each device of a store that needs someone, as JSON: kiosks before displays, by name. */
export function faultyDevices(only: Sql): Sql {
  const ofKind = (table: Devices, kind: string): Sql => sql`
    select t.store_id, ${sql.lit(kind)} as kind, t.id, t.name, l.told_state as state, ${isoInstant(sql.ref('l.state_since'))} as since,
      ${table === 'touch_screens' ? sql`l.told_paper` : sql`null`} as paper
    from ${sql.table(table)} t join ${sql.table(`${table}_live`)} l on l.id = t.id
    where t.deleted_at is null and t.active and (${needsAttention(table)}) ${only}`;
  return sql`
    select store_id, json_agg(json_build_object('kind', kind, 'id', id, 'name', name, 'state', state, 'state_since', since,
      'paper', paper) order by kind, name collate app_cs, id) as devices
    from (${ofKind('touch_screens', 'touch_screen')} union all ${ofKind('virtual_displays', 'virtual_display')}) d group by store_id`;
}

function needsAttention(table: Devices): Sql {
  return sql`l.told_state in ('offline', 'error') or ${lowPaper(table)}`;
}

function lowPaper(table: Devices): Sql {
  return table === 'touch_screens' ? sql`coalesce(l.told_paper in ('low', 'out'), false)` : sql`false`;
}
