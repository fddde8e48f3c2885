import { mostBookableDays } from '../../../../contract/basics/limits.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { freeTimes, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { addDays, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { type BookingRange, readAvailabilityOfMany } from './read-availability-of-many.ts';
import type { AvailabilityInput } from './read-availability-of-service.ts';
import { readOffer } from './read-offer.ts';

/** When a service can be ordered first; null where no time is free. */
export type NearestTime = { readonly service_id: number; readonly starts_at: string | null };

/**
 * The nearest free times of the service and of those of the same name at other branches, which clients see as one thing to choose.
 * However many branches there are, the same number of statements is asked. Which times are free is computed by `freeTimes`
 * (`contract/rules/booking/free-times.ts`), as for the nearest times of one service (`nearest-free-times.ts`).
 */
export async function nearestOfBranches(db: Database, serviceId: number, now: Date): Promise<readonly NearestTime[]> {
  const { services } = await readOffer(db);
  const asked = services.find(({ id }) => id === serviceId);
  if (asked === undefined) throw refuse('booking_closed');
  const equal = services.filter(({ name }) => name === asked.name);
  const first = dayAt(now);
  const range = { first, last: addDays(first, mostBookableDays - 1), now };
  const stores = [...new Set(equal.map(({ store_id }) => store_id))];
  const availability = await readAvailabilityOfMany(db, { stores, services: equal, ...range });
  return equal.map(({ id }) => ({ service_id: id, starts_at: nearestIn(availability.services.get(id), range) }));
}

/** Days are computed one after another: most services have a free time within the first ones. */
function nearestIn(input: AvailabilityInput | undefined, { first, last, now }: BookingRange): string | null {
  if (input?.plan === undefined) return null;
  const { plan, sources, taken } = input;
  for (const day of daysBetween(first, last)) {
    const [time] = listFreeTimes(freeTimes({ plan, sources, taken, now, first: day, last: day }));
    if (time !== undefined) return new Date(time.starts_at).toISOString();
  }
  return null;
}
