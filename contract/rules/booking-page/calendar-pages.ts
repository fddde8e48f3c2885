import { addDays, type Day, mondayOf } from '../opening/calendar-days.ts';

/** This many weeks are on one page of the calendar. */
const weeksOfPage = 5;

/** The weeks of a page from Monday to Sunday. The first page begins with the week of the first day: a client has no use for weeks before it. */
export function weeksOfPageFrom(first: Day, page: number): readonly (readonly Day[])[] {
  const monday = addDays(mondayOf(first), page * weeksOfPage * 7);
  return Array.from({ length: weeksOfPage }, (_, week) => Array.from({ length: 7 }, (__, place) => addDays(monday, week * 7 + place)));
}

/** The page on which a day is. */
export function findCalendarPage(first: Day, day: Day): number {
  const monday = Date.parse(mondayOf(first));
  return Math.max(0, Math.floor((Date.parse(day) - monday) / 86_400_000 / (weeksOfPage * 7)));
}

/** The first day that has a free time; undefined where none has. */
export function nearestFreeDay<D extends { readonly day: Day; readonly free: number }>(days: readonly D[]): D | undefined {
  return days.filter(({ free }) => free > 0).toSorted((one, other) => one.day.localeCompare(other.day))[0];
}
