import { type Interval, inOrder } from './intervals.ts';

/** Hours of a day with a stretch more; those that touch or overlap become one. */
export function withHours(intervals: readonly Interval[], added: Interval): readonly Interval[] {
  return inOrder([...intervals, added]).reduce<readonly Interval[]>((merged, { opens, closes }) => {
    const last = merged.at(-1);
    if (last === undefined || last.closes < opens) return [...merged, { opens, closes }];
    return [...merged.slice(0, -1), { opens: last.opens, closes: last.closes > closes ? last.closes : closes }];
  }, []);
}
