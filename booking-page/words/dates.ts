import { timeZone } from '../../contract/basics/limits.ts';
import type { Language } from '../../contract/messages/basics/catalogue.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { atTime, onDay } from '../../contract/rules/time/shown-time.ts';

/** Dates as people say them. Days are calendar days (`YYYY-MM-DD`), instants ISO; both are those of Prague. */
export type Dates = {
  /** čtvrtek 26. 11. */
  readonly longDay: (day: Day) => string;
  /** ve čtvrtek 26. 11. */
  readonly onDay: (day: Day) => string;
  /** čt 26. 11. */
  readonly shortDay: (day: Day) => string;
  /** listopad 2026, listopad – prosinec 2026 */
  readonly months: (first: Day, last: Day) => string;
  /** 8:30 */
  readonly time: (instant: string) => string;
  /** čtvrtek 26. 11. v 8:30 */
  readonly longMoment: (instant: string) => string;
  /** ve čtvrtek 26. 11. v 8:30 */
  readonly onMoment: (instant: string) => string;
  /** čt 26. 11. 8:30 */
  readonly shortMoment: (instant: string) => string;
};

/** Writers of dates in a language. */
export function createDateWriters(language: Language): Dates {
  const locale = language === 'en' ? 'en-GB' : 'cs-CZ';
  const dayWriter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: Day) => whole(format.format(new Date(`${day}T12:00:00Z`)));
  };
  const momentWriter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23', ...options });
    return (instant: string) => format.format(new Date(instant));
  };
  const [longDay, shortDay] = [
    dayWriter({ weekday: 'long', day: 'numeric', month: language === 'en' ? 'long' : 'numeric' }),
    dayWriter({ weekday: 'short', day: 'numeric', month: language === 'en' ? 'short' : 'numeric' }),
  ];
  const [month, monthOfYear] = [dayWriter({ month: 'long' }), dayWriter({ month: 'long', year: 'numeric' })];
  const time = momentWriter({});
  const onTheDay = (day: Day): string => (language === 'en' ? `on ${longDay(day)}` : whole(onDay(day)));
  const atTheTime = (instant: string): string => (language === 'en' ? `at ${time(instant)}` : atTime(time(instant)).replace(' ', noBreak));
  return {
    longDay,
    onDay: onTheDay,
    shortDay,
    months: (first, last) => {
      if (first.slice(0, 7) === last.slice(0, 7)) return monthOfYear(first);
      const isOneYear = first.slice(0, 4) === last.slice(0, 4);
      return `${isOneYear ? month(first) : monthOfYear(first)} – ${monthOfYear(last)}`;
    },
    time,
    longMoment: (instant) => `${longDay(dayOf(instant))} ${atTheTime(instant)}`,
    onMoment: (instant) => `${onTheDay(dayOf(instant))} ${atTheTime(instant)}`,
    shortMoment: (instant) => `${shortDay(dayOf(instant))} ${time(instant)}`,
  };
}

const noBreak = '\u00a0';

/** A day with its month stays in one line: `30.` at the end of a line and `11.` on the next are read as two things. */
function whole(day: string): string {
  return day.replace(/(\d\.?) (?=[\d\p{L}])/gu, `$1${noBreak}`);
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });

/** The day of an instant in Prague. */
export function dayOf(instant: string | number): Day {
  return dayFormat.format(new Date(instant));
}

/** Whether an instant is before noon in Prague. */
export function isMorning(instant: string): boolean {
  return Number(hourFormat.format(new Date(instant))) < 12;
}

/** `8:05` of a length in milliseconds. */
export function minutesAndSeconds(length: number): string {
  const seconds = Math.ceil(length / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
