import { type Interval, parseMinutes, timeAt, type WeeklyInterval } from '../../../../../contract/rules/opening/intervals.ts';
import { mergedWeeks, weekChanges } from '../../../../../contract/rules/opening/weeks.ts';
import type { Versions } from '../../../../crud/core/additions/field-addition.ts';
import { rowsOf, textOf } from '../../../../crud/core/row.ts';

/** An interval as a form holds it; one of an exception has no weekday. */
export type DraftInterval = Interval & { readonly weekday?: number };
/** With its place among all intervals of the form. */
export type PlacedInterval = DraftInterval & { readonly at: number };

/** Opening hours are whole numbers of so many minutes. */
export const step = 15;
const usual: Interval = { opens: '08:00', closes: '12:00' };
const lengthOfNew = 240;

/** The intervals in a value of the form. */
export function draftIntervals(value: unknown): readonly DraftInterval[] {
  return rowsOf(value).map((row) => {
    const interval = { opens: textOf(row['opens']), closes: textOf(row['closes']) };
    return typeof row['weekday'] === 'number' ? { ...interval, weekday: row['weekday'] } : interval;
  });
}

/** A new interval after the last one of the day, or the usual morning. */
export function nextInterval(intervals: readonly Interval[]): Interval {
  const last = Math.max(0, ...intervals.map(({ closes }) => parseMinutes(closes) || 0));
  if (last === 0) return usual;
  const from = Math.min(last + 60, 24 * 60 - step);
  return { opens: timeAt(from), closes: timeAt(from + lengthOfNew) };
}

/** The days get the intervals of the one day instead of their own. */
export function copiedTo(intervals: readonly DraftInterval[], weekday: number, to: readonly number[]): readonly DraftInterval[] {
  const copied = intervals.filter((one) => one.weekday === weekday);
  const kept = intervals.filter((one) => one.weekday === undefined || !to.includes(one.weekday));
  return [...kept, ...to.flatMap((other) => copied.map((one) => ({ ...one, weekday: other })))];
}

/** Merges the hours that two people changed on different weekdays of one plan; undefined where both changed the same weekday, or one already has all changes. */
export function mergedIntervals(versions: Versions): readonly WeeklyInterval[] | undefined {
  const [base, mine, theirs] = [weekly(versions.base), weekly(versions.mine), weekly(versions.theirs)];
  const merged = mergedWeeks({ base, mine, theirs });
  const isMore = merged !== undefined && [mine, theirs].every((one) => weekChanges(one, merged).length > 0);
  return isMore ? merged : undefined;
}

function weekly(value: unknown): readonly WeeklyInterval[] {
  return draftIntervals(value).map(({ weekday = 0, ...interval }) => ({ ...interval, weekday }));
}
