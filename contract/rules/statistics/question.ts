import type { MeasureName } from './definitions.ts';

/** By what the rows of an answer are apart. `cell` is an hour of a weekday. */
export const groupings = [
  'total',
  'store',
  'region',
  'service',
  'group',
  'channel',
  'hour',
  'weekday',
  'cell',
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const;
/** Reports have more of them: whether clients had ordered, who served them, and where. */
export type Grouping = (typeof groupings)[number] | 'booked' | 'employee' | 'desk';

/** Groupings with rows that follow each other in time: those of two periods are held together by their order. */
export const courseGroupings: readonly Grouping[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Groupings by the hour of arrival, of which neither times by length nor reservations are kept. */
export const hourGroupings: readonly Grouping[] = ['hour', 'cell'];

/**
 * With what a period is compared: the days before it, the same weekdays of 52 weeks ago, or the same dates a year ago. Of the last
 * year weekdays come first: a Friday says nothing of a Wednesday.
 */
export const comparisons = ['before', 'weekdays_year_ago', 'year_ago'] as const;
export type Comparison = (typeof comparisons)[number];

/** Periods by name stay what they are called: an address with one is right next month as well. */
export const namedPeriods = [
  'today',
  'yesterday',
  'week',
  'last_week',
  'month',
  'last_month',
  'quarter',
  'last_quarter',
  'year',
  'last_year',
] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Days in Prague, both within it. */
export type Period = { readonly from: string; readonly to: string };

/** What is asked; an empty list means all. */
export type Question = {
  readonly period: NamedPeriod | Period;
  readonly stores: readonly number[];
  readonly regions: readonly number[];
  readonly services: readonly number[];
  readonly groups: readonly number[];
  readonly channels: readonly string[];
  readonly by: Grouping;
  readonly values: readonly MeasureName[];
  readonly compared: Comparison | null;
  /** Of these days of the week, 0 is Monday; an empty list means all. */
  readonly weekdays: readonly number[];
  /** The target in minutes; null is the one that the town has set. */
  readonly target: number | null;
};

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later. */
export function dayAfter(day: string, count: number): string {
  return dayAt(utc(day) + count * dayMs);
}

/** How many days a period has. */
export function countPeriodDays({ from, to }: Period): number {
  return Math.round((utc(to) - utc(from)) / dayMs) + 1;
}

/** Which days a named period has, seen from the day that it is. Weeks begin on Monday. */
export function resolvePeriod(period: NamedPeriod | Period, today: string): Period {
  if (typeof period !== 'string') return period;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monday = dayAfter(today, -((new Date(utc(today)).getUTCDay() + 6) % 7));
  const months = (first: number, count: number): Period => ({
    from: dayAt(Date.UTC(year, first - 1, 1)),
    to: dayAt(Date.UTC(year, first - 1 + count, 0)),
  });
  const quarter = Math.floor((month - 1) / 3) * 3 + 1;
  const periods: Readonly<Record<NamedPeriod, Period>> = {
    today: { from: today, to: today },
    yesterday: { from: dayAfter(today, -1), to: dayAfter(today, -1) },
    week: { from: monday, to: dayAfter(monday, 6) },
    last_week: { from: dayAfter(monday, -7), to: dayAfter(monday, -1) },
    month: months(month, 1),
    last_month: months(month - 1, 1),
    quarter: months(quarter, 3),
    last_quarter: months(quarter - 3, 3),
    year: months(1, 12),
    last_year: months(-11, 12),
  };
  return periods[period];
}

/**
 * The period to compare with. An unfinished one is compared with as much of the other as has passed of it: `passed` is the last day
 * of it that is counted, today at the latest.
 */
export function comparedPeriod(period: Period, comparison: Comparison, today: string): Period {
  const passed = { from: period.from, to: period.to > today && period.from <= today ? today : period.to };
  if (comparison === 'weekdays_year_ago') return { from: dayAfter(passed.from, -364), to: dayAfter(passed.to, -364) };
  if (comparison === 'year_ago') return { from: yearBefore(passed.from), to: yearBefore(passed.to) };
  const whole = monthsOf(period);
  if (whole === null) {
    const length = countPeriodDays(period);
    return { from: dayAfter(period.from, -length), to: dayAfter(passed.to, -length) };
  }
  // The month before a month, not so many days: they have no equal lengths.
  const [year = 0, month = 1] = period.from.split('-').map(Number);
  const from = dayAt(Date.UTC(year, month - 1 - whole, 1));
  const end = dayAfter(period.from, -1);
  const to = passed.to === period.to ? end : dayAfter(from, countPeriodDays(passed) - 1);
  return { from, to: to > end ? end : to };
}

/** Whether days of two periods that are held together by their order are other days of the week. */
export function fallOnOtherWeekdays(one: Period, other: Period): boolean {
  return ((utc(one.from) - utc(other.from)) / dayMs) % 7 !== 0;
}

/** Days are compared with the same weekdays of the last year, unless their dates are asked for once they are the rows. */
export function comparisonOfRows(by: Grouping, compared: Comparison | null): Comparison | null {
  return by === 'day' && compared === 'year_ago' ? 'weekdays_year_ago' : compared;
}

/** From this many days on, each weekday is about as frequent, wherever they begin. */
const manyDays = 28;

/**
 * Whether working days are compared with weekends without need: rows of days that are other weekdays, or the same dates of
 * last year of a period that is neither long nor of whole weeks.
 */
export function hasOtherWeekdays({ by, compared }: Pick<Question, 'by' | 'compared'>, period: Period, other: Period): boolean {
  if (!fallOnOtherWeekdays(period, other)) return false;
  const days = countPeriodDays(period);
  return by === 'day' || (compared === 'year_ago' && days < manyDays && days % 7 !== 0);
}

/** Months in the rows of a course. */
const monthsInRow: Readonly<Partial<Record<Grouping, number>>> = { month: 1, quarter: 3, year: 12 };

/** The row of the other period that a row of a course is compared with; null of other rows, and where the other period is over before it. */
export function comparedKey(key: string, by: Grouping, period: Period, other: Period): string | null {
  if (!courseGroupings.includes(by)) return null;
  const place = placeInPeriod(key, by, period);
  const months = monthsInRow[by];
  const found = months === undefined ? laterDay(other.from, by, place) : laterMonth(other.from, months, place);
  return found > other.to ? null : found;
}

function laterDay(from: string, by: Grouping, place: number): string {
  return by === 'week' ? dayAfter(from, 7 * place - ((new Date(utc(from)).getUTCDay() + 6) % 7)) : dayAfter(from, place);
}

function laterMonth(from: string, months: number, place: number): string {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return dayAt(Date.UTC(year, Math.floor((month - 1) / months) * months + place * months, 1));
}

/** Of how many whole months the period is; null where it is not of whole ones. */
function monthsOf({ from, to }: Period): number | null {
  if (!from.endsWith('-01') || !dayAfter(to, 1).endsWith('-01')) return null;
  const [year = 0, month = 1] = from.split('-').map(Number);
  const [endYear = 0, endMonth = 1] = dayAfter(to, 1).split('-').map(Number);
  return (endYear - year) * 12 + endMonth - month;
}

/** The same date a year earlier; of 29 February the day before it. */
function yearBefore(day: string): string {
  const [year = 0] = day.split('-').map(Number);
  const same = `${String(year - 1).padStart(4, '0')}${day.slice(4)}`;
  return dayAt(utc(same)) === same ? same : `${same.slice(0, 5)}02-28`;
}

/** The how manieth of its period a row of a course is, from 0: what rows of two periods are held together by. */
export function placeInPeriod(key: string, by: Grouping, period: Period): number {
  const weekOf = (day: string): number => Math.floor((utc(day) / dayMs + 3) / 7);
  const [year = 0, month = 1] = key.split('-').map(Number);
  const [firstYear = 0, firstMonth = 1] = period.from.split('-').map(Number);
  const months = (year - firstYear) * 12 + month - firstMonth;
  if (by === 'week') return weekOf(key) - weekOf(period.from);
  if (by === 'month') return months;
  if (by === 'quarter') return (year - firstYear) * 4 + Math.floor((month - 1) / 3) - Math.floor((firstMonth - 1) / 3);
  if (by === 'year') return year - firstYear;
  return Math.round((utc(key) - utc(period.from)) / dayMs);
}
