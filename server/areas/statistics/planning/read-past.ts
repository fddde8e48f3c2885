import { sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources, type ReasonCode } from '../../../../contract/rules/opening/day-hours.ts';
import { expectedStates } from '../../../../contract/rules/orders/order-states.ts';
import { parseHours, wholeDay } from '../../../../contract/rules/statistics/day-course.ts';
import type { PastDay } from '../../../../contract/rules/statistics/planning/forecast.ts';
import { openMinutes } from '../../../../contract/rules/statistics/planning/open-minutes.ts';
import type { Database } from '../../../db/database.ts';

const zone = sql.lit(timeZone);

/** Both days belong to it. */
export type Span = { readonly store: number; readonly from: Day; readonly to: Day };

/** Hours of a plan; those that a holiday, a mark or an exception changed say nothing of other days. */
const usualReasons: readonly ReasonCode[] = ['base_plan', 'dated_plan'];

/** Days of a store that had their usual hours and no outage that kept tickets away, the latest first. */
export async function readPast(db: Database, span: Span, sources: OpeningSources): Promise<readonly PastDay[]> {
  const tickets = await readTickets(db, span);
  const disturbed = new Set(await readDisturbed(db, span));
  const desks = await readDesks(db, span);
  const past: PastDay[] = [];
  for (let day = span.to; day >= span.from; day = addDays(day, -1)) {
    const { intervals, reasons } = hoursOfDay(day, sources);
    const isUsual = intervals.length > 0 && reasons.every(({ code }) => usualReasons.includes(code));
    const counts = tickets.get(day);
    if (!isUsual || counts === undefined || disturbed.has(day)) continue;
    past.push({ day, tickets: counts, open: openMinutes(day, intervals), desks: desks.get(day) ?? wholeDay([], []) });
  }
  return past;
}

/** Tickets of all services by day and hour of arrival, out of the roll-ups. Days without any have none. */
export async function readTickets(db: Database, { store, from, to }: Span): Promise<ReadonlyMap<Day, readonly number[]>> {
  const { rows } = await sql<{ day: Day; tickets: string }>`
    select day, sum(hour_tickets)::text as tickets from statistics_days
    where store_id = ${store} and day between ${from}::date and ${to}::date and tickets > 0 group by day`.execute(db);
  return new Map(rows.map(({ day, tickets }) => [day, parseHours(tickets, 'count')]));
}

/** Days on which power or the server was out for an hour, or since which a silent branch has reported nothing. */
async function readDisturbed(db: Database, { store, from, to }: Span): Promise<readonly Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select distinct d.day::date as day
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    cross join lateral (select d.day::timestamp at time zone ${zone} as begins, (d.day + interval '1 day')::timestamp at time zone ${zone} as ends) b
    join outages o on o.store_id = ${store} and o.started_at < b.ends and (o.ended_at is null or o.ended_at > b.begins)
    where o.outage_kind in ('power', 'server') and least(coalesce(o.ended_at, b.ends), b.ends) - greatest(o.started_at, b.begins) >= interval '1 hour'
      or o.outage_kind in ('store_silent', 'network') and o.ended_at is null`.execute(db);
  return rows.map(({ day }) => day);
}

/** No client takes a desk for longer: a ticket that no one ended would hold its desk for days. */
const longestHandling = sql.raw(`interval '3 hours'`);

/** How many desks served anyone, by day and hour. */
async function readDesks(db: Database, { store, from, to }: Span): Promise<ReadonlyMap<Day, readonly number[]>> {
  const { rows } = await sql<{ day: Day; hours: readonly number[]; desks: readonly number[] }>`
    select day, array_agg(hour order by hour) as hours, array_agg(desks order by hour) as desks from (
      select (h.at at time zone ${zone})::date as day, extract(hour from h.at at time zone ${zone})::int as hour,
        count(distinct t.desk_id)::int as desks
      from tickets t
      cross join lateral generate_series(
        date_trunc('hour', t.called_at), least(coalesce(t.finished_at, t.called_at), t.called_at + ${longestHandling}), interval '1 hour'
      ) as h (at)
      where t.store_id = ${store} and t.deleted_at is null and t.desk_id is not null and t.called_at is not null
        and t.created_at >= ${from}::date::timestamp at time zone ${zone}
        and t.created_at < (${to}::date + 1)::timestamp at time zone ${zone}
      group by 1, 2
    ) hourly group by day`.execute(db);
  return new Map(rows.map(({ day, hours, desks }) => [day, wholeDay(hours, desks)]));
}

/** Reservations that are to come, by day and hour. */
export async function readReserved(db: Database, { store, from, to }: Span): Promise<ReadonlyMap<Day, readonly number[]>> {
  const { rows } = await sql<{ day: Day; hours: readonly number[]; orders: readonly number[] }>`
    select day, array_agg(hour order by hour) as hours, array_agg(orders order by hour) as orders from (
      select (o.starts_at at time zone ${zone})::date as day, extract(hour from o.starts_at at time zone ${zone})::int as hour,
        count(*)::int as orders
      from orders o
      where o.store_id = ${store} and o.deleted_at is null and o.state = any(${[...expectedStates]}::text[])
        and o.starts_at >= ${from}::date::timestamp at time zone ${zone}
        and o.starts_at < (${to}::date + 1)::timestamp at time zone ${zone}
      group by 1, 2
    ) hourly group by day`.execute(db);
  return new Map(rows.map(({ day, hours, orders }) => [day, wholeDay(hours, orders)]));
}
