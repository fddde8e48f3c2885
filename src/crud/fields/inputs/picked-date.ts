import { instantAt, type WallTime, wallTimeAt } from '../../../../contract/rules/prague-time.ts';
import { isoDay } from '../../../../contract/rules/typed-date.ts';

export type DateKind = 'day' | 'time' | 'instant';

/** What the check refuses with the right words: a date that is only half typed. */
export const unfinished = 'unfinished';

function localDate(wall: WallTime): Date {
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

/** A kept value as the date that a picker shows: the picker knows only the browser's zone, so Prague's wall time is put into it. */
export function shownDate(kind: DateKind, value: unknown): Date | null {
  if (typeof value !== 'string' || value === '') return null;
  if (kind === 'instant') {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? instant : localDate(wallTimeAt(instant));
  }
  return new Date(kind === 'day' ? `${value}T00:00:00` : `2000-01-01T${value}:00`);
}

/** The reverse of `shownDate`. */
export function keptDate(kind: DateKind, date: Date | null): string | null {
  if (date === null) return null;
  if (Number.isNaN(date.getTime())) return unfinished;
  const wall = wallTimeOf(date);
  if (kind === 'instant') return instantAt(wall).toISOString();
  return kind === 'day' ? isoDay(wall) : `${String(wall.hour).padStart(2, '0')}:${String(wall.minute).padStart(2, '0')}`;
}
