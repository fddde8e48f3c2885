import { addDays, type Day, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, type OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import { dayAt, openInstants } from '../../../contract/rules/opening/open-instants.ts';
import { publicHoliday } from '../../../contract/rules/opening/public-holidays.ts';
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

/** When the office has open: instants in milliseconds, in their order. */
export type Interval = { readonly from: number; readonly to: number };

/** The intervals in which the configuration has the office open on the day. */
export function intervalsOf(opening: OpeningSources, day: Day): readonly Interval[] {
  return openInstants(day, hoursOfDay(day, opening).intervals).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
}

/** Half past seven: kiosks wake before the doors open. */
const beginning = 7 * 60 + 30;

/** Nine o'clock. Before it, this day would reach the real time before any client comes. */
const worthPlaying = 9 * 60;

/** The beginning of the last day on which offices of the country have been open for some time, in milliseconds. */
export function lastOfficeDay(now: number): number {
  let day = dayOf(now);
  while (momentOf(day, worthPlaying) > now || [0, 6].includes(weekdayOf(day)) || publicHoliday(day) !== null) day = addDays(day, -1);
  return momentOf(day, beginning);
}
