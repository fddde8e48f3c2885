import { addDays, type Day, weekdayOf } from '../opening/calendar-days.ts';

/** Weeks of a month from Monday to Sunday, as the rows of its table; null where a day belongs to another month. */
export function weeksOfMonth(day: Day): readonly (readonly (Day | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((place) => addDays(monday, week * 7 + place)));
  return weeks
    .map((days) => days.map((each) => (each.startsWith(month) ? each : null)))
    .filter((days) => days.some((each) => each !== null));
}

/** The first day that has a free time; undefined where none has. */
export function nearestFreeDay<D extends { readonly day: Day; readonly free: number }>(days: readonly D[]): D | undefined {
  return days.filter(({ free }) => free > 0).toSorted((one, other) => one.day.localeCompare(other.day))[0];
}
