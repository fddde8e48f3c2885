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

/** What an order was made under, as far as a plan decides it: its client is held to nothing stricter later. */
export type PlanPromise = {
  readonly days_ahead: number;
  readonly opens_at: string;
  readonly least_minutes_before: number;
  readonly active_orders_limit: number | null;
};

/**
 * The plan as it holds for an order that was made under a promise: of each limit the more generous one. Which times there are, and
 * how long they are, is always of the plan of now: no one was promised another time than their own.
 */
export function planUnderPromise<P extends BookingPlan>(plan: P, promise: PlanPromise | undefined): P {
  if (promise === undefined) return plan;
  const isEarlier = plan.days_ahead === promise.days_ahead ? promise.opens_at < plan.opens_at : promise.days_ahead > plan.days_ahead;
  const { days_ahead, opens_at } = isEarlier ? promise : plan;
  return { ...plan, days_ahead, opens_at, least_minutes_before: Math.min(plan.least_minutes_before, promise.least_minutes_before) };
}

/** How many coming orders one e-mail may have while an order made under the promise is confirmed; null where there is no limit. */
export function limitUnderPromise(limit: number | null, promise: PlanPromise | undefined): number | null {
  if (promise === undefined) return limit;
  if (limit === null || promise.active_orders_limit === null) return null;
  return Math.max(limit, promise.active_orders_limit);
}
