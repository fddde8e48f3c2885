import { type Closure, closureKey, findClosure, type ServiceSources } from './service-hours.ts';

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
