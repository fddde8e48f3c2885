import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { apart } from './day-source.ts';
import { combineMeasures } from './measures/combine-measures.ts';
import { hourMeasures, hoursOf } from './measures/hours.ts';
import { employeeMeasures, type Measures, measures } from './measures/measures.ts';

type Sql = RawBuilder<unknown>;
/** A month of a store, named by its first day. */
export type StoreMonth = { readonly store_id: number; readonly month: string };

const key = ['store_id', 'month', 'service_id', 'channel'] as const;
const keys = sql.raw(key.join(', '));
const employeeKey = ['store_id', 'month', 'employee_id', 'service_id'] as const;
const employeeKeys = sql.raw(employeeKey.join(', '));

export function listedMonths(months: readonly StoreMonth[]): Sql {
  return sql`select * from unnest(${months.map(({ store_id }) => store_id)}::int[], ${months.map(({ month }) => month)}::date[]) as l (store_id, month)`;
}

const daysOfMonths = (table: string): Sql => sql`
  select l.month, s.* from listed l cross join lateral (
    select * from ${sql.table(table)} one where one.store_id = l.store_id and one.day >= l.month
      and one.day < (l.month + interval '1 month')::date ${apart}
  ) s`;

const hasNot = (all: Measures, ...names: readonly string[]) => Object.keys(all).filter((name) => !names.includes(name));

/** Rows of `statistics_months` of the relation `listed`, made of their days. */
export function countedMonths(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    d as materialized (${daysOfMonths('statistics_days')}),
    hourly as (
      select ${keys}, h.hour, sum(h.tickets)::int as tickets, sum(h.waits)::int as waits, sum(h.wait_sum)::bigint as wait_sum,
        sum(h.handlings)::int as handlings, sum(h.handling_sum)::bigint as handling_sum,
        sum(h.clients)::int as clients, sum(h.served)::int as served, sum(h.missed)::int as missed
      from d, unnest(hours, hour_tickets, hour_waits, hour_wait_sums, hour_handlings, hour_handling_sums, hour_clients, hour_served, hour_missed)
        as h (hour, tickets, waits, wait_sum, handlings, handling_sum, clients, served, missed)
      group by ${keys}, h.hour
    ),
    hourwise as (${hoursOf('hourly', key)}),
    sums as (
      select ${keys}, sum(tickets)::int as tickets, sum(clients)::int as clients, sum(called)::int as called, sum(served)::int as served,
        sum(missed)::int as missed, sum(cancelled)::int as cancelled, sum(transferred)::int as transferred,
        sum(ordered)::int as ordered, sum(arrived)::int as arrived, sum(unserved)::int as unserved,
        sum(left_count)::int as left_count, sum(left_sum)::bigint as left_sum, min(left_min) as left_min, max(left_max) as left_max,
        sum(wait_count)::int as wait_count, sum(wait_sum)::bigint as wait_sum, min(wait_min) as wait_min, max(wait_max) as wait_max,
        sum(handling_count)::int as handling_count, sum(handling_sum)::bigint as handling_sum,
        min(handling_min) as handling_min, max(handling_max) as handling_max, sum(wait_histogram) as wait_histogram,
        sum(handling_histogram) as handling_histogram, sum(left_histogram) as left_histogram
      from d group by ${keys}
    )
    ${combineMeasures(key, measures, [
      { relation: 'sums', measures: hasNot(measures, ...hourMeasures) },
      { relation: 'hourwise', measures: hourMeasures },
    ])}`;
}

export function countedEmployeeMonths(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    d as materialized (${daysOfMonths('statistics_employee_days')}),
    sums as (
      select ${employeeKeys}, sum(called)::int as called, sum(served)::int as served, sum(missed)::int as missed,
        sum(handling_count)::int as handling_count, sum(handling_sum)::bigint as handling_sum,
        min(handling_min) as handling_min, max(handling_max) as handling_max, sum(handling_histogram) as handling_histogram
      from d group by ${employeeKeys}
    )
    ${combineMeasures(employeeKey, employeeMeasures, [{ relation: 'sums', measures: Object.keys(employeeMeasures) }])}`;
}

export const monthColumns: readonly string[] = [...key, ...Object.keys(measures)];
export const employeeMonthColumns: readonly string[] = [...employeeKey, ...Object.keys(employeeMeasures)];

/** Puts months of stores together again from their days. The caller holds the stores. */
export async function countMonths(db: Database, months: readonly StoreMonth[]): Promise<void> {
  if (months.length === 0) return;
  const listed = listedMonths(months);
  const columns = (names: readonly string[]) => sql.raw(names.join(', '));
  for (const table of ['statistics_months', 'statistics_employee_months']) {
    await sql`delete from ${sql.table(table)} d using (${listed}) l where d.store_id = l.store_id and d.month = l.month`.execute(db);
  }
  await sql`insert into statistics_months (${columns(monthColumns)}) ${countedMonths(listed)}`.execute(db);
  await sql`insert into statistics_employee_months (${columns(employeeMonthColumns)}) ${countedEmployeeMonths(listed)}`.execute(db);
}
