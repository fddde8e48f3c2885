import { type BookableDay, type FreeTime, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';

/** A day as clients are answered it. */
export function dayAnswer({ day, type, opens_at, ...rest }: BookableDay) {
  return { day, type, free: listFreeTimes([{ day, type, opens_at, ...rest }]).length, opens_at: opens_at?.toISOString() ?? null };
}

/** A free time as clients are answered it. */
export function timeAnswer({ starts_at, ends_at }: FreeTime): { readonly starts_at: string; readonly ends_at: string } {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() };
}
