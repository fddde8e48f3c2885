import { type Interval, inOrder, type WeeklyInterval } from './intervals.ts';

/** Hours of one weekday that differ; 0 is Sunday. */
export type WeekChange = { readonly weekday: number; readonly before: readonly Interval[]; readonly after: readonly Interval[] };

/** Weekdays from Monday on, as people read a week. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Hours of one weekday of a plan, in order. */
export function hoursOn(intervals: readonly WeeklyInterval[], weekday: number): readonly Interval[] {
  return inOrder(intervals.filter((each) => each.weekday === weekday)).map(({ opens, closes }) => ({ opens, closes }));
}

/** Which weekdays of two plans differ, from Monday on. */
export function weekChanges(before: readonly WeeklyInterval[], after: readonly WeeklyInterval[]): readonly WeekChange[] {
  return weekdays
    .map((weekday) => ({ weekday, before: hoursOn(before, weekday), after: hoursOn(after, weekday) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
