import { instantAt, type WallTime, wallTimeAt } from '../time/prague-time.ts';
import { monthNamed, weekdayNamed } from './date-names.ts';
import { readTypedTime } from './typed-time.ts';

/** A day, with or without a time, in Prague. */
export type TypedDate = WallTime & {
  readonly hasTime: boolean;
  /** The instant itself, where it was typed with its offset: in October one wall time belongs to two instants. */
  readonly exact?: string;
};

type Parts = Readonly<Record<string, string | undefined>>;

/** `24. 12. 2026`, `24.12.26`, `24,12,2026` from the keypad of digits, `24 12 2026`. */
const numbers = /^(?<day>\d{1,2})(?:\s*[.,]\s*|\s+)(?<month>\d{1,2})(?:\s*[.,]\s*|\s+)(?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/u;
/** `24. prosince 2026`, `24 December 2026`. */
const named = /^(?<day>\d{1,2})(?:\s*\.\s*|\s+)(?<name>[a-z]+)\.?\s+(?<year>\d{4})(?!\d)(?<rest>.*)$/u;
/** Digits alone: `24122026`, and `241220261430` with hours. No day reads as a year first as well: no month is 19 to 21. */
const digits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?<rest>\d{4}|\D.*|)$/u;
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<rest>.*)$/u;
const isoTime = /^[t ](?<clock>\d\d:\d\d)(?::(?<second>\d\d)(?:\.\d{1,9})?)?(?<offset>z|[+-]\d\d:?\d\d)?$/u;
const clockTime = /^\.?[\s,]+(?:(?:v|ve|at)\s+)?(?<clock>\d{1,2}(?:\s*[:.,]\s*)\d\d|\d{1,2}:\d\d:00|\d{3,4})(?:\s*(?:h|hod|hodin)\.?)?$/u;
const spokenHour = /^\.?[\s,]+(?:v|ve|at)\s+(?<clock>\d{1,2})(?:\s*(?:h|hod|hodin)\.?)?$/u;
const weekdayBefore = /^(?:(?:dne|v|ve|on)\s+)?(?:(?<weekday>[a-z]+)(?:\.\s*|\s*,\s*|\s+))?(?=\d)/u;

/**
 * The date that was typed or pasted, day first as Czechs write it: `1.2.2027`, `1. 2. 27`, `čt 24. 12. 2026 v 8:00`, or ISO.
 * Nothing when it is no date that exists, a time that clocks skip, or may be read in two ways.
 */
export function readTypedDate(text: string): TypedDate | undefined {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
  const { weekday } = weekdayBefore.exec(plain)?.groups ?? {};
  const written = plain.replace(weekdayBefore, '');
  const parts: Parts = [numbers, named, digits, iso].map((form) => form.exec(written)?.groups).find((groups) => groups !== undefined) ?? {};
  const wall = wallOf(parts, iso.test(written));
  if (wall === undefined || (weekday !== undefined && weekdayNamed(weekday) !== asDate(wall).getUTCDay())) return undefined;
  return wall;
}

/** The day that was typed, `YYYY-MM-DD`. Nothing when hours are behind it that would be lost. */
export function readTypedDay(text: string): string | undefined {
  const typed = readTypedDate(text);
  if (typed === undefined || typed.exact !== undefined || typed.hour + typed.minute + typed.second > 0) return undefined;
  return isoDay(typed);
}

/** The instant of a typed date; of a day without a time the first one. */
export function typedInstant(typed: TypedDate): string {
  return typed.exact ?? instantAt(typed).toISOString();
}

/** As days are kept: `YYYY-MM-DD`. */
export function isoDay(wall: WallTime): string {
  return `${wall.year}-${String(wall.month).padStart(2, '0')}-${String(wall.day).padStart(2, '0')}`;
}

/** The bound of a period: a bare day begins at its first instant and ends at its last. */
export function findPeriodBound(typed: TypedDate, end: 'from' | 'to'): string {
  if (typed.hasTime || end === 'from') return typedInstant(typed);
  return new Date(instantAt({ ...typed, day: typed.day + 1, hour: 0, minute: 0, second: 0 }).getTime() - 1).toISOString();
}

