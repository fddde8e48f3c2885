import { timeZone } from '../../../contract/basics/limits.ts';

/** A day of the town's calendar, `YYYY-MM-DD`. */
export type Day = string;

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** What day the town has at the instant. */
export function dayOf(instant: number): Day {
  return new Date(instant + offsetMs(instant)).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The same day some months earlier; of a shorter month the last one. */
export function monthsBefore(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 0 is Sunday, as everywhere on the wire. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** Days from the first to the last, both included. */
export function daysBetween(first: Day, last: Day): readonly Day[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => addDays(first, place));
}

/**
 * The instant of midnight before office hours, so that minutes of the local day can be added to it.
 * Clocks change on Sundays before dawn, hence the offset at noon holds for the whole office day.
 */
export function startOf(day: Day): number {
  const midnight = Date.parse(day);
  return midnight - offsetMs(midnight + dayMs / 2);
}

/** How an instant is written on the wire. */
export function iso(instant: number): string {
  return new Date(instant).toISOString();
}

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

function offsetMs(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/u.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minuteMs;
}
