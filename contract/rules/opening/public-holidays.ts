import { addDays, type Day } from './calendar-days.ts';

/** Days of rest that always have the same date: law 245/2000 Sb., sections 1 and 2. */
const fixed = {
  '01-01': 'restoration_day',
  '05-01': 'labour_day',
  '05-08': 'victory_day',
  '07-05': 'cyril_and_methodius',
  '07-06': 'jan_hus',
  '09-28': 'statehood_day',
  '10-28': 'independence_day',
  '11-17': 'freedom_day',
  '12-24': 'christmas_eve',
  '12-25': 'christmas_day',
  '12-26': 'st_stephen',
} as const;

export type PublicHoliday = (typeof fixed)[keyof typeof fixed] | 'good_friday' | 'easter_monday';
export const publicHolidays: readonly PublicHoliday[] = [...Object.values(fixed), 'good_friday', 'easter_monday'];

const byDate: ReadonlyMap<string, PublicHoliday> = new Map(Object.entries(fixed));
/** Law 359/2015 Sb. added it. */
const firstGoodFriday = 2016;

/** Which day of rest it is by law; null on all other days. */
export function publicHoliday(day: Day): PublicHoliday | null {
  const named = byDate.get(day.slice(5));
  if (named !== undefined) return named;
  const year = Number(day.slice(0, 4));
  const easter = easterSunday(year);
  if (day === addDays(easter, -2) && year >= firstGoodFriday) return 'good_friday';
  return day === addDays(easter, 1) ? 'easter_monday' : null;
}

/** Easter of the Gregorian calendar: Meeus, Astronomical Algorithms, chapter 8; its letters are kept. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)).toISOString().slice(0, 10);
}
