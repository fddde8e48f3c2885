import type { WeeklyInterval } from './intervals.ts';
import { hoursOn, weekdays } from './week-changes.ts';

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
