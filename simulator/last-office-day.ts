import { addDays, weekdayOf } from '../contract/rules/opening/calendar-days.ts';
import { publicHoliday } from '../contract/rules/opening/public-holidays.ts';
import { dayOf, momentOf } from './office/plan/local-day.ts';

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
