import { instantAt, type WallTime, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { DateKind } from '../../../../contract/rules/typing/stepped-date.ts';
import { isoDay, readTypedDate, readTypedDay, typedInstant } from '../../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { formatDay, formatInstant } from '../../core/format.ts';

/** Begins the value of a text that is no date: the check refuses it with the right words, and a draft keeps what was typed. */
const unread = 'unread: ';

/** What the form keeps of a typed text: the date that it says, null when it is empty, or the text itself, which no check takes. */
export function keptText(kind: DateKind, text: string): string | null {
  if (text.trim() === '') return null;
  return dateIn(kind, text) ?? `${unread}${text}`;
}

/** Whether the form keeps a text that could not be read as a date. */
export function isUnread(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(unread);
}

/** A kept value as it is in the field: the date in full, or what was typed instead of one. */
export function shownText(kind: DateKind, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (isUnread(value)) return value.slice(unread.length);
  if (kind === 'instant') return formatInstant(value);
  return kind === 'day' ? formatDay(value) : value;
}

/** A kept value as the date that a calendar shows: it knows only the browser's zone, so Prague's wall time is put into it. */
export function shownDate(kind: DateKind, value: unknown): Date | null {
  if (typeof value !== 'string' || value === '' || isUnread(value)) return null;
  const date = kind === 'instant' ? instantShown(value) : new Date(kind === 'day' ? `${value}T00:00:00` : `2000-01-01T${value}:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The reverse of `shownDate`, as text. */
export function pickedText(kind: DateKind, date: Date | null): string {
  if (date === null || Number.isNaN(date.getTime())) return '';
  const wall = wallTimeOf(date);
  if (kind === 'day') return formatDay(isoDay(wall));
  const shown = formatInstant(instantAt(wall).toISOString());
  return kind === 'instant' ? shown : [wall.hour, wall.minute].map((number) => String(number).padStart(2, '0')).join(':');
}

function dateIn(kind: DateKind, text: string): string | null {
  if (kind === 'time') return readTypedTime(text);
  if (kind === 'day') return readTypedDay(text) ?? null;
  const typed = readTypedDate(text);
  return typed?.hasTime === true ? typedInstant(typed) : null;
}

function instantShown(iso: string): Date {
  const wall = wallTimeAt(new Date(iso));
  return new Date(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
}

function wallTimeOf(date: Date): WallTime {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  };
}
