import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';

/** `YYYY-MM`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function firstOf(month: Month): Day {
  return `${month}-01`;
}

export function lastOf(month: Month): Day {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The same day some months later; of a shorter month the last one. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

export function monthsOf(year: string): readonly Month[] {
  return Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`);
}

/** The column of a day in weeks from Monday on, the first of which is 1. */
export function columnOf(day: Day): number {
  return ((weekdayOf(day) + 6) % 7) + 1;
}

/** Monday to Sunday around the day. */
export function weekOf(day: Day): readonly Day[] {
  const monday = mondayOf(day);
  return daysBetween(monday, addDays(monday, 6));
}

/** The days of the month by weeks from Monday on; the first and the last week may be short. */
export function weeksOf(month: Month): readonly (readonly Day[])[] {
  const weeks: Day[][] = [];
  for (const day of daysBetween(firstOf(month), lastOf(month))) {
    if (columnOf(day) === 1 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}

/** Where a key leads from a day: arrows by a day and a week, Home and End in the week, pages by a month and with Shift by a year. */
export function dayByKey(key: string, day: Day, isWide: boolean): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - columnOf(day));
    case 'End':
      return addDays(day, 7 - columnOf(day));
    case 'PageUp':
      return addMonths(day, isWide ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isWide ? 12 : 1);
    default:
      return undefined;
  }
}

/** All days from the one to the other, whichever comes first. */
export function daysFrom(one: Day, other: Day): readonly Day[] {
  return one <= other ? daysBetween(one, other) : daysBetween(other, one);
}
