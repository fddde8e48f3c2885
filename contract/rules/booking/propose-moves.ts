import { dayAt } from '../opening/open-instants.ts';
import { wallTimeAt } from '../time/prague-time.ts';
import type { FreeTime } from './free-times.ts';

/** An order that needs another time; `pool` are the places that its service shares. */
export type MovedOrder = {
  readonly id: number;
  readonly starts_at: Date;
  readonly pool: string;
  readonly times: readonly FreeTime[];
  /** It has its new time already: times are offered, and none is proposed. */
  readonly isSettled?: boolean;
};

export type Proposal = {
  readonly id: number;
  /** Undefined where there is no free time left, and for a settled order. */
  readonly proposed: FreeTime | undefined;
  /** Times to choose from, the best first, the proposed one among them. */
  readonly options: readonly FreeTime[];
};

/** This many times are offered for one order. */
export const proposedOptions = 12;

/**
 * Proposes a time for each order: on the nearest day, at the nearest hour, rather later than earlier. A place that is proposed to one order is not
 * proposed to another.
 */
export function proposeMoves(orders: readonly MovedOrder[]): readonly Proposal[] {
  const promised = new Map<string, number>();
  return orders.map(({ id, starts_at, pool, times, isSettled = false }) => {
    const keyOf = (time: FreeTime): string => `${pool} ${time.starts_at}`;
    const free = times.filter((time) => time.starts_at !== starts_at.getTime() && time.free > (promised.get(keyOf(time)) ?? 0));
    const options = ranked(free, starts_at).slice(0, proposedOptions);
    const [proposed] = isSettled ? [] : options;
    if (proposed !== undefined) promised.set(keyOf(proposed), (promised.get(keyOf(proposed)) ?? 0) + 1);
    return { id, proposed, options };
  });
}

/** The times by how little they differ from the former one. */
function ranked(times: readonly FreeTime[], from: Date): readonly FreeTime[] {
  const former = dayAndMinute(from);
  return times
    .map((time) => {
      const { day, minute } = dayAndMinute(new Date(time.starts_at));
      const days = day - former.day;
      return { time, days: Math.abs(days), isEarlier: days < 0 ? 1 : 0, minutes: Math.abs(minute - former.minute) };
    })
    .toSorted(
      (one, other) =>
        one.days - other.days ||
        one.isEarlier - other.isEarlier ||
        one.minutes - other.minutes ||
        other.time.starts_at - one.time.starts_at,
    )
    .map(({ time }) => time);
}

/** Days since 1970 and minutes of the day, in Prague. */
function dayAndMinute(instant: Date): { readonly day: number; readonly minute: number } {
  const { hour, minute } = wallTimeAt(instant);
  return { day: Date.parse(dayAt(instant)) / 86_400_000, minute: hour * 60 + minute };
}
