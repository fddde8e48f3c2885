import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { PlannedDay } from '../../../../contract/operations/stores/statistics-planning.ts';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { addDays, type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { expectedStates } from '../../../../contract/rules/orders/order-states.ts';
import { listPlayedDesks, type PastDay } from '../../../../contract/rules/statistics/what-if/past-day.ts';
import { usualPlan } from '../../../../contract/rules/statistics/what-if/usual-plan.ts';
import type { Database } from '../../../db/database.ts';
import { readSources } from '../../stores/opening/read-sources.ts';
import { readPast } from '../planning/read-past.ts';
import { readPlanning } from '../planning/read-planning.ts';
import { officeOn, readDeskDays } from './read-desk-days.ts';
import { readDesks } from './read-desks.ts';
import { readPatience, readServiceTimes } from './read-service-times.ts';

const zone = sql.lit(timeZone);
/** This many earlier days of the weekday say when desks usually are open, among the days of so long ago. */
const [similarDays, daysRead] = [4, 63];
/** Times at desks are of so many days. */
export const daysMeasured = 56;

type Asked = {
  readonly actor: Actor;
  readonly store: number;
  readonly day: Day | null;
  readonly target: number | null;
  readonly now: Date;
};

/** What is known of a coming day of a store, so that a plan of desks can be played on it. */
export async function readWhatIf(db: Database, { actor, store, day, target, now }: Asked): Promise<StatisticsWhatIf> {
  const planning = await readPlanning(db, { actor, store, target, now });
  const { today } = planning;
  const shown = chosenDay(planning.days, day, today);
  const asked = shown?.day ?? day;
  const sources = await readSources(db, store);
  const measured = { from: addDays(today, -daysMeasured), to: addDays(today, -1) };
  const usual = asked === null ? { similar: [], desks: [], withSessions: 0 } : await readUsual(db, { store, day: asked, today }, sources);
  return {
    store_id: store,
    today,
    made_on: planning.made_on,
    days: planning.days.map((one) => ({ day: one.day, reason: one.reason })),
    day: asked,
    reason: planning.days.length === 0 ? 'not_made' : shown === undefined ? 'beyond' : shown.reason,
    target: planning.target,
    office: asked === null ? [] : officeOn(asked, sources),
    hours: (shown?.hours ?? []).map(({ hour, open, expected, low, high, ordered }) => ({ hour, open, expected, low, high, ordered })),
    expected: shown?.expected ?? null,
    low: shown?.low ?? null,
    high: shown?.high ?? null,
    dispersion: asked === null ? 1 : await readDispersion(db, { store, day: asked }),
    reservations: asked === null ? [] : await readReservations(db, { store, day: asked }),
    services: await readServiceTimes(db, { store, ...measured }),
    patience: await readPatience(db, { store, ...measured }),
    measured,
    desks: usual.desks,
    similar_days: usual.similar,
    days_with_sessions: usual.withSessions,
  };
}

/** The asked day; without one the first day after today that can be played. */
function chosenDay(days: readonly PlannedDay[], day: Day | null, today: Day): PlannedDay | undefined {
  if (day !== null) return days.find((one) => one.day === day);
  const coming = days.filter((one) => one.day > today);
  return coming.find(({ reason }) => reason === null) ?? coming.find(({ reason }) => reason !== 'closed') ?? days[0];
}

type OfDay = { readonly store: number; readonly day: Day };

async function readUsual(db: Database, { store, day, today }: OfDay & { readonly today: Day }, sources: OpeningSources) {
  const past = await readPast(db, { store, from: addDays(today, -daysRead), to: addDays(today, -1) }, sources);
  const similar = past
    .filter((one) => weekdayOf(one.day) === weekdayOf(day))
    .slice(0, similarDays)
    .map((one) => one.day);
  const days = [...(await readDeskDays(db, { store, days: similar }, sources)).values()];
  const desks = await readDesks(db, store);
  const serves = new Map(desks.map(({ id, services }) => [id, services]));
  const served = days.map((one) => listPlayedDesks(one, serves));
  const open = usualPlan(served, officeOn(day, sources));
  // A desk without services of its own serves what it served.
  const servicesOf = (id: number, own: readonly number[]): readonly number[] =>
    own.length > 0 ? own : [...new Set(served.flatMap((one) => one.find((desk) => desk.id === id)?.services ?? []))];
  return {
    similar,
    desks: desks.map((desk) => ({ ...desk, services: servicesOf(desk.id, desk.services), open: open.get(desk.id) ?? [] })),
    withSessions: days.filter(hasSessions).length,
  };
}

/** Whether the branch reported who was at a desk on the day. */
export function hasSessions({ sessions }: PastDay): boolean {
  return sessions.length > 0;
}

async function readDispersion(db: Database, { store, day }: OfDay): Promise<number> {
  const { rows } = await sql<{ dispersion: number }>`
    select day_dispersion as dispersion from statistics_forecasts
    where store_id = ${store} and day = ${day}::date order by made_on desc limit 1`.execute(db);
  return rows[0]?.dispersion ?? 1;
}

async function readReservations(db: Database, { store, day }: OfDay): Promise<StatisticsWhatIf['reservations']> {
  const { rows } = await sql<{ at: number; service: number }>`
    select (extract(epoch from (o.starts_at at time zone ${zone}) - ${day}::date::timestamp) / 60)::int as at, o.service_id as service
    from orders o
    where o.store_id = ${store} and o.deleted_at is null and o.state = any(${[...expectedStates]}::text[])
      and o.starts_at >= ${day}::date::timestamp at time zone ${zone} and o.starts_at < (${day}::date + 1)::timestamp at time zone ${zone}
    order by 1, 2`.execute(db);
  return rows;
}
