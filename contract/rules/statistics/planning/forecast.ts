import { type Day, weekdayOf } from '../../opening/calendar-days.ts';
import { type ArrivalRange, arrivalRange, pooledDispersion } from './arrival-range.ts';
import { inOpenHours } from './open-minutes.ts';

/** This many coming days are forecast each evening. */
export const daysForecast = 14;
/** This many of the latest open days of the same weekday are looked at, and from so many something is said. */
export const similarDays = 8;
const fewestSimilarDays = 4;
/** Desks are those of fewer days: people change places sooner than clients change habits. */
const deskDays = 4;
/** How much less each earlier day weighs. */
const fading = 0.8;

/** A day that is over, with the hours that it usually has. All lists have 24 places. */
export type PastDay = {
  readonly day: Day;
  /** Tickets by the hour of arrival. */
  readonly tickets: readonly number[];
  /** Minutes for which the office was open. */
  readonly open: readonly number[];
  /** Desks that served anyone in the hour. */
  readonly desks: readonly number[];
};

export type ComingDay = {
  readonly day: Day;
  readonly open: readonly number[];
  /** Reservations that are known by their hour. */
  readonly ordered: readonly number[];
};

/** Why nothing is said of a day. */
export const silentReasons = ['closed', 'no_tickets', 'few_days'] as const;
export type SilentReason = (typeof silentReasons)[number];

export type ForecastHour = {
  readonly hour: number;
  readonly open: number;
  readonly ordered: number;
  /** Null in an hour in which the office was never open before. */
  readonly expected: number | null;
  readonly range: ArrivalRange | null;
  /** What came in the hour on the last such day; null where the office was closed then. */
  readonly naive: number | null;
  /** How many desks usually serve in the hour; null where that is not known. */
  readonly desks: number | null;
};

export type Forecast =
  | { readonly reason: SilentReason; readonly similar: number }
  | {
      readonly reason: null;
      readonly similar: number;
      readonly naiveDay: Day;
      readonly dispersion: number;
      readonly dayDispersion: number;
      readonly hours: readonly ForecastHour[];
    };

/** What comes on a day, out of the latest open days of its weekday. `past` has usual days alone, the latest first. */
export function forecastOf({ day, open, ordered }: ComingDay, past: readonly PastDay[]): Forecast {
  if (open.every((minutes) => minutes === 0)) return { reason: 'closed', similar: 0 };
  const known = past.filter(({ tickets, open: minutes }) => sumNumbers(tickets) > 0 && sumNumbers(minutes) > 0);
  if (known.length === 0) return { reason: 'no_tickets', similar: 0 };
  const similar = sameWeekday(known, weekdayOf(day));
  const [last] = similar;
  if (last === undefined || similar.length < fewestSimilarDays) return { reason: 'few_days', similar: similar.length };
  const { dispersion, dayDispersion } = dispersionsOf(known);
  const hours = open.flatMap((minutes, hour): ForecastHour[] => {
    if (minutes === 0) return [];
    const booked = ordered[hour] ?? 0;
    const mean = meanOf(similar, hour, minutes);
    // Reservations are known: fewer clients are not expected.
    const expected = mean === null ? null : Math.max(mean, booked);
    return [
      {
        hour,
        open: minutes,
        ordered: booked,
        expected,
        range: expected === null ? null : arrivalRange(expected, dispersion),
        naive: (last.open[hour] ?? 0) === 0 ? null : (last.tickets[hour] ?? 0),
        desks: desksAt(similar, hour),
      },
    ];
  });
  return { reason: null, similar: similar.length, naiveDay: last.day, dispersion, dayDispersion, hours };
}

function sameWeekday(past: readonly PastDay[], weekday: number): readonly PastDay[] {
  return past
    .filter((one) => weekdayOf(one.day) === weekday)
    .slice(0, similarDays)
    .map((one) => ({ ...one, tickets: inOpenHours(one.tickets, one.open) }));
}

/** Tickets for each minute that the office was open, times its minutes on the day; the latest days weigh most. */
function meanOf(similar: readonly PastDay[], hour: number, minutes: number): number | null {
  let [tickets, open] = [0, 0];
  for (const [place, one] of similar.entries()) {
    const weight = fading ** place;
    const wasOpen = one.open[hour] ?? 0;
    if (wasOpen === 0) continue;
    tickets += weight * (one.tickets[hour] ?? 0);
    open += weight * wasOpen;
  }
  return open === 0 ? null : (tickets / open) * minutes;
}

function desksAt(similar: readonly PastDay[], hour: number): number | null {
  const counts = similar
    .slice(0, deskDays)
    .flatMap(({ open, desks }) => ((open[hour] ?? 0) === 0 ? [] : [desks[hour] ?? 0]))
    .toSorted((one, other) => one - other);
  // Of an even number the lower middle: a desk that is there on half of the days is not counted on.
  return counts[Math.floor((counts.length - 1) / 2)] ?? null;
}

/** How much hours and whole days of the store vary, all weekdays together: one weekday alone has too few. */
function dispersionsOf(known: readonly PastDay[]): { readonly dispersion: number; readonly dayDispersion: number } {
  const weeks = Array.from({ length: 7 }, (_, weekday) => sameWeekday(known, weekday));
  const hours = weeks.flatMap((days) =>
    Array.from({ length: 24 }, (_, hour) => days.flatMap(({ open, tickets }) => ((open[hour] ?? 0) === 0 ? [] : [tickets[hour] ?? 0]))),
  );
  return {
    dispersion: pooledDispersion(hours),
    dayDispersion: pooledDispersion(weeks.map((days) => days.map((one) => sumNumbers(one.tickets)))),
  };
}

/** The sum of numbers. */
export function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
