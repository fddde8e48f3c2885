import { type Closure, closureKey, closureOf, type ServiceSources } from './service-hours.ts';

/** An order that is to come, and the closure under which staff keep it. */
type ComingOrder = { readonly starts_at: Date; readonly ends_at: Date; readonly service_id: number; readonly kept_under: string | null };

export type Affected<O> = O & { readonly closure: Closure };

/**
 * Orders of a store whose time has been closed: the day or its hours are blocked, the service is, or the hours were cut short. One that
 * staff keep is left out as long as the same closes its time.
 */
export function affectedOrders<O extends ComingOrder>(
  orders: readonly O[],
  sourcesOf: (serviceId: number) => ServiceSources,
): readonly Affected<O>[] {
  const known = new Map<string, Closure | undefined>();
  return orders.flatMap((order) => {
    const { starts_at, ends_at, service_id } = order;
    const key = `${service_id} ${starts_at.getTime()} ${ends_at.getTime()}`;
    // Many come at one time, and each time is looked at once.
    if (!known.has(key)) known.set(key, closureOf(starts_at, ends_at, sourcesOf(service_id)));
    const closure = known.get(key);
    return closure === undefined || closureKey(closure) === order.kept_under ? [] : [{ ...order, closure }];
  });
}
