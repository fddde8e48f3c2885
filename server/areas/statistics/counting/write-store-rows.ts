import { sql } from 'kysely';
import { dashboardDays } from '../../../../contract/rules/statistics/unusual-wait.ts';
import type { Database } from '../../../db/database.ts';
import { plannedOnce } from '../../../db/planned-once.ts';
import { daysAfter } from './prague-days.ts';

/** Stores, and the day that their rows are about. */
export type StoresOfDay = { readonly stores: readonly number[]; readonly today: string };

const today = [
  'tickets',
  'served',
  'missed',
  'ordered',
  'arrived',
  'waiting',
  'waiting_since',
  'wait_min',
  'wait_max',
  'handling_min',
  'handling_max',
  'hour_tickets',
  'hour_waits',
  'hour_wait_sums',
] as const;
const past = [
  'past_wait_min',
  'past_wait_max',
  'past_wait_count',
  'past_wait_sum',
  'past_handling_min',
  'past_handling_max',
  'past_handling_count',
  'past_handling_sum',
  'usual_days',
  'usual_tickets',
  'usual_waits',
  'usual_wait_sums',
] as const;

const listOf = (names: readonly string[]) => sql.raw(names.join(', '));
const setOf = (names: readonly string[]) => sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));

/**
 * Writes what the dashboard shows of stores: their day, the thirty days before it and the usual course of its weekday.
 * The caller has locked the stores.
 */
export async function writeStoreRows(db: Database, wanted: StoresOfDay): Promise<void> {
  if (wanted.stores.length === 0) return;
  await sql`
    insert into statistics_stores as s (store_id, day, ${listOf(today)}, ${listOf(past)})
    with stores as (select unnest(${[...wanted.stores]}::int[]) as store_id),
    ${todaySql(wanted.today)}, ${pastSql(wanted.today)}
    select store_id, ${wanted.today}::date, ${listOf(today)}, ${listOf(past)} from today_of join past_of using (store_id)
    on conflict (store_id) do update set day = excluded.day, ${setOf([...today, ...past])}`.execute(db);
}

/** The same where only the day itself has changed. A store where the row is about another day is written as a whole. */
export async function writeToday(db: Database, { stores, today: day }: StoresOfDay): Promise<void> {
  if (stores.length === 0) return;
  const { rows } = await sql<{ store_id: number }>`
    with stores as (select unnest(${[...stores]}::int[]) as store_id), ${todaySql(day)}
    update statistics_stores s set (${listOf(today)}) = (select ${listOf(today)} from today_of t where t.store_id = s.store_id)
    from stores where s.store_id = stores.store_id and s.day = ${day}::date returning s.store_id`.execute(db);
  const written = new Set(rows.map(({ store_id }) => store_id));
  await writeStoreRows(db, { stores: stores.filter((store) => !written.has(store)), today: day });
}

/** Those of the stores that the dashboard has no row of. */
export async function withoutRow(db: Database, stores: readonly number[]): Promise<readonly number[]> {
  if (stores.length === 0) return [];
  const { rows } = await sql<{ store_id: number }>`
    select one.store_id from unnest(${plannedOnce(stores, 'int[]')}) as one (store_id)
    where not exists (select from statistics_stores s where s.store_id = one.store_id)`.execute(db);
  return rows.map(({ store_id }) => store_id);
}

/** One row for each of `stores`, also of one where nothing happened. */
function todaySql(day: string) {
  return sql`
    d as materialized (
      select d.* from stores join statistics_days d on d.store_id = stores.store_id and d.day = ${day}::date
    ), today_of as (
      select store_id, coalesce(sum(d.tickets), 0)::int as tickets, coalesce(sum(served), 0)::int as served,
        coalesce(sum(missed), 0)::int as missed, coalesce(sum(ordered), 0)::int as ordered, coalesce(sum(arrived), 0)::int as arrived,
        coalesce(sum(waiting), 0)::int as waiting, min(waiting_since) as waiting_since,
        min(wait_min) as wait_min, max(wait_max) as wait_max, min(handling_min) as handling_min, max(handling_max) as handling_max,
        coalesce(sum(hour_tickets), 0) as hour_tickets, coalesce(sum(hour_waits), 0) as hour_waits,
        coalesce(sum(hour_wait_sums), 0) as hour_wait_sums
      from stores left join d using (store_id) group by store_id
    )`;
}

/** Usual is what the same weekdays were on which anybody came: holidays and closed days say nothing of an open one. */
function pastSql(day: string) {
  const { month, usualWeeks } = dashboardDays;
  const weekdays = Array.from({ length: usualWeeks }, (_, week) => daysAfter(day, -7 * (week + 1)));
  return sql`
    month_of as (
      select store_id, min(wait_min) as past_wait_min, max(wait_max) as past_wait_max,
        coalesce(sum(wait_count), 0)::int as past_wait_count, coalesce(sum(wait_sum), 0)::bigint as past_wait_sum,
        min(handling_min) as past_handling_min, max(handling_max) as past_handling_max,
        coalesce(sum(handling_count), 0)::int as past_handling_count, coalesce(sum(handling_sum), 0)::bigint as past_handling_sum
      from stores join statistics_days p using (store_id)
      where p.day >= ${daysAfter(day, -month)}::date and p.day < ${day}::date group by store_id
    ), usual_of as (
      select store_id, count(distinct p.day)::int as usual_days, sum(hour_tickets) as usual_tickets, sum(hour_waits) as usual_waits,
        sum(hour_wait_sums) as usual_wait_sums
      from stores join statistics_days p using (store_id) where p.day = any(${weekdays}::date[]) and p.tickets > 0 group by store_id
    ), past_of as (
      select stores.store_id, past_wait_min, past_wait_max, coalesce(past_wait_count, 0) as past_wait_count,
        coalesce(past_wait_sum, 0) as past_wait_sum, past_handling_min, past_handling_max,
        coalesce(past_handling_count, 0) as past_handling_count, coalesce(past_handling_sum, 0) as past_handling_sum,
        coalesce(usual_days, 0) as usual_days, coalesce(usual_tickets, 0) as usual_tickets,
        coalesce(usual_waits, 0) as usual_waits, coalesce(usual_wait_sums, 0) as usual_wait_sums
      from stores left join month_of using (store_id) left join usual_of using (store_id)
    )`;
}
