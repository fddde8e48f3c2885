import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { instantAt, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';

/** What day the town has at the instant (milliseconds). */
export function dayOf(instant: number): Day {
  return dayAt(new Date(instant));
}

/** The first instant of the day, in milliseconds. */
export function startOf(day: Day): number {
  return momentOf(day, 0);
}

/** What clocks of the town show at the instant: `HH:MM`. */
export function timeOf(instant: number): string {
  const { hour, minute } = wallTimeAt(new Date(instant));
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The instant when clocks of the day show so many minutes after midnight. */
export function momentOf(day: Day, minutes: number): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return instantAt({ year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }).getTime();
}
