import { type RawBuilder, sql } from 'kysely';
import { hourDigits } from '../../../../contract/rules/statistics/day-course.ts';
import type { Database } from '../../../db/database.ts';
import { buildHistogramSql, listedDays, ordersOfDays, type StoreDay, ticketsOfDays } from './day-source.ts';
import { combineMeasures, dayMeasures, hourMeasures, type Part } from './measures.ts';

type Sql = RawBuilder<unknown>;

/** Columns that a row of `statistics_days` is known by. */
export const dayKey = ['store_id', 'day', 'service_id', 'channel'] as const;
const keys = sql.raw(dayKey.join(', '));

const hasNot = (...names: readonly string[]) => Object.keys(dayMeasures).filter((name) => !names.includes(name));
/** Clients who wait at the moment are shown to clerks, whenever they came. */
const ofQueue = ['waiting', 'waiting_since'];
const byHour = Object.keys(hourMeasures);
const parts: readonly Part[] = [
  { relation: 'sums', measures: hasNot('ordered', 'arrived', ...byHour, ...ofQueue) },
  { relation: 'queue', measures: ofQueue },
  { relation: 'hourwise', measures: byHour },
  { relation: 'reserved', measures: ['ordered', 'arrived'] },
];

/** Rows of hours together as one number for each measure. */
const hourSums = sql.raw(
  Object.entries(hourMeasures)
    .map(([name, width]) => `sum(${name} * ('1e' || ${hourDigits[width]} * hour)::numeric) as ${name}`)
    .join(', '),
);

/** Rows of `statistics_days` of the relation `listed`, its columns in the order of `dayColumns`. */
export function countedDays(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    all_of_them as materialized (${ticketsOfDays}),
    t as materialized (select * from all_of_them where is_working),
    hourly as (
      select ${keys}, hour, count(*) as hour_tickets, count(wait) as hour_waits, coalesce(sum(wait), 0) as hour_wait_sums,
        count(handling) as hour_handlings, coalesce(sum(handling), 0) as hour_handling_sums,
        count(*) filter (where is_first) as hour_clients, count(*) filter (where state = 'finished') as hour_served,
        count(*) filter (where state = 'missed') as hour_missed
      from t group by ${keys}, hour
    ),
    hourwise as (select ${keys}, ${hourSums} from hourly group by ${keys}),
    sums as (
      select ${keys}, count(*)::int as tickets, (count(*) filter (where is_first))::int as clients, count(wait)::int as called,
        (count(*) filter (where state = 'finished'))::int as served, (count(*) filter (where state = 'missed'))::int as missed,
        (count(*) filter (where state = 'cancelled'))::int as cancelled,
        (count(*) filter (where state = 'transferred'))::int as transferred,
        count(wait)::int as wait_count, coalesce(sum(wait), 0)::bigint as wait_sum, min(wait) as wait_min, max(wait) as wait_max,
        count(handling)::int as handling_count, coalesce(sum(handling), 0)::bigint as handling_sum,
        min(handling) as handling_min, max(handling) as handling_max,
        count("left")::int as left_count, coalesce(sum("left"), 0)::bigint as left_sum, min("left") as left_min, max("left") as left_max,
        (count(*) filter (where state = 'waiting'))::int as unserved,
        ${buildHistogramSql('wait')}, ${buildHistogramSql('handling')}, ${buildHistogramSql('left')}
      from t group by ${keys}
    ),
    queue as (
      select ${keys}, count(*)::int as waiting, min(ready) as waiting_since from all_of_them where state = 'waiting' group by ${keys}
    ),
    reserved as (${ordersOfDays})
    ${combineMeasures(dayKey, dayMeasures, parts)}`;
}

/** Columns of `statistics_days`. */
export const dayColumns: readonly string[] = [...dayKey, ...Object.keys(dayMeasures)];

/** Counts days of stores again, whatever was there. The caller holds the stores (`lockStores`). */
export async function countDays(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_days d using (${listed}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
  await sql`insert into statistics_days (${sql.raw(dayColumns.join(', '))}) ${countedDays(listed)}`.execute(db);
}

const sameKey = (one: string, other: string) => sql.raw(dayKey.map((name) => `${one}.${name} = ${other}.${name}`).join(' and '));

/**
 * Counts only the orders of days again, where nothing but orders changed: no ticket is read. What is left is what `countDays` would
 * leave, whatever was there before. The caller holds the stores.
 */
export async function countOrdered(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const columns = sql.raw(dayColumns.join(', '));
  await sql`
    with listed as materialized (${listedDays(days)}),
    reserved as (${ordersOfDays}),
    fresh (${columns}) as materialized (
      ${combineMeasures(dayKey, dayMeasures, [{ relation: 'reserved', measures: ['ordered', 'arrived'] }])}
    ), past as materialized (
      select ${sql.raw(dayKey.map((name) => `d.${name}`).join(', '))}, d.tickets + d.waiting as counted from listed l
      join statistics_days d on d.store_id = l.store_id and d.day = l.day
      where not exists (select from fresh f where ${sameKey('f', 'd')})
    ), without_tickets as (
      delete from statistics_days d using past p where ${sameKey('d', 'p')} and p.counted = 0
    ), without_orders as (
      update statistics_days d set ordered = 0, arrived = 0 from past p where ${sameKey('d', 'p')} and p.counted > 0 and d.ordered > 0
    )
    insert into statistics_days as d (${columns}) select * from fresh
    on conflict (${sql.raw(dayKey.join(', '))}) do update set ordered = excluded.ordered, arrived = excluded.arrived
    where (d.ordered, d.arrived) is distinct from (excluded.ordered, excluded.arrived)`.execute(db);
}
