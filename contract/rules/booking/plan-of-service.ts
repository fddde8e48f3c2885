import { dayAt } from '../opening/open-instants.ts';
import { type BookingPlan, intervalsOn } from './booking-plan.ts';
import { type OfferedTime, offeredTimes } from './offered-times.ts';
import { type ServiceSources, serviceHours } from './service-hours.ts';

/** A plan of a store with what it is for: a service, or the services of an agenda in their order. */
export type StorePlan = BookingPlan & {
  readonly id: number;
  readonly service_id: number | null;
  readonly web_group_id: number | null;
  readonly group_services: readonly number[];
  /** Whether clients can order by it; the places of one that is switched off hold for staff all the same. */
  readonly active: boolean;
  readonly active_orders_limit: number | null;
};

/**
 * The plan by which a service is ordered at its store: its own, or the one of the first agenda that holds it. Without one
 * clients cannot order it, and staff order it at any time within the opening hours.
 */
export function planOfService(serviceId: number, plans: readonly StorePlan[]): StorePlan | undefined {
  const own = plans.find(({ service_id }) => service_id === serviceId);
  if (own !== undefined) return own;
  const ofGroups = plans.filter(({ group_services }) => group_services.includes(serviceId));
  return ofGroups.toSorted((one, other) => (one.web_group_id ?? 0) - (other.web_group_id ?? 0))[0];
}

/** Who shares places: within a store the orders of one service, or of all services of an agenda. */
export function poolOf({ service_id, web_group_id }: Pick<StorePlan, 'service_id' | 'web_group_id'>): string {
  return service_id === null ? `group:${web_group_id}` : `service:${service_id}`;
}

type Visit = { readonly starts_at: Date; readonly ends_at: Date };

/** The offered visit of exactly that time, whether or not it is full, past or not open yet; undefined when there is none. */
export function offeredVisit({ starts_at, ends_at }: Visit, plan: BookingPlan, sources: ServiceSources): OfferedTime | undefined {
  const found = offeredAt(starts_at, plan, sources);
  return found?.ends_at === ends_at.getTime() ? found : undefined;
}

/** When the visit ends that is offered from then on; undefined when none begins then. */
export function offeredEnd({ starts_at }: Pick<Visit, 'starts_at'>, plan: BookingPlan, sources: ServiceSources): Date | undefined {
  const found = offeredAt(starts_at, plan, sources);
  return found === undefined ? undefined : new Date(found.ends_at);
}

function offeredAt(startsAt: Date, plan: BookingPlan, sources: ServiceSources): OfferedTime | undefined {
  const day = dayAt(startsAt);
  const { times } = offeredTimes(day, intervalsOn(day, plan.intervals), serviceHours(day, sources).intervals);
  return times.find(({ starts_at }) => starts_at === startsAt.getTime());
}
