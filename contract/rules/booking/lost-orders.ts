import type { OpeningSources } from '../opening/day-hours.ts';
import type { BookingPlan } from './booking-plan.ts';
import { offeredVisit } from './plan-of-service.ts';

type Visit = { readonly starts_at: Date; readonly ends_at: Date };
type Change = { readonly before: BookingPlan; readonly after: BookingPlan; readonly sources: OpeningSources };

/**
 * Orders whose time is offered now and would be offered no more after the change of the plan. An order that lies outside of the
 * offered times already loses nothing by it.
 */
export function lostOrders<V extends Visit>(orders: readonly V[], { before, after, sources }: Change): readonly V[] {
  const isOffered = (order: V, plan: BookingPlan): boolean => offeredVisit(order, plan, sources) !== undefined;
  return orders.filter((order) => isOffered(order, before) && !isOffered(order, after));
}
