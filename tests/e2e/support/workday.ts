import { addDays, type Day, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { publicHoliday } from '../../../contract/rules/opening/public-holidays.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';

/** The first day that offices work on, at least so many days from today. */
export function workdayAhead(days: number): Day {
  let day = addDays(localDay(new Date()), days);
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6 || publicHoliday(day) !== null) day = addDays(day, 1);
  return day;
}
