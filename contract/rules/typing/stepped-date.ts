import { instantAt, localDay, type WallTime, wallTimeAt } from '../time/prague-time.ts';
import { formatDay, formatInstant } from '../time/shown-time.ts';
import { isoDay, readTypedDate, typedInstant } from './typed-date.ts';
import { readTypedTime } from './typed-time.ts';

export type DateKind = 'day' | 'time' | 'instant';
/** The text after a step, and where in it the part is that was stepped. */
export type SteppedDate = { readonly text: string; readonly from: number; readonly to: number };

/** Where the caret is, and how much later the part there shall be. */
export type Step = { readonly caret: number; readonly by: number };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const units = ['day', 'month', 'year', 'hour', 'minute'] as const;
const bounds = [
  [0, 2],
  [3, 5],
  [6, 10],
  [11, 13],
  [14, 16],
] as const;

/**
 * A typed date with its part at the caret so much later: `24.12.2026` with the caret in the month and 1 is `24.01.2027`. An empty
 * field begins with what is now. Undefined where the text is no date, or the step leads out of the years that are kept.
 */
export function steppedDate(kind: DateKind, text: string, { caret, by }: Step, now: Date): SteppedDate | undefined {
  if (text.trim() === '') return at(0, shownNow(kind, now));
  const part = partAt(text, caret, kind === 'instant' ? 5 : kind === 'day' ? 3 : 2);
  if (kind === 'time') {
    const time = readTypedTime(text);
    return time === null ? undefined : at(part, timeAfter(time, part === 0 ? by * 60 : by));
  }
  const typed = readTypedDate(text);
  if (typed === undefined) return undefined;
  const stepped =
    part < 3 ? dayAfter(typed, part, by) : wallTimeAt(new Date(Date.parse(typedInstant(typed)) + by * (part === 3 ? 60 : 1) * minuteMs));
  if (stepped.year < 1900 || stepped.year >= 2200) return undefined;
  return at(part, kind === 'day' ? formatDay(isoDay(stepped)) : formatInstant(instantAt(stepped).toISOString()));
}

function at(part: number, text: string): SteppedDate {
  const [from, to] = bounds[part] ?? bounds[0];
  return { text, from, to };
}

/** Which number of the text the caret is in or behind. */
function partAt(text: string, caret: number, count: number): number {
  const found = [...text.matchAll(/\d+/gu)].findIndex((number) => caret <= number.index + number[0].length);
  return found === -1 ? count - 1 : Math.min(found, count - 1);
}

function shownNow(kind: DateKind, now: Date): string {
  if (kind === 'day') return formatDay(localDay(now));
  const shown = formatInstant(now.toISOString());
  return kind === 'instant' ? shown : shown.slice(11);
}

function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % dayMinutes) + dayMinutes) % dayMinutes;
  return [Math.floor(total / 60), total % 60].map((number) => String(number).padStart(2, '0')).join(':');
}

/** The last day of a month stays one: a month after 31 January is the end of February. */
function dayAfter(wall: WallTime, part: number, by: number): WallTime {
  const unit = units[part];
  const month = wall.month - 1 + (unit === 'month' ? by : 0);
  const year = wall.year + (unit === 'year' ? by : 0);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(wall.day, last) + (unit === 'day' ? by : 0)));
  return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
