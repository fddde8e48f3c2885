import { addDays, type Day, weekdayOf } from '../opening/calendar-days.ts';
import { inOrder, type WeeklyInterval } from '../opening/intervals.ts';
import { instantOn } from '../opening/open-instants.ts';
import { holdsOn, type Period } from '../opening/plan-periods.ts';

/** Visits of one length that can be ordered on a weekday, so many at one time (page 05, Configuration of intervals). */
export type BookingInterval = WeeklyInterval & Period & { readonly length_minutes: number; readonly capacity: number };

/** When and how far ahead clients order one service, or one agenda. */
export type BookingPlan = {
  readonly intervals: readonly BookingInterval[];
  /** A day opens for ordering so many days before it. */
  readonly days_ahead: number;
  /** The time of that day at which it opens, `HH:mm` in Prague. */
  readonly opens_at: string;
  /** A visit is ordered no later than so many minutes before it begins. */
  readonly least_minutes_before: number;
};

/** What is offered on the day, in its order. */
export function intervalsOn(day: Day, intervals: readonly BookingInterval[]): readonly BookingInterval[] {
  const weekday = weekdayOf(day);
  return inOrder(intervals.filter((interval) => interval.weekday === weekday && holdsOn(interval, day)));
}

/** The instant from which visits of the day can be ordered. */
export function opensForOrdering(day: Day, { days_ahead, opens_at }: BookingPlan): Date {
  return instantOn(addDays(day, -days_ahead), opens_at);
}
