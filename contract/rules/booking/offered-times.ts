import type { Day } from '../opening/calendar-days.ts';
import { type Interval, parseMinutes, timeAt } from '../opening/intervals.ts';
import { openInstants } from '../opening/open-instants.ts';
import type { BookingInterval } from './booking-plan.ts';

/** A visit that can be ordered: instants in milliseconds since 1970, and how many clients come at that time. */
export type OfferedTime = { readonly starts_at: number; readonly ends_at: number; readonly capacity: number };

export type DayOffer = {
  readonly times: readonly OfferedTime[];
  /** Parts of the intervals that the opening hours take away, as wall times. */
  readonly cut: readonly Interval[];
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * The visits that the intervals of the day make: from the beginning of each by its length, whole lengths alone, those alone
 * that lie within one stretch of the opening hours. Wall times that a change of clocks leaves out or stretches make none; of
 * the hour that comes twice the first one counts.
 */
export function offeredTimes(day: Day, intervals: readonly BookingInterval[], hours: readonly Interval[]): DayOffer {
  const open = joined(hours);
  const instantsOf = clockOf(day);
  const times: OfferedTime[] = [];
  const cut: Interval[] = [];
  for (const { opens, closes, length_minutes, capacity } of intervals) {
    const end = parseMinutes(closes);
    for (let from = parseMinutes(opens); from + length_minutes <= end; from += length_minutes) {
      const to = from + length_minutes;
      if (open.some((stretch) => stretch.from <= from && to <= stretch.to)) {
        const instants = instantsOf(from, to);
        if (instants !== undefined) times.push({ starts_at: instants.starts_at, ends_at: instants.ends_at, capacity });
      } else addTo(cut, { opens: timeAt(from), closes: timeAt(to) });
    }
  }
  return { times, cut };
}

type Stretch = { from: number; to: number };

/** Hours in minutes of the day; those that touch are one. */
function joined(hours: readonly Interval[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { opens, closes } of hours) {
    const last = stretches.at(-1);
    const from = parseMinutes(opens);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, parseMinutes(closes));
    else stretches.push({ from, to: parseMinutes(closes) });
  }
  return stretches;
}

/** Makes instants of minutes of the day. On a day of 24 hours that is an addition; otherwise each is looked up. */
function clockOf(day: Day): (from: number, to: number) => Pick<OfferedTime, 'starts_at' | 'ends_at'> | undefined {
  const [whole] = openInstants(day, [{ opens: '00:00', closes: '24:00' }]);
  const midnight = whole?.from.getTime() ?? 0;
  if (whole !== undefined && whole.to.getTime() - midnight === dayMs) {
    return (from, to) => ({ starts_at: midnight + from * minuteMs, ends_at: midnight + to * minuteMs });
  }
  return (from, to) => {
    const [open] = openInstants(day, [{ opens: timeAt(from), closes: timeAt(to) }]);
    if (open === undefined || open.to.getTime() - open.from.getTime() !== (to - from) * minuteMs) return undefined;
    return { starts_at: open.from.getTime(), ends_at: open.to.getTime() };
  };
}

function addTo(cut: Interval[], part: Interval): void {
  const last = cut.at(-1);
  if (last?.closes === part.opens) cut[cut.length - 1] = { opens: last.opens, closes: part.closes };
  else cut.push(part);
}
