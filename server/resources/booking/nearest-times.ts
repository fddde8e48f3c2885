import type { BookableDay, FreeTime } from '../../../contract/rules/booking/free-times.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';

/** A time that is gone is refused with the nearest ones of the two weeks around it. */
const nearestDays = 7;
const nearestTimes = 6;

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
export function nearestTo(instant: Date, times: readonly FreeTime[]): readonly string[] {
  const far = ({ starts_at }: FreeTime): number => Math.abs(starts_at - instant.getTime());
  const nearest = times.toSorted((one, other) => far(one) - far(other)).slice(0, nearestTimes);
  return nearest.toSorted((one, other) => one.starts_at - other.starts_at).map(({ starts_at }) => new Date(starts_at).toISOString());
}
