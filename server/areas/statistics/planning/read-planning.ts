import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { addDays, type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { arrivalRange, shownHour } from '../../../../contract/rules/statistics/planning/arrival-range.ts';
import { type DeskAim, deskNeed, judgePlannedDay } from '../../../../contract/rules/statistics/planning/desk-plan.ts';
import { type SilentReason, sumNumbers } from '../../../../contract/rules/statistics/planning/forecast.ts';
import { forecastError, isNaiveBetter, type PastHour } from '../../../../contract/rules/statistics/planning/forecast-error.ts';
import { inOpenHours, openMinutes } from '../../../../contract/rules/statistics/planning/open-minutes.ts';
import { usualQuestion } from '../../../../contract/rules/statistics/question-address.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { readSources } from '../../stores/opening/read-sources.ts';
import { dayAt } from '../counting/prague-days.ts';
import { readScope } from '../questions/question-scope.ts';
import { readStatisticsSettings } from '../questions/read-statistics-settings.ts';
import { readReserved, readTickets } from './read-past.ts';
import { daysMeasured, type KeptHour } from './store-forecasts.ts';

type Asked = { readonly actor: Actor; readonly store: number; readonly target: number | null; readonly now: Date };
type Kept = {
  readonly made_on: Day;
  readonly day: Day;
  readonly reason: SilentReason | null;
  readonly similar_days: number;
  readonly naive_day: Day | null;
  readonly dispersion: number;
  readonly day_dispersion: number;
  readonly hours: readonly KeptHour[];
};

/** What is expected in the coming days of a store, and how many desks it needs. */
export async function readPlanning(db: Database, { actor, store, target, now }: Asked): Promise<StatisticsPlanning> {
  const seen = await readScope(db, actor, { ...usualQuestion, stores: [store], target });
  if (!seen.stores.includes(store)) throw refuse('not_found');
  const today = dayAt(now);
  const kept = await readKept(db, store, today);
  const span = { store, from: today, to: kept.at(-1)?.day ?? today };
  const sources = await readSources(db, store);
  const reserved = await readReserved(db, span);
  const handling = await readHandling(db, store, today);
  const accuracy = await readAccuracy(db, store, today);
  const aim: DeskAim = { handling: handling.mean === null ? null : handling.mean / 60_000, ...seen.target };
  const naive = new Set(accuracy.filter(({ uses_naive }) => uses_naive).map(({ weekday }) => weekday));
  return {
    store_id: store,
    made_on: kept[0]?.made_on ?? null,
    today,
    target: seen.target,
    handling,
    left_out_services: (await readStatisticsSettings(db)).leftOut,
    days: kept.map((one) => {
      const isNaive = naive.has((weekdayOf(one.day) + 6) % 7);
      return dayOf(one, { sources, ordered: reserved.get(one.day) ?? [], isNaive, aim });
    }),
    accuracy,
  };
}

type Known = {
  readonly sources: OpeningSources;
  readonly ordered: readonly number[];
  readonly isNaive: boolean;
  readonly aim: DeskAim;
};

function dayOf(kept: Kept, { sources, ordered, isNaive, aim }: Known): PlannedDay {
  const { intervals } = hoursOfDay(kept.day, sources);
  const open = openMinutes(kept.day, intervals);
  const hasChanged = open.some((minutes, hour) => minutes !== (kept.hours.find((one) => one.hour === hour)?.open ?? 0));
  const basis = { day: kept.day, similar_days: kept.similar_days, naive_day: kept.naive_day, ordered: sumNumbers(ordered) };
  const nothing = { is_naive: false, hours_changed: false, expected: null, low: null, high: null, missing_hours: null, hours: [] };
  if (intervals.length === 0) return { ...basis, ...nothing, reason: 'closed' };
  // A day that opened after the evening has no forecast yet: it was closed then.
  if (kept.reason !== null) return { ...basis, ...nothing, reason: kept.reason, hours_changed: kept.reason === 'closed' };
  const hours = open.flatMap((minutes, hour) => {
    if (minutes === 0) return [];
    const stored = kept.hours.find((one) => one.hour === hour);
    const booked = ordered[hour] ?? 0;
    const shown = shownHour(stored, { open: minutes, ordered: booked, dispersion: kept.dispersion, isNaive });
    const need = deskNeed({ open: minutes, expected: shown.expected, high: shown.high, desks: stored?.desks ?? null }, aim);
    return [
      {
        hour,
        open: minutes,
        ...shown,
        naive: stored?.naive ?? null,
        ordered: booked,
        desks: stored?.desks ?? null,
        needed: need.needed,
        needed_high: need.neededHigh,
        difference: need.difference,
        within: need.within,
        within_needed: need.withinNeeded,
        grows: need.grows,
      },
    ];
  });
  const verdict = judgePlannedDay(hours);
  const isKnown = hours.every(({ expected }) => expected !== null);
  const expected = isKnown ? sumNumbers(hours.map((one) => one.expected ?? 0)) : null;
  const range = expected === null ? null : arrivalRange(expected, kept.day_dispersion);
  return {
    ...basis,
    reason: null,
    is_naive: isNaive,
    hours_changed: hasChanged,
    expected,
    low: range?.low ?? null,
    high: range?.high ?? null,
    missing_hours: verdict.kind === 'missing' ? verdict.hours : verdict.kind === 'enough' ? 0 : null,
    hours,
  };
}

/** What the last evening with a forecast said of today and the days after it. */
async function readKept(db: Database, store: number, today: Day): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select made_on, day, reason, similar_days, naive_day, dispersion, day_dispersion, hours from statistics_forecasts
    where store_id = ${store} and day >= ${today}::date
      and made_on = (select max(made_on) from statistics_forecasts where store_id = ${store})
    order by day`.execute(db);
  return rows;
}

async function readHandling(db: Database, store: number, today: Day): Promise<StatisticsPlanning['handling']> {
  const [from, to] = [addDays(today, -daysMeasured), addDays(today, -1)];
  const { rows } = await sql<{ n: number; sum: number }>`
    select coalesce(sum(handling_count), 0)::int as n, coalesce(sum(handling_sum), 0)::float8 as sum from statistics_days
    where store_id = ${store} and day between ${from}::date and ${to}::date`.execute(db);
  const { n, sum } = oneRow(rows);
  return { mean: n === 0 ? null : sum / n, n, from, to };
}

type Measured = { readonly day: Day; readonly replayed: boolean; readonly hours: readonly PastHour[] };

/** How far the stored forecasts of the evening before were from what came, by weekday, Monday first. */
async function readAccuracy(db: Database, store: number, today: Day): Promise<StatisticsPlanning['accuracy']> {
  const days = await readMeasured(db, store, today);
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const mine = days.filter(({ day }) => (weekdayOf(day) + 6) % 7 === weekday);
    const error = forecastError(mine.flatMap(({ hours }) => hours));
    if (error === null) return [];
    return [
      {
        weekday,
        days: mine.length,
        replayed: mine.filter(({ replayed }) => replayed).length,
        hours: error.hours,
        error: error.error,
        naive_error: error.naiveError,
        ratio: error.ratio,
        covered: error.covered,
        uses_naive: isNaiveBetter(error, mine.length),
      },
    ];
  });
}

/** A day on which no ticket was reported is left out: a branch that was silent says nothing of its clients. */
async function readMeasured(db: Database, store: number, today: Day): Promise<readonly Measured[]> {
  const span = { store, from: addDays(today, -daysMeasured), to: addDays(today, -1) };
  const actual = await readTickets(db, span);
  const { rows } = await sql<{ day: Day; replayed: boolean; hours: readonly KeptHour[] }>`
    select day, replayed, hours from statistics_forecasts
    where store_id = ${store} and day between ${span.from}::date and ${span.to}::date and made_on = day - 1 and reason is null
    order by day`.execute(db);
  return rows.flatMap(({ day, replayed, hours }) => {
    const counts = actual.get(day);
    if (counts === undefined) return [];
    const open = Array.from({ length: 24 }, (_, hour) => hours.find((one) => one.hour === hour)?.open ?? 0);
    const came = inOpenHours(counts, open);
    const known = hours.flatMap(({ hour, expected, low, high, naive }): PastHour[] =>
      expected === null || low === null || high === null || naive === null ? [] : [{ expected, low, high, naive, actual: came[hour] ?? 0 }],
    );
    return known.length === 0 ? [] : [{ day, replayed, hours: known }];
  });
}
