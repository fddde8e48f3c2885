import type { BookingPlan } from './booking-plan.ts';
import { offeredVisit } from './plan-of-service.ts';
import type { ServiceSources } from './service-hours.ts';

type Visit = { readonly starts_at: Date; readonly ends_at: Date };
type Change = { readonly before: BookingPlan; readonly after: BookingPlan; readonly sources: ServiceSources };
type Switched = BookingPlan & { readonly active: boolean };
type SwitchedChange = { readonly before: Switched | null; readonly after: Switched; readonly sources: ServiceSources };

/** What a plan that offers nothing is. */
export const nothingOffered: BookingPlan = { intervals: [], days_ahead: 30, opens_at: '00:00', least_minutes_before: 0 };

/**
 * Orders where the time is offered now and would be no longer offered after the change of the plan. An order that lies outside of the
 * offered times already loses nothing by it.
 */
export function lostOrders<V extends Visit>(orders: readonly V[], { before, after, sources }: Change): readonly V[] {
  const isOffered = (order: V, plan: BookingPlan): boolean => offeredVisit(order, plan, sources) !== undefined;
  return orders.filter((order) => isOffered(order, before) && !isOffered(order, after));
}

/** The same of plans that may be switched off: such a one offers nothing. */
export function lostBySwitched<V extends Visit>(orders: readonly V[], { before, after, sources }: SwitchedChange): readonly V[] {
  if (before?.active !== true) return [];
  return lostOrders(orders, { before, after: after.active ? after : nothingOffered, sources });
}
