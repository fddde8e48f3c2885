import type { Day } from './calendar-days.ts';
import { type DayHours, hoursOfDay, type OpeningSources } from './day-hours.ts';
import { dayAt, isOpenThroughout } from './open-instants.ts';

/** The day where the hours do not hold the time, and what they are. */
export type OutsideHours = DayHours & { readonly day: Day };

/**
 * Why no one can be served throughout the time: the hours of the day in Prague on which it begins; undefined when it lies
 * within them, breaks left out. Of a day that no plan covers and nothing else speaks of, such as each of a branch without
 * entered hours, no hours are known, and every time is within them.
 */
export function outsideHours(from: Date, to: Date, sources: OpeningSources): OutsideHours | undefined {
  const day = dayAt(from);
  const hours = hoursOfDay(day, sources);
  const isUnknown = hours.reasons.at(-1)?.code === 'no_plan';
  return isUnknown || isOpenThroughout(from, to, () => hours.intervals) ? undefined : { ...hours, day };
}
