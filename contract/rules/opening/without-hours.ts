import { type Interval, inOrder, overlaps } from './intervals.ts';

/** Hours of a day without a stretch of it: what of each interval lies before and after the stretch, in the order of the day. */
export function withoutHours(intervals: readonly Interval[], taken: Interval): readonly Interval[] {
  return inOrder(intervals).flatMap((interval) => {
    if (!overlaps(interval, taken)) return [interval];
    const before = { opens: interval.opens, closes: taken.opens };
    const after = { opens: taken.closes, closes: interval.closes };
    return [before, after].filter(({ opens, closes }) => opens < closes);
  });
}
