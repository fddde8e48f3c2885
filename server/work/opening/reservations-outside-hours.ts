import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../contract/rules/opening/intervals.ts';
import { isOpenThroughout } from '../../../contract/rules/opening/open-instants.ts';
import type { Reservation } from './read-reservations.ts';

/** Reservations that are within the opening hours before the change, by any of what these were made of, and outside of the new ones. */
export function reservationsOutsideHours(
  reservations: readonly Reservation[],
  before: readonly OpeningSources[],
  then: OpeningSources,
): readonly Reservation[] {
  const hoursBefore = before.map(remembered);
  const hoursThen = remembered(then);
  return reservations.filter(
    ({ starts_at, ends_at }) =>
      hoursBefore.some((hours) => isOpenThroughout(starts_at, ends_at, hours)) && !isOpenThroughout(starts_at, ends_at, hoursThen),
  );
}

/** Each day is looked at once, however many reservations it has. */
function remembered(sources: OpeningSources): (day: Day) => readonly Interval[] {
  const known = new Map<Day, readonly Interval[]>();
  return (day) => {
    const found = known.get(day) ?? hoursOfDay(day, sources).intervals;
    known.set(day, found);
    return found;
  };
}
