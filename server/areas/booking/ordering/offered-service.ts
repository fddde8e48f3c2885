import { refuse } from '../../../../contract/basics/refusal.ts';
import { planUnderPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { type BookableDay, freeTimes } from '../../../../contract/rules/booking/free-times.ts';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Database } from '../../../db/database.ts';
import { readPromise } from '../availability/order-promise.ts';
import { type AvailabilityInput, readAvailabilityOfService } from '../availability/read-availability-of-service.ts';
import { type OfferedService, readOffer } from '../availability/read-offer.ts';

type Asked = {
  readonly serviceId: number;
  readonly first: Day;
  readonly last: Day;
  readonly now: Date;
  /** The order that looks for another time. */
  readonly movedOrder?: number;
};

/** What a service that clients order is ordered by on the days. */
export type OfferedInput = AvailabilityInput & { readonly plan: StorePlan; readonly storeId: number };

/** Reads what free times of the service follow from; refused when clients cannot order it now. */
export async function offeredService(db: Database, { serviceId, ...days }: Asked): Promise<OfferedInput> {
  const service = await refuseNotOffered(db, serviceId);
  const { plan, ...input } = await readAvailabilityOfService(db, { storeId: service.store_id, serviceId, ...days });
  if (plan === undefined) throw refuse('booking_closed');
  return { ...input, plan, storeId: service.store_id };
}

/** Refuses what clients cannot order now: the branch was switched off, or the service, or its plan. */
export async function refuseNotOffered(db: Database, serviceId: number): Promise<OfferedService> {
  const offer = await readOffer(db, serviceId);
  const service = offer.services.find(({ id }) => id === serviceId);
  if (service === undefined) throw refuse('booking_closed');
  return service;
}

/** An order that looks for another time. */
export type Movable = { readonly id: number; readonly store_id: number; readonly service_id: number; readonly starts_at: Date };

type AskedDays = { readonly first: Day; readonly last: Day; readonly now: Date };

/**
 * The days with the times to which the client can move the order: its own places are free to it, its own time is none, and what was
 * promised when it was made still holds. What the page offers and what a move accepts both come from here.
 */
export async function timesForOrder(db: Database, order: Movable, { now, ...days }: AskedDays): Promise<readonly BookableDay[]> {
  const promise = await readPromise(db, { storeId: order.store_id, orderId: order.id });
  const { plan, sources, taken } = await offeredService(db, { serviceId: order.service_id, ...days, now, movedOrder: order.id });
  return freeTimes({ plan: planUnderPromise(plan, promise), sources, taken, now, movedFrom: order.starts_at, ...days });
}
