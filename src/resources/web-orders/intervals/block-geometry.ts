import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { type Interval, minutesOf, timeAt, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../contract/rules/opening/week-changes.ts';

/** A place in the drawn week: the column from Monday on, and minutes of the day. */
export type Point = { readonly column: number; readonly minutes: number };
export type Grip = 'whole' | 'start' | 'end';

const dayMinutes = 24 * 60;
/** What a press without a drag makes. */
const lengthOfNew = 60;

/** The nearest step to the minutes of the day. */
export function snapped(minutes: number): number {
  return Math.min(Math.max(Math.round(minutes / cellMinutes) * cellMinutes, 0), dayMinutes);
}

/** The interval that a drag over the bare day draws, downwards or upwards. */
export function drawn(from: Point, to: Point): WeeklyInterval {
  const [begun, left] = [snapped(from.minutes), snapped(to.minutes)];
  if (begun === left) {
    const start = Math.min(begun, dayMinutes - lengthOfNew);
    return { weekday: weekdayIn(from.column), opens: timeAt(start), closes: timeAt(start + lengthOfNew) };
  }
  return { weekday: weekdayIn(from.column), opens: timeAt(Math.min(begun, left)), closes: timeAt(Math.max(begun, left)) };
}

/** The interval as a drag by one of its edges, or by its middle, has it now: never turned round, never outside of the week. */
export function dragged(before: WeeklyInterval, grip: Grip, from: Point, to: Point): WeeklyInterval {
  const shift = to.minutes - from.minutes;
  if (grip === 'start') return { ...before, opens: timeAt(Math.min(snapped(minutesOf(before.opens) + shift), latestStart(before))) };
  if (grip === 'end') return { ...before, closes: timeAt(Math.max(snapped(minutesOf(before.closes) + shift), earliestEnd(before))) };
  return {
    ...movedTo(before, snapped(minutesOf(before.opens) + shift)),
    weekday: weekdayIn(columnOf(before.weekday) + to.column - from.column),
  };
}

type Step = { readonly key: string; readonly shiftKey: boolean };

/** The interval after a press of an arrow; undefined when the key changes nothing. */
export function stepped(before: WeeklyInterval, { key, shiftKey }: Step): WeeklyInterval | undefined {
  const here: Point = { column: 0, minutes: 0 };
  const to = arrows[key];
  if (to === undefined || (shiftKey && to.column !== 0)) return undefined;
  return dragged(before, shiftKey ? 'end' : 'whole', here, to);
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { column: 0, minutes: -cellMinutes },
  ArrowDown: { column: 0, minutes: cellMinutes },
  ArrowLeft: { column: -1, minutes: 0 },
  ArrowRight: { column: 1, minutes: 0 },
};

/** Whole hours that the drawing covers: the usual day, and all that lies outside of it. */
export function hoursDrawn(intervals: readonly Interval[]): { readonly from: number; readonly to: number } {
  const starts = intervals.map(({ opens }) => minutesOf(opens)).filter(Number.isFinite);
  const ends = intervals.map(({ closes }) => minutesOf(closes)).filter(Number.isFinite);
  const from = Math.max(0, Math.floor(Math.min(7 * 60, ...starts) / 60) * 60);
  return { from, to: Math.min(dayMinutes, Math.ceil(Math.max(18 * 60, ...ends) / 60) * 60) };
}

export function columnOf(weekday: number): number {
  return weekdays.findIndex((one) => one === weekday);
}

function weekdayIn(column: number): number {
  return weekdays[Math.min(Math.max(column, 0), weekdays.length - 1)] ?? 1;
}

function movedTo(before: WeeklyInterval, start: number): WeeklyInterval {
  const length = minutesOf(before.closes) - minutesOf(before.opens);
  const opens = Math.min(start, dayMinutes - length);
  return { ...before, opens: timeAt(opens), closes: timeAt(opens + length) };
}

function latestStart({ closes }: Interval): number {
  return minutesOf(closes) - cellMinutes;
}

function earliestEnd({ opens }: Interval): number {
  return minutesOf(opens) + cellMinutes;
}
