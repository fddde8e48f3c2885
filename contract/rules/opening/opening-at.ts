import type { Day } from './calendar-days.ts';
import type { Interval } from './intervals.ts';
import { dayAt, openInstants } from './open-instants.ts';

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
