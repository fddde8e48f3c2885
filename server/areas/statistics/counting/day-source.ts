import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { expectedStates } from '../../../../contract/rules/orders/order-states.ts';
import { bucketBounds, bucketDigits } from '../../../../contract/rules/statistics/histogram.ts';
import { handledStates } from '../../../../contract/rules/statistics/ticket-times.ts';
import { plannedOnce } from '../../../db/planned-once.ts';

type Sql = RawBuilder<unknown>;

/** A day of a store, `YYYY-MM-DD` as clocks in Prague show it. */
export type StoreDay = { readonly store_id: number; readonly day: string };

/** Whether both are the same day of the same store. */
export function isSame(one: StoreDay, other: StoreDay): boolean {
  return one.store_id === other.store_id && one.day === other.day;
}

/** Each of the days once. */
export function distinct(all: readonly StoreDay[]): readonly StoreDay[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

const zone = sql.lit(timeZone);
const bounds = sql.raw(`array[${bucketBounds.join(',')}]::bigint[]`);
const handled = sql.raw(`(${handledStates.map((state) => `'${state}'`).join(', ')})`);
const expected = sql.raw(`(${expectedStates.map((state) => `'${state}'`).join(', ')})`);

/** The channel of anyone who came without a reservation, and of a reservation that the central does not have any more. */
const walkIn = sql.lit('walk_in');
const unknown = sql.lit('unknown');

/** The listed days, as a relation of `store_id` and `day`. */
export function listedDays(days: readonly StoreDay[]): Sql {
  return sql`select * from unnest(${plannedOnce(
    days.map(({ store_id }) => store_id),
    'int[]',
  )}, ${plannedOnce(
    days.map(({ day }) => day),
    'date[]',
  )}) as l (store_id, day)`;
}

/** The first instant of a day of the relation `l`; the day after begins 23, 24 or 25 hours later. */
const begins = (day: Sql) => sql`((${day})::timestamp at time zone ${zone})`;

/** Whether an instant is within the hours that the town counts (`contract/rules/statistics/working-hours.ts`). */
const isWorking = (at: Sql) => sql`
  (${at} at time zone ${zone})::time >= coalesce((select working_from from statistics_settings limit 1), '00:00')
  and (${at} at time zone ${zone})::time < coalesce((select working_to from statistics_settings limit 1), '24:00')`;

/** Whether the service of a row of `of` counts in whole stores (decision 0170). */
export const isCountedIn = (of: 'd' | 'one' | 'all_of_them'): Sql =>
  sql`${sql.ref(`${of}.service_id`)} <> all(coalesce((select left_out_services from statistics_settings limit 1), '{}'))`;

/** Day after day by the index: the planner would rather hold every ticket of a store against every day of the list. */
export const apart = sql`offset 0`;

/**
 * Tickets of the relation `listed` with their times in milliseconds, by the definitions of page 06 (in words that programs
 * understand: contract/rules/statistics/ticket-times.ts). A day is that of the arrival, and so is the hour.
 */
export const ticketsOfDays = sql`
  select l.store_id, l.day, t.id, t.number, t.created_at, t.service_id, t.employee_id, t.desk_id, t.order_id, t.state, t.called_at, t.finished_at, r.ready,
    case when t.order_id is null then ${walkIn} else coalesce(o.channel, ${unknown}) end as channel,
    extract(hour from t.created_at at time zone ${zone})::smallint as hour,
    ${isWorking(sql`t.created_at`)} as is_working,
    t.visit_id is null or t.visit_id = t.id as is_first,
    case when t.called_at is not null then greatest(0, round(date_part('epoch', t.called_at - r.ready) * 1000))::bigint end as wait,
    case when h.length >= coalesce((select shortest_handling * 1000 from statistics_settings limit 1), 0) then h.length end as handling,
    case when t.state = 'cancelled' and t.called_at is null and t.finished_at is not null then greatest(0, round(date_part('epoch', t.finished_at - r.ready) * 1000))::bigint end as "left",
    coalesce(t.called_at, t.finished_at) as waited_until
  from listed l
  cross join lateral (
    select * from tickets one where one.store_id = l.store_id and one.deleted_at is null
      and one.created_at >= ${begins(sql`l.day`)} and one.created_at < ${begins(sql`l.day + 1`)} ${apart}
  ) t
  left join orders o on o.store_id = t.store_id and o.id = t.order_id
  cross join lateral (select greatest(t.created_at, o.starts_at) as ready) r
  cross join lateral (
    select case when t.state in ${handled} and t.called_at is not null and t.finished_at is not null
      then greatest(0, round(date_part('epoch', t.finished_at - t.called_at) * 1000))::bigint end as length
  ) h`;

/** Those of them that arrived within the hours of work: all that statistics count. */
export const countedTickets = sql`select * from (${ticketsOfDays}) each_of_them where is_working`;

/** Reservations of the relation `listed` that were to come, counted on the day of their time. */
export const ordersOfDays = sql`
  select l.store_id, l.day, o.service_id, o.channel, count(*)::int as ordered,
    (count(*) filter (where o.state in ('arrived', 'served')))::int as arrived
  from listed l
  cross join lateral (
    select * from orders one where one.store_id = l.store_id and one.deleted_at is null
      and one.starts_at >= ${begins(sql`l.day`)} and one.starts_at < ${begins(sql`l.day + 1`)}
      and one.state in ${expected} and ${isWorking(sql`one.starts_at`)} ${apart}
  ) o
  group by 1, 2, 3, 4`;

/** Counts of times by bucket as one number (`contract/rules/statistics/histogram.ts`); `of` names the column of times. */
export function buildHistogramSql(of: string): Sql {
  const bucket = sql`width_bucket(${sql.ref(of)}, ${bounds})`;
  return sql`coalesce(sum(('1e' || ${sql.lit(bucketDigits)} * ${bucket})::numeric), 0) as ${sql.ref(`${of}_histogram`)}`;
}
