import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { listVisitCells, type Taken, takenBy } from '../../../../contract/rules/booking/cells.ts';
import { checkBookingIntervals } from '../../../../contract/rules/booking/check-booking-intervals.ts';
import { type BookableDay, type FreeTime, freeTimeAt, freeTimes, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { offeredVisit } from '../../../../contract/rules/booking/plan-of-service.ts';
import { blockOver, findClosure, type ServiceSources } from '../../../../contract/rules/booking/service-hours.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { hoursOfDay, markTypes } from '../../../../contract/rules/opening/day-hours.ts';
import { timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { isOpenThroughout } from '../../../../contract/rules/opening/open-instants.ts';
import { propertyRuns } from '../../../support/sampling/property-runs.ts';

const minuteMs = 60_000;
/** Weeks with a change of clocks, the end of a year and a leap day in them, and an ordinary one. */
const weeks = ['2026-11-23', '2026-12-21', '2027-03-22', '2027-10-25', '2028-02-28'];

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 120 }))
  .map(([from, cells]) => ({ opens: timeAt(from * 5), closes: timeAt(Math.min(288, from + cells) * 5) }));

/** Of random stretches those that overlap no earlier one. */
const apart = <I extends { readonly weekday: number; readonly opens: string; readonly closes: string }>(all: readonly I[]): readonly I[] =>
  all.filter((one, at) =>
    all.slice(0, at).every((other) => one.weekday !== other.weekday || one.closes <= other.opens || other.closes <= one.opens),
  );

const weekday = fc.integer({ min: 0, max: 6 });
const hours = fc
  .array(fc.tuple(weekday, stretch), { maxLength: 14 })
  .map((all) => apart(all.map(([day, one]) => ({ weekday: day, ...one }))));

const intervals: fc.Arbitrary<readonly BookingInterval[]> = fc
  .array(fc.tuple(weekday, stretch, fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 4 })), { maxLength: 14 })
  .map((all) =>
    apart(
      all.map(([day, one, cells, capacity]) => ({
        weekday: day,
        ...one,
        length_minutes: cells * 5,
        capacity,
        valid_from: null,
        valid_to: null,
      })),
    ).filter((one) => Object.keys(checkBookingIntervals({ intervals: [one] })).length === 0),
  );

const configuration = fc.record({
  first: fc.constantFrom(...weeks),
  hours,
  intervals,
  exceptions: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.option(stretch, { nil: undefined })), { maxLength: 2 }),
  blocks: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }), fc.option(stretch, { nil: undefined })), {
    maxLength: 2,
  }),
  marks: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(...markTypes)), { maxLength: 2 }),
  days_ahead: fc.integer({ min: 0, max: 10 }),
  opens_at: fc.integer({ min: 0, max: 1439 }).map(timeAt),
  least_minutes_before: fc.integer({ min: 0, max: 3000 }),
  visits: fc.array(fc.tuple(fc.integer({ min: 0, max: 7 * 288 }), fc.integer({ min: 1, max: 24 })), { maxLength: 60 }),
  minutesAfter: fc.integer({ min: -2 * 1440, max: 7 * 1440 }),
});
type Configuration = typeof configuration extends fc.Arbitrary<infer C> ? C : never;

function questionOf({ first, hours: week, exceptions, marks, blocks, visits, minutesAfter, ...plan }: Configuration) {
  const begin = Date.parse(first);
  const sources: ServiceSources = {
    plans: [{ name: 'base', valid_from: null, valid_to: null, intervals: week }],
    exceptions: exceptions.map(([shift, one]) => ({
      day: addDays(first, shift),
      closed: one === undefined,
      intervals: one === undefined ? [] : [one],
      note: null,
    })),
    marks: marks.map(([shift, day_type]) => ({ day: addDays(first, shift), day_type, note: null })),
    blocks: blocks.map(([shift, days, one], at) => ({
      id: at + 1,
      service_id: 1,
      first_day: addDays(first, shift),
      last_day: addDays(first, shift + days),
      from_time: one?.opens ?? null,
      to_time: one?.closes ?? null,
      note: null,
    })),
  };
  const orders = visits.map(([cell, cells]) => ({
    starts_at: begin + cell * 5 * minuteMs,
    ends_at: begin + (cell + cells) * 5 * minuteMs,
  }));
  const question = { plan, sources, taken: takenBy(orders), now: new Date(begin + minutesAfter * minuteMs) };
  return { question, orders, range: { first, last: addDays(first, 6) } };
}

const all = (days: readonly BookableDay[]): readonly FreeTime[] => days.flatMap(({ times }) => times);

