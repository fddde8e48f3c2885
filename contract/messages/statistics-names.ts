import { comparedKey, type Grouping, hourGroupings, type Period, type Question } from '../rules/statistics/question.ts';
import { formatDay } from '../rules/time/shown-time.ts';
import type { AnswerWords } from './cs/statistics/answers.ts';

export type NamedRow = {
  readonly key: string;
  readonly label: string | null;
  readonly place: string | null;
  readonly is_gone: boolean;
};

/** What names of rows are made of: the words, and the names of the channels of orders. */
export type NameWords = { readonly words: AnswerWords; readonly channels: Readonly<Record<string, string>> };

/** What a row of statistics is called, on the screen and in files. A service has its store in its name unless one alone is asked of. */
export function rowName(row: NamedRow, { by, stores }: Pick<Question, 'by' | 'stores'>, { words, channels }: NameWords): string {
  const { key, label, place, is_gone } = row;
  const { weekdays, shortWeekdays, months } = words;
  if (label !== null) {
    const name = place === null || stores.length === 1 ? label : `${label} · ${place}`;
    return is_gone ? words.gone(name) : name;
  }
  const number = Number(key);
  const [year = '', month = ''] = key.split('-');
  switch (by) {
    case 'total':
      return words.rowsOf.total;
    case 'channel':
      return channelName(key, { words, channels });
    case 'employee':
      return words.employee(key);
    case 'booked':
      return key === 'walk_in' ? words.walkIn : words.booked;
    case 'hour':
      return words.hour(number);
    case 'weekday':
      return weekdays[number] ?? key;
    case 'cell':
      return `${shortWeekdays[Math.floor(number / 24)] ?? ''} ${words.hour(number % 24)}`;
    case 'day':
      return dayWithWeekday(key, { words });
    case 'week':
      return words.week(isoWeek(key), formatDay(key));
    case 'month':
      return `${months[Number(month) - 1] ?? ''} ${year}`;
    case 'quarter':
      return words.quarter(Math.floor((Number(month) - 1) / 3) + 1, year);
    case 'year':
      return year;
    default:
      if (key !== '') return words.gone(words.nameless(key));
      return by === 'desk' ? words.noDesk : words.noRegion;
  }
}

type Compared = { readonly period: Period; readonly compared_period: Period | null };

/** The name of the day, week or month that a row is compared with; null where rows do not follow each other in time. */
export function comparedName(
  key: string,
  question: Pick<Question, 'by' | 'stores'>,
  { period, compared_period: other }: Compared,
  words: NameWords,
): string | null {
  const found = other === null ? null : comparedKey(key, question.by, period, other);
  return found === null ? null : rowName({ key: found, label: null, place: null, is_gone: false }, question, words);
}

/** How a client came. */
export function channelName(channel: string, { words, channels }: NameWords): string {
  if (channel === 'walk_in') return words.walkIn;
  return channels[channel] ?? words.unknownChannel;
}

/** `1. 10. – 31. 10. 2026` in the writing of the house: one day alone where both are the same. */
export function periodName({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** A day with its weekday: `st 18. 11. 2026`. */
function dayWithWeekday(day: string, { words }: Pick<NameWords, 'words'>): string {
  return `${words.shortWeekdays[weekdayOf(day)] ?? ''} ${formatDay(day)}`;
}

/** The days of a period with their weekdays: which of them were compared is seen at once. */
export function periodWithWeekdays({ from, to }: { readonly from: string; readonly to: string }, words: Pick<NameWords, 'words'>): string {
  return from === to ? dayWithWeekday(from, words) : `${dayWithWeekday(from, words)} – ${dayWithWeekday(to, words)}`;
}

/** Whether rows are of hours, of which little is known. */
export function isByHour(by: Grouping): boolean {
  return hourGroupings.includes(by);
}

function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The number of the ISO week that begins on this Monday: that of its Thursday. */
function isoWeek(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * 86_400_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / (7 * 86_400_000)) + 1;
}
