import type { Day } from '../../opening/calendar-days.ts';
import { type Interval, parseMinutes } from '../../opening/intervals.ts';
import { instantOn, openInstants } from '../../opening/open-instants.ts';

const hoursOfDay = 24;
const minute = 60_000;

/**
 * For how many minutes of each of 24 hours of the clock an office is open. Of the hour that daylight time skips there is none, and
 * the hour that comes twice may have 120.
 */
export function openMinutes(day: Day, intervals: readonly Interval[]): readonly number[] {
  const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour);
  if (intervals.length === 0) return hours.map(() => 0);
  const isUsual = instantOn(day, '24:00').getTime() - instantOn(day, '00:00').getTime() === hoursOfDay * 60 * minute;
  if (isUsual) return hours.map((hour) => sharedMinutes(wallMinutes(intervals), hour * 60, hour * 60 + 60));
  const open = openInstants(day, intervals).map(({ from, to }) => ({ from: from.getTime() / minute, to: to.getTime() / minute }));
  return hours.map((hour) => sharedMinutes(open, momentOf(day, hour), momentOf(day, hour + 1)));
}

type Span = { readonly from: number; readonly to: number };

function wallMinutes(intervals: readonly Interval[]): readonly Span[] {
  return intervals.map(({ opens, closes }) => ({ from: parseMinutes(opens), to: parseMinutes(closes) }));
}

function momentOf(day: Day, hour: number): number {
  return instantOn(day, `${String(hour).padStart(2, '0')}:00`).getTime() / minute;
}

function sharedMinutes(spans: readonly Span[], begins: number, ends: number): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, ends) - Math.max(from, begins)), 0);
}

/**
 * Counts by hour with those of closed hours moved to the nearest open one: who comes before the opening waits for it, and who came
 * after the closing was let in by its last hour. Empty where the office is closed all day.
 */
export function inOpenHours(counts: readonly number[], open: readonly number[]): readonly number[] {
  const openHours = open.flatMap((minutes, hour) => (minutes > 0 ? [hour] : []));
  const moved = open.map(() => 0);
  for (const [hour, count] of counts.entries()) {
    const next = openHours.find((one) => one >= hour);
    const before = openHours.findLast((one) => one < hour);
    // A break at noon belongs to the hour after it, the evening to the last hour.
    const place = next ?? before;
    if (place !== undefined) moved[place] = (moved[place] ?? 0) + count;
  }
  return moved;
}
