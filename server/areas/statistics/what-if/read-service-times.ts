import { sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { Span } from '../planning/read-past.ts';

const zone = sql.lit(timeZone);
/** No client takes a desk for longer: a ticket that no one ended says nothing. */
const longestHandling = sql.raw(`interval '3 hours'`);

/** No client waits for longer: such a ticket was forgotten. */
const longestWait = sql.raw(`interval '8 hours'`);

/** Services of a store, with how long their clients took a desk in the measured days; also those who did not come when called. */
export async function readServiceTimes(db: Database, { store, from, to }: Span): Promise<StatisticsWhatIf['services']> {
  const { rows } = await sql<StatisticsWhatIf['services'][number]>`
    select v.id, coalesce(v.statistics_name, v.name) as label, coalesce(m.walk_ins, 0) as walk_ins, m.mean, coalesce(m.spread, 0) as spread,
      coalesce(m.n, 0) as n
    from services v
    left join (
      select t.service_id, (count(*) filter (where t.order_id is null))::int as walk_ins, count(h.minutes)::int as n,
        avg(h.minutes)::float8 as mean, stddev_samp(ln(h.minutes))::float8 as spread
      from tickets t
      cross join lateral (
        select case when t.finished_at > t.called_at and t.finished_at < t.called_at + ${longestHandling}
          then extract(epoch from t.finished_at - t.called_at) / 60 end as minutes
      ) h
      where t.store_id = ${store} and t.deleted_at is null
        and t.created_at >= ${from}::date::timestamp at time zone ${zone} and t.created_at < (${to}::date + 1)::timestamp at time zone ${zone}
      group by t.service_id
    ) m on m.service_id = v.id
    where v.store_id = ${store} and v.deleted_at is null and (v.state = 'active' or m.n > 0)
    order by v.name, v.id`.execute(db);
  return rows;
}

/** After how many minutes of waiting clients leave: all minutes waited for each who left. Null where no one did. */
export async function readPatience(db: Database, { store, from, to }: Span): Promise<number | null> {
  const { rows } = await sql<{ left: number; waited: number }>`
    select (count(*) filter (where t.state = 'cancelled' and t.called_at is null and t.finished_at is not null))::int as left,
      coalesce(sum(extract(epoch from greatest(interval '0', coalesce(t.called_at, t.finished_at) - r.ready)) / 60), 0)::float8 as waited
    from tickets t
    left join orders o on o.store_id = t.store_id and o.id = t.order_id
    cross join lateral (select greatest(t.created_at, o.starts_at) as ready) r
    where t.store_id = ${store} and t.deleted_at is null
      and t.created_at >= ${from}::date::timestamp at time zone ${zone} and t.created_at < (${to}::date + 1)::timestamp at time zone ${zone}
      and coalesce(t.called_at, t.finished_at) < r.ready + ${longestWait}`.execute(db);
  const { left, waited } = oneRow(rows);
  return left === 0 ? null : waited / left;
}
