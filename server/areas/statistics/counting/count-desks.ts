import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { Database } from '../../../db/database.ts';
import { listedDays, type StoreDay, ticketsOfDays } from './day-source.ts';
import { combineMeasures, deskMeasures } from './measures.ts';

type Sql = RawBuilder<unknown>;

const key = ['store_id', 'day', 'desk_id', 'employee_id'] as const;
const keys = sql.raw(key.join(', '));
const zone = sql.lit(timeZone);
const ofSessions = ['open_ms', 'busy_ms'];
/** A session that no one ended for two days is a desk that was forgotten, and no work. */
const longest = sql.raw(`interval '2 days'`);

/** How long all ranges of a multirange are, in milliseconds. */
const lengthOf = (ranges: Sql): Sql => sql`
  (select coalesce(round(sum(date_part('epoch', upper(one) - lower(one))) * 1000), 0)::bigint from unnest(${ranges}) as one)`;

/**
 * Rows of `statistics_desk_days` of the relation `listed`, its columns in the order of `deskColumns`. An employee or a desk of 0 is one
 * that the branch did not name. Desks that are still open are counted when they are closed.
 */
export function countedDesks(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    t as materialized (
      select x.store_id, x.day, coalesce(x.desk_id, 0) as desk_id, coalesce(x.employee_id, 0) as employee_id, x.state, x.is_working, x.wait,
        x.handling, x.called_at, x.finished_at
      from (${ticketsOfDays}) x where x.desk_id is not null or x.employee_id is not null
    ),
    sums as (
      select ${keys}, count(wait)::int as called, (count(*) filter (where state = 'finished'))::int as served,
        (count(*) filter (where state = 'missed'))::int as missed, count(handling)::int as handling_count,
        coalesce(sum(handling), 0)::bigint as handling_sum, min(handling) as handling_min, max(handling) as handling_max
      from t where is_working group by ${keys}
    ),
    opened as (
      select l.store_id, l.day, s.desk_id, coalesce(s.employee_id, 0) as employee_id,
        range_agg(tstzrange(s.started_at, s.ended_at) * tstzrange(b.begins, b.ends)) as ranges
      from listed l
      cross join lateral (
        select l.day::timestamp at time zone ${zone} as begins, (l.day + 1)::timestamp at time zone ${zone} as ends
      ) b
      join desk_sessions s on s.store_id = l.store_id and s.started_at < b.ends and s.started_at > b.begins - ${longest}
        and s.ended_at > b.begins and s.ended_at < s.started_at + ${longest} and s.ended_at >= s.started_at
      group by 1, 2, 3, 4
    ),
    busy as (
      select ${keys}, range_agg(tstzrange(called_at, finished_at)) as ranges from t
      where handling is not null and finished_at > called_at group by ${keys}
    ),
    sessions as (
      select o.store_id, o.day, o.desk_id, o.employee_id, ${lengthOf(sql`o.ranges`)} as open_ms,
        ${lengthOf(sql`o.ranges * coalesce(b.ranges, '{}'::tstzmultirange)`)} as busy_ms
      from opened o left join busy b
        on (b.store_id, b.day, b.desk_id, b.employee_id) = (o.store_id, o.day, o.desk_id, o.employee_id)
    )
    ${combineMeasures(key, deskMeasures, [
      { relation: 'sums', measures: Object.keys(deskMeasures).filter((name) => !ofSessions.includes(name)) },
      { relation: 'sessions', measures: ofSessions },
    ])}`;
}

/** Columns of `statistics_desk_days`. */
export const deskColumns: readonly string[] = [...key, ...Object.keys(deskMeasures)];

/** Counts again who worked at which desk, as `countDays` does for services. */
export async function countDesks(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_desk_days d using (${listed}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
  await sql`insert into statistics_desk_days (${sql.raw(deskColumns.join(', '))}) ${countedDesks(listed)}`.execute(db);
}
