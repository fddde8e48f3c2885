import { type Day, daysBetween } from '../opening/calendar-days.ts';
import type { DayType } from '../opening/day-hours.ts';
import type { Interval } from '../opening/intervals.ts';
import { type BookingPlan, intervalsOn, opensForOrdering } from './booking-plan.ts';
import { mostTaken, type Taken } from './cells.ts';
import { type OfferedTime, offeredTimes } from './offered-times.ts';
import { type ServiceSources, serviceHours } from './service-hours.ts';

/** An offered visit with the places that are left, none when it is full. */
export type FreeTime = OfferedTime & { readonly free: number };

export type BookableDay = {
  readonly day: Day;
  /** `occupied` when visits are offered and all are full, `notAvailable` when none is. */
  readonly type: DayType;
  /** When the day opens for ordering; null when it has opened. */
  readonly opens_at: Date | null;
  /** Visits that can still be ordered in time, full ones too; none before the day opens. */
  readonly times: readonly FreeTime[];
  /** What the opening hours take away from the intervals of the day. */
  readonly cut: readonly Interval[];
};

export type FreeTimesQuery = {
  readonly plan: BookingPlan;
  readonly sources: ServiceSources;
  readonly taken: Taken;
  readonly now: Date;
  /** When the order begins that looks for another time: that one is none. Its own places must not be among the taken ones. */
  readonly movedFrom?: Date | undefined;
  /** First and last day, both included. */
  readonly first: Day;
  readonly last: Day;
};

/**
 * What clients can order, day by day (page 05). Visits are computed and never stored: the booking page, the calendar, the
 * preview of intervals and the check of an order on the server all ask this.
 */
export function freeTimes({ first, last, ...query }: FreeTimesQuery): readonly BookableDay[] {
  return daysBetween(first, last).map((day) => bookableDay(day, query));
}

function bookableDay(day: Day, { plan, sources, taken, now, movedFrom }: Omit<FreeTimesQuery, 'first' | 'last'>): BookableDay {
  const hours = serviceHours(day, sources);
  const { times, cut } = offeredTimes(day, intervalsOn(day, plan.intervals), hours.intervals);
  const opens = opensForOrdering(day, plan);
  const earliest = now.getTime() + plan.least_minutes_before * 60_000;
  const free = times
    .filter(({ starts_at }) => starts_at >= earliest && starts_at !== movedFrom?.getTime())
    .map((time) => {
      const { starts_at, ends_at, capacity } = time;
      return { starts_at, ends_at, capacity, free: Math.max(0, capacity - mostTaken(time, taken)) };
    });
  return {
    day,
    type: hours.type === 'free' ? typeOf(free) : hours.type,
    opens_at: opens <= now ? null : opens,
    times: opens <= now ? free : [],
    cut,
  };
}

function typeOf(times: readonly FreeTime[]): DayType {
  if (times.length === 0) return 'notAvailable';
  return times.some(({ free }) => free > 0) ? 'free' : 'occupied';
}

/** Times of the days that have a free place. */
export function listFreeTimes(days: readonly BookableDay[]): readonly FreeTime[] {
  return days.flatMap(({ times }) => times).filter(({ free }) => free > 0);
}

/**
 * The time that begins then, as long as it is offered, with a free place. This is what a hold and a move take: the length is
 * that of the offered time, so that whatever `freeTimes` offers at a moment is accepted at that moment.
 */
export function freeTimeAt(startsAt: Date, days: readonly BookableDay[]): FreeTime | undefined {
  return listFreeTimes(days).find(({ starts_at }) => starts_at === startsAt.getTime());
}

/** Places of a day over all visits that can still be ordered. */
export type DayPlaces = { readonly day: string; readonly capacity: number; readonly free: number };

/** A day is nearly full once at most a fifth of its places is left. */
const nearlyFullShare = 0.2;

/** Days with visits where at most a fifth of the places is left; a full day too. */
export function nearlyFullDays(days: readonly BookableDay[]): readonly DayPlaces[] {
  return days
    .map(({ day, times }) => ({
      day,
      capacity: times.reduce((sum, { capacity }) => sum + capacity, 0),
      free: times.reduce((sum, { free }) => sum + free, 0),
    }))
    .filter(({ capacity, free }) => capacity > 0 && free <= capacity * nearlyFullShare);
}
