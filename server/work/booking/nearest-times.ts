import { type BookableDay, type FreeTime, freeTimes } from '../../../contract/rules/booking/free-times.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../db/database.ts';
import { readBooking, withoutLimits } from './read-booking.ts';

/** A time that is gone is refused with the nearest ones of the two weeks around it. */
const nearestDays = 7;
const nearestTimes = 6;
/** A row of a file has room for so many. */
const namedTimes = 2;

/** The days in which nearest times are looked for. */
export function daysAround(instant: Date): { readonly first: Day; readonly last: Day } {
  const day = dayAt(instant);
  return { first: addDays(day, -nearestDays), last: addDays(day, nearestDays) };
}

/** Times of the days that have a free place. */
export function placesIn(days: readonly BookableDay[]): readonly FreeTime[] {
  return days.flatMap(({ times }) => times).filter(({ free }) => free > 0);
}

/** The beginnings of the times nearest to an instant, in the order in which they come. */
export function nearestTo(instant: Date, times: readonly FreeTime[], most = nearestTimes): readonly string[] {
  const far = ({ starts_at }: FreeTime): number => Math.abs(starts_at - instant.getTime());
  const nearest = times.toSorted((one, other) => far(one) - far(other)).slice(0, most);
  return nearest.toSorted((one, other) => one.starts_at - other.starts_at).map(({ starts_at }) => new Date(starts_at).toISOString());
}

type Wanted = { readonly storeId: number; readonly serviceId: number; readonly startsAt: Date; readonly now: Date };

/** The times nearest to a full one that staff can order, for who cannot choose among them, such as a row of a file. */
export async function nearestForStaff(db: Database, { storeId, serviceId, startsAt, now }: Wanted): Promise<readonly string[]> {
  const around = daysAround(startsAt);
  const { plan, sources, taken } = await readBooking(db, { storeId, serviceId, ...around, now });
  if (plan === undefined) return [];
  return nearestTo(startsAt, placesIn(freeTimes({ plan: { ...plan, ...withoutLimits }, sources, taken, now, ...around })), namedTimes);
}
