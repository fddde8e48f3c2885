import { refuse } from '../../../../contract/basics/refusal.ts';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Database } from '../../../db/database.ts';
import { type AvailabilityInput, readBooking } from '../availability/read-booking.ts';
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
  const { plan, ...ground } = await readBooking(db, { storeId: service.store_id, serviceId, ...days });
  if (plan === undefined) throw refuse('booking_closed');
  return { ...ground, plan, storeId: service.store_id };
}

/** Refuses what clients cannot order now: the branch was switched off, or the service, or its plan. */
export async function refuseNotOffered(db: Database, serviceId: number): Promise<OfferedService> {
  const offer = await readOffer(db, serviceId);
  const service = offer.services.find(({ id }) => id === serviceId);
  if (service === undefined) throw refuse('booking_closed');
  return service;
}
