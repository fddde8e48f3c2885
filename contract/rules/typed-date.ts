import { instantAt, type WallTime } from './prague-time.ts';

const pattern = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:[\s,]+(\d{1,2}):(\d{2}))?$/u;

/** A day, with or without a time, as Czechs type it: `1.2.2027`, `01.02.2027 14:30`. */
export type TypedDate = WallTime & { readonly hasTime: boolean };

/** What was typed, or nothing when it is no date that exists. */
export function readTypedDate(text: string): TypedDate | undefined {
  const found = pattern.exec(text.trim());
  if (found === null) return undefined;
  const [day, month, year, hour, minute] = found.slice(1).map((part) => (part === undefined ? 0 : Number(part)));
  const wall = { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0, minute: minute ?? 0, second: 0 };
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day));
  const exists = date.getUTCMonth() === wall.month - 1 && date.getUTCDate() === wall.day && wall.hour < 24 && wall.minute < 60;
  return exists && wall.year >= 1900 && wall.year < 2200 ? { ...wall, hasTime: found[4] !== undefined } : undefined;
}

/** As days are kept: `YYYY-MM-DD`. */
export function isoDay(wall: WallTime): string {
  return `${wall.year}-${String(wall.month).padStart(2, '0')}-${String(wall.day).padStart(2, '0')}`;
}

/** The bound of a period: a bare day begins at its first instant and ends at its last. */
export function boundOf(typed: TypedDate, end: 'from' | 'to'): string {
  if (typed.hasTime || end === 'from') return instantAt(typed).toISOString();
  return new Date(instantAt({ ...typed, day: typed.day + 1, hour: 0, minute: 0, second: 0 }).getTime() - 1).toISOString();
}
