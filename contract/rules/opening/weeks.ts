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

/** Weekdays that have the same hours; 0 is Sunday. */
export type WeekGroup = { readonly weekdays: readonly number[]; readonly intervals: readonly Interval[] };

/** A week in as few groups as there are different hours, by their first weekday from Monday on; closed days are in none. */
export function weekGroups(intervals: readonly WeeklyInterval[]): readonly WeekGroup[] {
  const groups = new Map<string, { readonly weekdays: number[]; readonly intervals: readonly Interval[] }>();
  for (const weekday of weekdays) {
    const hours = hoursOn(intervals, weekday);
    if (hours.length === 0) continue;
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { weekdays: [], intervals: hours };
    group.weekdays.push(weekday);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether the weekdays follow each other, and are so many that the first and the last say them all. */
export function isRun(days: readonly number[]): boolean {
  const places = days.map((day) => weekdays.findIndex((weekday) => weekday === day));
  return places.length > 2 && places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

export type WeekVersions<I extends WeeklyInterval> = {
  /** What both began with. */
  readonly base: readonly I[];
  readonly mine: readonly I[];
  readonly theirs: readonly I[];
};

/** The changes of both, weekday by weekday; undefined when both changed one weekday, each otherwise. */
export function mergedWeeks<I extends WeeklyInterval>({ base, mine, theirs }: WeekVersions<I>): readonly I[] | undefined {
  const isAlike = (one: readonly I[], other: readonly I[], weekday: number) =>
    JSON.stringify(hoursOn(one, weekday)) === JSON.stringify(hoursOn(other, weekday));
  const days = weekdays.map((weekday) => {
    const chosen = isAlike(mine, base, weekday)
      ? theirs
      : isAlike(theirs, base, weekday) || isAlike(mine, theirs, weekday)
        ? mine
        : undefined;
    return chosen?.filter((interval) => interval.weekday === weekday);
  });
  return days.every((day) => day !== undefined) ? days.flat() : undefined;
}
