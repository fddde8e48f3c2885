import { addDays } from '../contract/rules/opening/calendar-days.ts';
import { instantAt } from '../contract/rules/time/prague-time.ts';
import { startOf } from './office/plan/local-day.ts';

/**
 * An instant in milliseconds as someone writes it: `now`, a day, or a day with the time that clocks in Prague show; with
 * an offset or Z any other. Null when it is none. `isEnd`: of a day its end.
 */
export function readMoment(text: string, now: number, isEnd: boolean): number | null {
  if (text === 'now') return now;
  const [, year, month, day, hour, minute, second = '0', zone] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/u.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  // A thirtieth of February would be taken for a day of March.
  if (year === undefined || Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return null;
  if (hour === undefined) return startOf(isEnd ? addDays(date, 1) : date);
  if (zone !== undefined) return Number.isNaN(Date.parse(text)) ? null : Date.parse(text);
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return instantAt({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  }).getTime();
}
