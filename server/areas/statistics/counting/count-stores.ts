import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { apart, countedTickets, isCountedIn, listedDays, type StoreDay } from './day-source.ts';
import { combineMeasures, hourNumbers, measures, storeMeasures, summed } from './measures.ts';

type Sql = RawBuilder<unknown>;

const dayKey = ['store_id', 'day'] as const;

/** How many waited at most at once: who is called at the moment when another comes does not wait with them. */
const peaksOfDays = `
  select store_id, day, max(level)::int as peak from (
    select store_id, day, sum(step) over (partition by store_id, day order by at, step) as level from (
      select store_id, day, ready as at, 1 as step from t where waited_until is null or waited_until > ready
      union all select store_id, day, waited_until, -1 from t where waited_until > ready
    ) moves
  ) levels group by store_id, day`;

/** Rows of `statistics_store_days` of the relation `listed`, made of the rows of their counted services, and of tickets for the peak. */
export function countedStoreDays(listed: Sql): Sql {
  return sql`
    with listed as materialized (${listed}),
    d as materialized (
      select s.* from listed l cross join lateral (
        select * from statistics_days one where one.store_id = l.store_id and one.day = l.day and ${isCountedIn('one')} ${apart}
      ) s
    ),
    t as materialized (select store_id, day, ready, waited_until from (${countedTickets}) all_of_them where ${isCountedIn('all_of_them')}),
    sums as (select store_id, day, ${sql.raw(summed(measures))} from d group by store_id, day),
    peaks as (${sql.raw(peaksOfDays)})
    ${combineMeasures(dayKey, storeMeasures, [
      { relation: 'sums', measures: Object.keys(measures) },
      { relation: 'peaks', measures: ['peak'] },
    ])}`;
}

export const storeDayColumns: readonly string[] = [...dayKey, ...Object.keys(storeMeasures)];

/** Rows of `statistics_store_day_hours` of the relation `listed`: of days on which anybody came. */
export function countedStoreHours(listed: Sql): Sql {
  return sql`
    select one.store_id, one.day, ${sql.raw(summed(hourNumbers))} from (${listed}) l
    join statistics_days one on one.store_id = l.store_id and one.day = l.day
    where ${isCountedIn('one')} group by one.store_id, one.day having sum(one.tickets) > 0 order by one.store_id, one.day`;
}

export const storeHourColumns: readonly string[] = [...dayKey, ...Object.keys(hourNumbers)];

/** Counts whole stores of days again, after `countDays`. The caller holds the stores. */
export async function countStoreDays(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`
    with gone as (delete from statistics_store_day_hours d using (${listed}) l where d.store_id = l.store_id and d.day = l.day)
    delete from statistics_store_days d using (${listed}) l where d.store_id = l.store_id and d.day = l.day`.execute(db);
  await sql`insert into statistics_store_days (${sql.raw(storeDayColumns.join(', '))}) ${countedStoreDays(listed)}`.execute(db);
  await sql`insert into statistics_store_day_hours (${sql.raw(storeHourColumns.join(', '))}) ${countedStoreHours(listed)}`.execute(db);
}

/** Where nothing but orders changed: what else is known of the day stays. */
export async function countStoreOrders(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    with listed as materialized (${listedDays(days)}), fresh as (
      select l.store_id, l.day, count(d.store_id) > 0 as is_there, coalesce(sum(d.ordered), 0)::int as ordered,
        coalesce(sum(d.arrived), 0)::int as arrived
      from listed l left join statistics_days d on d.store_id = l.store_id and d.day = l.day and ${isCountedIn('d')} group by 1, 2
    ), gone as (
      delete from statistics_store_days s using fresh f where s.store_id = f.store_id and s.day = f.day and not f.is_there
    )
    insert into statistics_store_days as s (store_id, day, ordered, arrived) select store_id, day, ordered, arrived from fresh where is_there
    on conflict (store_id, day) do update set ordered = excluded.ordered, arrived = excluded.arrived
    where (s.ordered, s.arrived) is distinct from (excluded.ordered, excluded.arrived)`.execute(db);
}
