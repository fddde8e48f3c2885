import { timeZone } from '../basics/limits.ts';
import { wallTimeAt } from './prague-time.ts';
import { whenNeeded } from './when-needed.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `DD.MM.YYYY HH:mm` in Prague (specification section 5), wherever a date with a time is shown or written; an unreadable instant as it is. */
export function formatInstant(iso: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const { year, month, day, hour, minute } = wallTimeAt(instant);
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`;
}

/** `DD.MM.YYYY` of a day kept as `YYYY-MM-DD`, wherever a date is shown or written; anything else as it is. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return year !== undefined && month !== undefined && date !== undefined ? `${date}.${month}.${year}` : day;
}

/** `D. M. YYYY`, as page 02 writes the day on which a password was in use; anything else as it is. */
export function formatSpokenDay(day: string): string {
  return day.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/u, '$3. $2. $1');
}

/** `HH:mm` of an instant of the day that it is now, `DD.MM.YYYY HH:mm` of any other. */
export function formatMoment(iso: string, now: Date): string {
  const [written, today] = [formatInstant(iso), formatInstant(now.toISOString())];
  const [day, time] = written.split(' ');
  return time !== undefined && today.startsWith(`${day} `) ? time : written;
}

const englishFormat = whenNeeded(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** `Wednesday 18 November 2026` of an instant in Prague, joined from its parts: what is between them differs by the version of the library. */
export function formatEnglishDay(instant: Date): string {
  const parts = englishFormat().formatToParts(instant);
  return (['weekday', 'day', 'month', 'year'] as const).map((wanted) => parts.find(({ type }) => type === wanted)?.value ?? '').join(' ');
}