/** What the server asks of an order whatever it was offered: a visit of the plan with a place in each of its cells. */
const isTaken = (
  { plan, sources }: ReturnType<typeof questionOf>['question'],
  taken: Taken,
  { starts_at, ends_at }: Pick<FreeTime, 'starts_at' | 'ends_at'>,
): boolean => {
  const visit = offeredVisit({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) }, plan, sources);
  return visit !== undefined && listVisitCells({ starts_at, ends_at }).every((cell) => taken(cell) < visit.capacity);
};

const holds = (check: (asked: ReturnType<typeof questionOf>) => void): void => {
  fc.assert(
    fc.property(configuration, (given) => check(questionOf(given))),
    propertyRuns(10_000),
  );
};

describe('free times of any configuration', () => {
  it('lie within the opening hours, none on a day that is closed', () => {
    holds(({ question, range }) => {
      const wrong = freeTimes({ ...question, ...range }).flatMap(({ day, times }) => {
        const { intervals: open, type } = hoursOfDay(day, question.sources);
        const isOpen = ({ starts_at, ends_at }: FreeTime) => isOpenThroughout(new Date(starts_at), new Date(ends_at), () => open);
        return times.filter((time) => type !== 'free' || !isOpen(time));
      });
      expect(wrong).toEqual([]);
    });
  });

  it('are those of the branch without what is blocked for the service, and no other', () => {
    holds(({ question, range }) => {
      const ofStore = all(freeTimes({ ...question, sources: { ...question.sources, blocks: [] }, ...range }));
      const isLeft = ({ starts_at, ends_at }: FreeTime) =>
        blockOver(new Date(starts_at), new Date(ends_at), question.sources.blocks) === undefined;
      const offered = all(freeTimes({ ...question, ...range }));
      expect(offered).toEqual(ofStore.filter(isLeft));
      expect(
        offered.filter(({ starts_at, ends_at }) => findClosure(new Date(starts_at), new Date(ends_at), question.sources) !== undefined),
      ).toEqual([]);
    });
  });

  it('have no fewer than no places and no more than their capacity, as counted order by order', () => {
    holds(({ question, orders, range }) => {
      const there = (moment: number) => orders.filter(({ starts_at, ends_at }) => starts_at <= moment && moment < ends_at).length;
      const wrong = all(freeTimes({ ...question, ...range })).filter(({ starts_at, ends_at, capacity, free }) => {
        const moments = Array.from({ length: (ends_at - starts_at) / (5 * minuteMs) }, (_, at) => starts_at + at * 5 * minuteMs);
        return free !== Math.max(0, capacity - Math.max(...moments.map(there)));
      });
      expect(wrong).toEqual([]);
    });
  });

  it('are the same however the range is split and the intervals are ordered', () => {
    holds(({ question, range }) => {
      const middle = addDays(range.first, 3);
      const whole = freeTimes({ ...question, ...range });
      const plan = { ...question.plan, intervals: question.plan.intervals.toReversed() };
      const parts = [
        { ...range, last: middle },
        { ...range, first: addDays(middle, 1) },
      ].flatMap((part) => freeTimes({ ...question, plan, ...part }));
      expect(parts).toEqual(whole);
    });
  });

  it('can be had exactly when they are offered with a place, each for its own length', () => {
    holds(({ question, range }) => {
      const days = freeTimes({ ...question, ...range });
      for (const time of all(days).slice(0, 12)) {
        const begins = new Date(time.starts_at);
        expect(freeTimeAt(begins, days)).toEqual(time.free > 0 ? time : undefined);
        expect(freeTimeAt(new Date(time.starts_at + minuteMs), days)).toBeUndefined();
        if (time.free > 0) expect(isTaken(question, question.taken, time)).toBe(true);
      }
    });
  });

  it('to which an order is moved are others than its own, and each is accepted at once, whatever length the order has', () => {
    holds(({ question, orders, range }) => {
      const [moved, ...others] = orders;
      if (moved === undefined) return;
      // Its own places are free to it.
      const taken = takenBy(others);
      const offered = listFreeTimes(freeTimes({ ...question, ...range, taken, movedFrom: new Date(moved.starts_at) }));
      expect(offered.filter((time) => time.starts_at === moved.starts_at || !isTaken(question, taken, time))).toEqual([]);
    });
  });

  it('lose a place by an order and get it back when it is cancelled', () => {
    holds(({ question, orders, range }) => {
      const before = all(freeTimes({ ...question, ...range }));
      const chosen = before.find(({ free }) => free > 0);
      if (chosen === undefined) return;
      const after = all(freeTimes({ ...question, ...range, taken: takenBy([...orders, chosen]) }));
      for (const [at, { free }] of after.entries()) expect(free).toBeLessThanOrEqual(before[at]?.free ?? 0);
      expect(after.find(({ starts_at }) => starts_at === chosen.starts_at)?.free).toBe(chosen.free - 1);
      expect(all(freeTimes({ ...question, ...range, taken: takenBy(orders) }))).toEqual(before);
    });
  });
});
