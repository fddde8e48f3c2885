import { instantAt, wallTimeAt } from '../time/prague-time.ts';
import { addDays, type Day } from './calendar-days.ts';
import { type Interval, parseMinutes } from './intervals.ts';

export type OpenInstants = { readonly from: Date; readonly to: Date };

/**
 * When clocks in Prague show the intervals of the day. In the night when an hour is left out, what would begin or end in it
 * does so at the change; of the hour that comes twice the first one counts.
 */
export function openInstants(day: Day, intervals: readonly Interval[]): readonly OpenInstants[] {
  return intervals
    .map(({ opens, closes }) => ({ from: instantOn(day, opens), to: instantOn(day, closes) }))
    .filter(({ from, to }) => from.getTime() < to.getTime());
}

/** Whether the instant lies in one of the intervals of the day that it belongs to; the end does not. */
export function isOpenAt(instant: Date, hoursOn: (day: Day) => readonly Interval[]): boolean {
  const day = dayAt(instant);
  return openInstants(day, hoursOn(day)).some(({ from, to }) => from <= instant && instant < to);
}

/** Whether the whole time from one instant to another is open, without a break in it. */
export function isOpenThroughout(from: Date, to: Date, hoursOn: (day: Day) => readonly Interval[]): boolean {
  const day = dayAt(from);
  // Intervals that touch are one.
  const reached = openInstants(day, hoursOn(day)).reduce((until, open) => (open.from <= until && until < open.to ? open.to : until), from);
  return reached > from && to <= reached;
}

/** What day clocks in Prague show. */
export function dayAt(instant: Date): Day {
  const { year, month, day } = wallTimeAt(instant);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * When clocks in Prague show the time of the day. One that a change of clocks leaves out is the change itself; of one that comes
 * twice it is the first.
 */
export function instantOn(day: Day, time: string): Date {
  const minutes = parseMinutes(time);
  const wanted = wallOf(minutes === 24 * 60 ? addDays(day, 1) : day, minutes % (24 * 60));
  const found = instantAt(wanted);
  const shown = wallTimeAt(found);
  if (shown.hour === wanted.hour && shown.minute === wanted.minute) return found;
  // The clocks went on by an hour: the change was so many minutes before what was found.
  return new Date(found.getTime() - wanted.minute * 60_000);
}

function wallOf(day: Day, minutes: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 };
}

/** When a store is open on a day, and its first opening on a later one; null where none is known. */
export type HoursAhead = {
  readonly today: readonly Interval[];
  readonly next: { readonly day: Day; readonly opens: string } | null;
};

/** Whether a store is open, and until when; or when it opens next, null where that is not known. */
export type Opening =
  | { readonly isOpen: true; readonly closes: string }
  | { readonly isOpen: false; readonly opens: { readonly day: Day; readonly time: string } | null };

/** The state of the store at an instant of the day that its hours are of. */
export function openingAt({ today, next }: HoursAhead, now: Date): Opening {
  const day = dayAt(now);
  for (const interval of today) {
    const [open] = openInstants(day, [interval]);
    if (open === undefined) continue;
    if (now < open.from) return { isOpen: false, opens: { day, time: interval.opens } };
    if (now < open.to) return { isOpen: true, closes: interval.closes };
  }
  return { isOpen: false, opens: next === null ? null : { day: next.day, time: next.opens } };
}
