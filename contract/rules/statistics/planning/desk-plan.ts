import { desksNeeded, staffingOf } from '../desks-needed.ts';

/** An hour with what is expected in it. Null is what is not known. */
export type PlannedHour = {
  /** Minutes for which the office is open. */
  readonly open: number;
  readonly expected: number | null;
  readonly high: number | null;
  readonly desks: number | null;
};

export type DeskAim = {
  /** How long a client takes a desk, in minutes; null where no one was served. */
  readonly handling: number | null;
  /** Which part of clients is to be called within so many minutes. */
  readonly share: number;
  readonly minutes: number;
};

export type DeskNeed = {
  /** The fewest desks that meet the target with what is expected; null where it is not known. */
  readonly needed: number | null;
  /** The same if as many come as the upper end of the range says. */
  readonly neededHigh: number | null;
  /** Desks of the plan less those needed; null where one of them is not known. */
  readonly difference: number | null;
  /** The part of clients called in time with the desks of the plan; null where not known or where the queue grows. */
  readonly within: number | null;
  /** The same with as many desks as are needed. */
  readonly withinNeeded: number | null;
  /** With the desks of the plan more work comes than they can do. */
  readonly grows: boolean;
};

/** How many desks an hour needs, by Erlang C; what is expected is taken to come evenly within it. */
export function deskNeed({ open, expected, high, desks }: PlannedHour, { handling, share, minutes }: DeskAim): DeskNeed {
  const nothing = { needed: null, neededHigh: null, difference: null, within: null, withinNeeded: null, grows: false };
  if (expected === null || handling === null || handling <= 0 || open <= 0) return nothing;
  const loadOf = (count: number) => ({ perHour: (count * 60) / open, minutes: handling });
  const load = loadOf(expected);
  const needed = desksNeeded(load, minutes, share);
  const planned = desks === null ? null : staffingOf(load, desks, minutes);
  return {
    needed,
    neededHigh: high === null ? null : desksNeeded(loadOf(high), minutes, share),
    difference: needed === null || desks === null ? null : desks - needed,
    within: planned?.within ?? null,
    withinNeeded: needed === null ? null : staffingOf(load, needed, minutes).within,
    grows: planned !== null && planned.occupancy >= 1,
  };
}

/** What is said of a day at a glance: desks suffice, are missing in some hours, or it is not known. */
export type DayVerdict = { readonly kind: 'enough' } | { readonly kind: 'missing'; readonly hours: number } | { readonly kind: 'unknown' };

/** The verdict of the hours of a day. Hours that are not known keep a day from being enough, and never from missing desks. */
export function judgePlannedDay(needs: readonly Pick<DeskNeed, 'difference'>[]): DayVerdict {
  const missing = needs.filter(({ difference }) => difference !== null && difference < 0).length;
  if (missing > 0) return { kind: 'missing', hours: missing };
  return needs.length === 0 || needs.some(({ difference }) => difference === null) ? { kind: 'unknown' } : { kind: 'enough' };
}
