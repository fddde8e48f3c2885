import type { BookableDay } from './free-times.ts';

/** Places of a day over all visits that can still be ordered. */
export type DayPlaces = { readonly day: string; readonly capacity: number; readonly free: number };

/** A day is nearly full once at most a fifth of its places is left. */
const nearlyFullShare = 0.2;

/** Days with visits where at most a fifth of the places is left; a full day too. */
export function nearlyFullDays(days: readonly BookableDay[]): readonly DayPlaces[] {
  return days
    .map(({ day, times }) => ({
      day,
      capacity: times.reduce((sum, { capacity }) => sum + capacity, 0),
      free: times.reduce((sum, { free }) => sum + free, 0),
    }))
    .filter(({ capacity, free }) => capacity > 0 && free <= capacity * nearlyFullShare);
}
