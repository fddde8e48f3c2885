import { type Interval, isReversed, overlaps } from '../../../../contract/rules/opening/intervals.ts';

export type HoursFault = { readonly at: 'from' | 'until'; readonly code: 'noTime' | 'reversed' | 'closed' };

/** Why the hours cannot be taken out of those of the day. */
export function hoursFault(taken: Interval, hours: readonly Interval[]): HoursFault | undefined {
  if (taken.opens === '') return { at: 'from', code: 'noTime' };
  if (taken.closes === '') return { at: 'until', code: 'noTime' };
  if (isReversed(taken)) return { at: 'until', code: 'reversed' };
  return hours.some((interval) => overlaps(interval, taken)) ? undefined : { at: 'from', code: 'closed' };
}