function wallOf({ day, month, name = '', year = '', rest = '' }: Parts, isIso: boolean): TypedDate | undefined {
  const clock = clockOf(rest, isIso, year.length);
  const date = { year: yearOf(year), month: month === undefined ? (monthNamed(name) ?? 0) : Number(month), day: Number(day) };
  if (clock === undefined || !(date.year >= 1900 && date.year < 2200)) return undefined;
  const { offset, ...time } = clock;
  const wall = { ...date, ...time };
  if (asDate(wall).getUTCMonth() !== wall.month - 1 || asDate(wall).getUTCDate() !== wall.day) return undefined;
  if (offset !== undefined) return exactly(`${isoDay(wall)}${rest.toUpperCase().replace(' ', 'T')}`);
  const { hour } = wallTimeAt(instantAt(wall));
  return hour === wall.hour ? wall : undefined;
}

type Clock = {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly hasTime: boolean;
  readonly offset?: string;
};

function clockOf(rest: string, isIso: boolean, yearDigits: number): Clock | undefined {
  if (/^[.,]?$/u.test(rest)) return { hour: 0, minute: 0, second: 0, hasTime: false };
  const packed = /^\d{4}$/u.test(rest) ? ` ${rest}` : rest;
  const found = (isIso ? isoTime.exec(packed) : null) ?? clockTime.exec(packed) ?? spokenHour.exec(packed);
  const { clock = '', second = '00', offset } = found?.groups ?? {};
  // `24. 12. 20 2026` is rather a slip of the hand than an evening of the year 2020.
  if (yearDigits === 2 && /^\d+$/u.test(clock)) return undefined;
  const time = readTypedTime(clock);
  if (time === null || time === '24:00' || Number(second) > 59) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute, second: Number(second), hasTime: true, ...(offset === undefined ? {} : { offset }) };
}

/** Two digits are a year of this century while they are near: `26`. `98` may be of either. */
function yearOf(text: string): number {
  if (text.length === 4) return Number(text);
  return text.length === 2 && Number(text) < 70 ? 2000 + Number(text) : Number.NaN;
}

function exactly(text: string): TypedDate | undefined {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const wall = wallTimeAt(instant);
  return wall.year >= 1900 && wall.year < 2200 ? { ...wall, hasTime: true, exact: instant.toISOString() } : undefined;
}

function asDate({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** `22. 12.`, `út 22.12 14:00`, `22. prosince`: a date without its year, in the parts before and behind where the year would be. */
const yearless = /^(?<before>\D*\d{1,2}\s*(?:[.,]\s*\d{1,2}|[.\s]\s*\p{L}+))\s*[.,]?(?<rest>(?:\s.*)?)$/u;

/**
 * The date that was typed into a filter: as `readTypedDate` reads it, or without a year, which is then that of the day nearest to
 * today (`YYYY-MM-DD`). What is kept in a record is never guessed so.
 */
export function readNearDate(text: string, today: string): TypedDate | undefined {
  const whole = readTypedDate(text);
  const { before, rest = '' } = yearless.exec(text.trim())?.groups ?? {};
  if (whole !== undefined || before === undefined) return whole;
  const year = Number(today.slice(0, 4));
  const separator = /\p{L}$/u.test(before) ? ' ' : '. ';
  const distance = ({ year: of, month, day }: TypedDate): number => Math.abs(Date.UTC(of, month - 1, day) - Date.parse(today));
  const read = [year - 1, year, year + 1].map((one) => readTypedDate(`${before}${separator}${one}${rest}`));
  const [nearest] = read.filter((one) => one !== undefined).toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/** The day that was typed into a filter, `YYYY-MM-DD`. */
export function readNearDay(text: string, today: string): string | undefined {
  const typed = readNearDate(text, today);
  return typed === undefined || typed.hasTime ? readTypedDay(text) : isoDay(typed);
}
