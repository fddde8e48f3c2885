import type { BookingPlan } from './booking-plan.ts';

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
