import { type Interval, inOrder, overlaps } from './intervals.ts';

/** Hours of a day with a stretch more; those that touch or overlap become one. */
export function withHours(intervals: readonly Interval[], added: Interval): readonly Interval[] {
  return inOrder([...intervals, added]).reduce<readonly Interval[]>((merged, { opens, closes }) => {
    const last = merged.at(-1);
    if (last === undefined || last.closes < opens) return [...merged, { opens, closes }];
    return [...merged.slice(0, -1), { opens: last.opens, closes: last.closes > closes ? last.closes : closes }];
  }, []);
}

/** Hours of a day without a stretch of it: what of each interval lies before and after the stretch, in the order of the day. */
export function withoutHours(intervals: readonly Interval[], taken: Interval): readonly Interval[] {
  return inOrder(intervals).flatMap((interval) => {
    if (!overlaps(interval, taken)) return [interval];
    const before = { opens: interval.opens, closes: taken.opens };
    const after = { opens: taken.closes, closes: interval.closes };
    return [before, after].filter(({ opens, closes }) => opens < closes);
  });
}
