import { mostBookableDays } from '../../../../contract/basics/limits.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import { type BookableDay, type FreeTime, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';

/** The first and the last day that are asked for; refused where they are reversed or too many. */
export function bookableRange(first: Day, last: Day): { readonly first: Day; readonly last: Day } {
  if (last < first) throw refuseValues({ to: { code: 'days_reversed' } });
  if (addDays(first, mostBookableDays) <= last) throw refuseValues({ to: { code: 'too_many', details: { max: mostBookableDays } } });
  return { first, last };
}

/** A day as clients are answered it. */
export function dayAnswer({ day, type, opens_at, ...rest }: BookableDay) {
  return { day, type, free: listFreeTimes([{ day, type, opens_at, ...rest }]).length, opens_at: opens_at?.toISOString() ?? null };
}

/** A free time as clients are answered it. */
export function timeAnswer({ starts_at, ends_at }: FreeTime): { readonly starts_at: string; readonly ends_at: string } {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() };
}
