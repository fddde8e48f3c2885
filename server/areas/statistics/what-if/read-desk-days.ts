import { sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { parseMinutes } from '../../../../contract/rules/opening/intervals.ts';
import type { DeskSession, PastDay, PastTicket, Span } from '../../../../contract/rules/statistics/what-if/past-day.ts';
import type { Database } from '../../../db/database.ts';
import { listedDays, ticketsOfDays } from '../counting/day-source.ts';

const zone = sql.lit(timeZone);
const minutesAfter = (day: string, at: string) =>
  sql`round((extract(epoch from (${sql.raw(at)} at time zone ${zone}) - ${sql.raw(day)}::timestamp) / 60)::numeric, 2)::float8`;

/** Office hours of a day in minutes. */
export function officeOn(day: Day, sources: OpeningSources): readonly Span[] {
  return hoursOfDay(day, sources).intervals.map(({ opens, closes }) => ({ from: parseMinutes(opens), to: parseMinutes(closes) }));
}

/** What happened on days of a store: its tickets, and who was at which desk. */
export async function readDeskDays(
  db: Database,
  { store, days }: { readonly store: number; readonly days: readonly Day[] },
  sources: OpeningSources,
): Promise<ReadonlyMap<Day, PastDay>> {
  const listed = listedDays(days.map((day) => ({ store_id: store, day })));
  const { rows: tickets } = await sql<PastTicket & { readonly day: Day }>`
    with listed as materialized (${listed})
    select t.day, t.service_id as service, t.desk_id as desk, t.order_id is not null as "isOrdered",
      ${minutesAfter('t.day', 'coalesce(t.ready, t.created_at)')} as ready, ${minutesAfter('t.day', 't.called_at')} as called,
      ${minutesAfter('t.day', 't.finished_at')} as ends
    from (${ticketsOfDays}) t order by t.day, t.id`.execute(db);
  const { rows: sessions } = await sql<DeskSession & { readonly day: Day }>`
    with listed as materialized (${listed})
    select l.day, s.desk_id as desk, ${minutesAfter('l.day', 'greatest(s.started_at, b.begins)')} as from,
      ${minutesAfter('l.day', 'least(s.ended_at, b.ends)')} as to
    from listed l
    cross join lateral (
      select l.day::timestamp at time zone ${zone} as begins, (l.day + 1)::timestamp at time zone ${zone} as ends
    ) b
    join desk_sessions s on s.store_id = l.store_id and s.started_at < b.ends and s.started_at > b.begins - interval '2 days'
      and s.ended_at > b.begins and s.ended_at < s.started_at + interval '2 days'
    order by 1, 2, 3`.execute(db);
  return new Map(
    days.map((day) => [
      day,
      {
        tickets: tickets.filter((one) => one.day === day),
        sessions: sessions.filter((one) => one.day === day),
        office: officeOn(day, sources),
      },
    ]),
  );
}
