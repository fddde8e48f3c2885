import { type Day, weekdayOf } from './calendar.ts';
import { branches } from './content/branches.ts';
import { type Hours, weeks } from './content/opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Minutes of the local day from and to which the store has open; null when it has not. */
export function openingHours(storeId: number, day: Day): Hours {
  const branch = branches[storeId - 1];
  if (branch === undefined || isPublicHoliday(day)) return null;
  return weeks[branch.week][weekdayOf(day)] ?? null;
}
