import { timeZone } from '../../basics/limits.ts';
import { memoize } from '../values/memoize.ts';
import { wallTimeAt } from './prague-time.ts';

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

/** Up to this age the hour and minute are enough: the same time of today is still to come. */
const withoutDayMs = 12 * 60 * 60_000;

/** An instant that has been, as `formatMoment` writes it: shortly after midnight one of the evening before is `HH:mm` too. */
export function formatPastMoment(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  const [, time] = formatInstant(iso).split(' ');
  return time !== undefined && passed >= 0 && passed < withoutDayMs ? time : formatMoment(iso, now);
}

const czechWeekday = memoize(() => new Intl.DateTimeFormat('cs-CZ', { timeZone, weekday: 'long' }));

/** `středa 18. 11. 2026` of an instant in Prague, as messages to clients write a day. */
export function formatCzechDay(instant: Date): string {
  const { year, month, day } = wallTimeAt(instant);
  return `${czechWeekday().format(instant)} ${day}. ${month}. ${year}`;
}

const czechMonthDay = memoize(() => new Intl.DateTimeFormat('cs-CZ', { timeZone, day: 'numeric', month: 'long' }));

/** `pondělí 23. listopadu` of an instant in Prague, as a screen in a hall shows the day. */
export function formatLongCzechDay(instant: Date): string {
  return `${czechWeekday().format(instant)} ${czechMonthDay().format(instant)}`;
}

const englishFormat = memoize(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** `Wednesday 18 November 2026` of an instant in Prague, joined from its parts: what is between them differs by the version of the library. */
export function formatEnglishDay(instant: Date): string {
  const parts = englishFormat().formatToParts(instant);
  return (['weekday', 'day', 'month', 'year'] as const).map((wanted) => parts.find(({ type }) => type === wanted)?.value ?? '').join(' ');
}

/** Hours that take "ve" because their names begin with two consonants: dvě, tři, čtyři, dvanáct to čtrnáct, dvacet and above. */
const hoursAfterVe: ReadonlySet<number> = new Set([2, 3, 4, 12, 13, 14, 20, 21, 22, 23, 24]);

/** `v 8:00`, `ve 14:00`: the preposition goes by how the hour is spoken. `time` begins with the hour; `08:00` is written `8:00`. */
export function atTime(time: string): string {
  return `${prepositionOf(time)} ${time.replace(/^0(?=\d)/u, '')}`;
}

/** `v pondělí 30. 11.`, `ve středu 2. 12.` of a day as `YYYY-MM-DD`. */
export function onDay(day: string): string {
  const written = inAccusative(formatCzechDay(new Date(`${day}T12:00:00Z`))).replace(/ \d{4}$/u, '');
  return `${/^(st|čt)/u.test(written) ? 've' : 'v'} ${written}`;
}

/** `středu 2. 12.` of `středa 2. 12.`: how a day is said after "na". A text without a Czech weekday is unchanged. */
export function inAccusative(day: string): string {
  return day.replace(/^(\p{L}+)a(?= \d)/u, '$1u').replace(/^(\p{L}+)e(?= \d)/u, '$1i');
}

function prepositionOf(time: string): 'v' | 've' {
  return hoursAfterVe.has(Number.parseInt(time, 10)) ? 've' : 'v';
}
