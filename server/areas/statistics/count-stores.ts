import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { listedMonths, type StoreMonth } from './count-months.ts';
import { apart, countedTickets, listedDays, type StoreDay } from './day-source.ts';
import { combineMeasures } from './measures/combine-measures.ts';
import { cellMeasures, histogramNames, storeMeasures, ticketSums } from './measures/measures.ts';

type Sql = RawBuilder<unknown>;

const dayKey = ['store_id', 'day'] as const;
const monthKey = ['store_id', 'month'] as const;

/** The same counts, sums, least and greatest of several rows together. */
export const summed = Object.entries(ticketSums)
  .map(([name, type]) => {
    if (type === 'bigint or null') return `${name.endsWith('_min') ? 'min' : 'max'}(${name}) as ${name}`;
    return `coalesce(sum(${name}), 0)::${type} as ${name}`;
  })
  .join(', ');

/** Histograms are numbers that add up (`contract/rules/statistics/histogram.ts`). */
const mergedHistograms = histogramNames.map((name) => `sum(${name}) as ${name}`).join(', ');

const cells = Object.keys(cellMeasures);
const gathered = cells.map((name) => `array_agg(${name}_one order by cells_one) as ${name}`).join(', ');
const cellSums = cells
  .slice(1)
  .map((name) => `sum(${name}_one)::${name.endsWith('_sums') ? 'bigint' : 'int'} as ${name}_one`)
  .join(', ');
const ones = cells.map((name) => `${name}_one`).join(', ');
const hourArrays = ['tickets', 'clients', 'served', 'missed', 'waits', 'wait_sums', 'handlings', 'handling_sums']
  .map((name) => `hour_${name}`)
  .join(', ');

function rolledUp(key: readonly string[], unnested: string, peaks: string): Sql {
  const keys = sql.raw(key.join(', '));
  return sql`
    cellwise as (
      select ${keys}, cells_one, ${sql.raw(cellSums)} from ${sql.raw(unnested)} group by ${keys}, cells_one
    ),
    gathered as (select ${keys}, ${sql.raw(gathered)} from cellwise group by ${keys}),
    sums as (select ${keys}, ${sql.raw(summed)}, ${sql.raw(mergedHistograms)} from d group by ${keys}),
    peaks as (${sql.raw(peaks)})
    ${combineMeasures(key, storeMeasures, [
      { relation: 'sums', measures: [...Object.keys(ticketSums), ...histogramNames] },
      { relation: 'gathered', measures: cells },
      { relation: 'peaks', measures: ['peak'] },
    ])}`;
}

/** How many waited at most at once: who is called at the moment when another comes does not wait with them. */
const peaksOfDays = `
  select store_id, day, max(level)::int as peak from (
    select store_id, day, sum(step) over (partition by store_id, day order by at, step) as level from (
      select store_id, day, ready as at, 1 as step from t where waited_until is null or waited_until > ready
      union all select store_id, day, waited_until, -1 from t where waited_until > ready
    ) moves
  ) levels group by store_id, day`;

/** Rows of `statistics_store_days` of the relation `listed`, made of the rows of their services, and of tickets for the peak. */
export function countedStoreDays(listed: Sql): Sql {
  const unnested = `(
    select store_id, day, extract(isodow from day)::int * 24 - 24 + hour as cells_one, ${ones.replace('cells_one, ', '')}
    from d, unnest(hours, ${hourArrays}) as h (hour, ${ones.replace('cells_one, ', '')})
  ) one_by_one`;
  return sql`
    with listed as materialized (${listed}),
    d as materialized (
      select s.* from listed l cross join lateral (
        select * from statistics_days one where one.store_id = l.store_id and one.day = l.day ${apart}
      ) s
    ),
    t as materialized (select store_id, day, ready, waited_until from (${countedTickets}) all_of_them),
    ${rolledUp(dayKey, unnested, peaksOfDays)}`;
}

/** Rows of `statistics_store_months` of the relation `listed`, made of their days. */
export function countedStoreMonths(listed: Sql): Sql {
  const unnested = `d, unnest(${cells.join(', ')}) as h (${ones})`;
  return sql`
    with listed as materialized (${listed}),
    d as materialized (
      select l.month, s.* from listed l cross join lateral (
        select * from statistics_store_days one where one.store_id = l.store_id and one.day >= l.month
          and one.day < (l.month + interval '1 month')::date ${apart}
      ) s
    ),
    ${rolledUp(monthKey, unnested, 'select store_id, month, max(peak) as peak from d group by store_id, month')}`;
}

export const storeDayColumns: readonly string[] = [...dayKey, ...Object.keys(storeMeasures)];
export const storeMonthColumns: readonly string[] = [...monthKey, ...Object.keys(storeMeasures)];

/** Counts whole stores of days again, after `countDays`. The caller holds the stores. */
export async function countStoreDays(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_store_days d using (${listed}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
  await sql`insert into statistics_store_days (${sql.raw(storeDayColumns.join(', '))}) ${countedStoreDays(listed)}`.execute(db);
}

/** Where nothing but orders changed: what else is known of the day stays. */
export async function countStoreOrders(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    with listed as materialized (${listedDays(days)}), fresh as (
      select l.store_id, l.day, count(d.store_id) > 0 as is_there, coalesce(sum(d.ordered), 0)::int as ordered,
        coalesce(sum(d.arrived), 0)::int as arrived
      from listed l left join statistics_days d on d.store_id = l.store_id and d.day = l.day group by 1, 2
    ), gone as (
      delete from statistics_store_days s using fresh f where s.store_id = f.store_id and s.day = f.day and not f.is_there
    )
    insert into statistics_store_days as s (store_id, day, ordered, arrived) select store_id, day, ordered, arrived from fresh where is_there
    on conflict (store_id, day) do update set ordered = excluded.ordered, arrived = excluded.arrived
    where (s.ordered, s.arrived) is distinct from (excluded.ordered, excluded.arrived)`.execute(db);
}

/** Puts months of whole stores together again from their days. The caller holds the stores. */
export async function countStoreMonths(db: Database, months: readonly StoreMonth[]): Promise<void> {
  if (months.length === 0) return;
  const listed = listedMonths(months);
  await sql`delete from statistics_store_months d using (${listed}) l where d.store_id = l.store_id and d.month = l.month`.execute(db);
  await sql`insert into statistics_store_months (${sql.raw(storeMonthColumns.join(', '))}) ${countedStoreMonths(listed)}`.execute(db);
}
