import type { BookingPlan } from './booking-plan.ts';
import { offeredVisit } from './plan-of-service.ts';
import { type Closure, closureKey, findClosure, type ServiceSources } from './service-hours.ts';

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

/** A future order, and the closure despite which staff decided to keep it. */
type ComingOrder = { readonly starts_at: Date; readonly ends_at: Date; readonly service_id: number; readonly kept_under: string | null };

export type Affected<O> = O & { readonly closure: Closure };

/**
 * Orders of a store in closed time: the day, some of its hours or the service is blocked, or the opening hours were shortened. Leaves out
 * orders that staff decided to keep, until something else closes their time.
 */
export function affectedOrders<O extends ComingOrder>(
  orders: readonly O[],
  sourcesOf: (serviceId: number) => ServiceSources,
): readonly Affected<O>[] {
  const known = new Map<string, Closure | undefined>();
  return orders.flatMap((order) => {
    const { starts_at, ends_at, service_id } = order;
    const key = `${service_id} ${starts_at.getTime()} ${ends_at.getTime()}`;
    // Many orders share a time: each time is checked once.
    if (!known.has(key)) known.set(key, findClosure(starts_at, ends_at, sourcesOf(service_id)));
    const closure = known.get(key);
    return closure === undefined || closureKey(closure) === order.kept_under ? [] : [{ ...order, closure }];
  });
}
