import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untilNow, wholeDay } from '../../../contract/rules/statistics/day-course.ts';
import { bucketBounds, bucketOf, parseHistogram, percentileOf, shareBelow } from '../../../contract/rules/statistics/histogram.ts';
import { computeHandlingTime, computeWaitingTime } from '../../../contract/rules/statistics/ticket-times.ts';
import { judgeWait, unusualWait } from '../../../contract/rules/statistics/unusual-wait.ts';

const histogramOf = (times: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(bucketOf(time), (counts.get(bucketOf(time)) ?? 0) + 1);
  return counts;
};

describe('the histogram of times', () => {
  it('has a bound where each bucket begins, the bound itself belonging to the bucket above', () => {
    for (const [place, bound] of bucketBounds.entries()) expect([bucketOf(bound - 1), bucketOf(bound)]).toEqual([place, place + 1]);
    expect(bucketOf(0)).toBe(0);
  });

  it('tells shares within whole minutes exactly', () => {
    const times = Array.from({ length: 1000 }, (_, at) => (at + 1) * 3000);
    for (const minutes of [5, 10, 15, 30]) {
      expect(shareBelow(histogramOf(times), minutes * 60_000)).toBe(times.filter((time) => time < minutes * 60_000).length / 1000);
    }
    expect(shareBelow(new Map(), 1)).toBeNull();
  });
});

describe('a percentile', () => {
  const minute = 60_000;
  const place = bucketOf(5 * minute);
  const extremesOf = (times: readonly number[]) => ({ shortest: Math.min(...times), longest: Math.max(...times) });
  const percentile = (times: readonly number[], share: number) => percentileOf(histogramOf(times), share, extremesOf(times));
  const nearestRank = (times: readonly number[], share: number) =>
    times.toSorted((one, other) => one - other)[Math.max(1, Math.ceil(share * times.length - 1e-9)) - 1] ?? 0;

  it('is the time of the nearest rank to a twentieth, never beyond the shortest and the longest', () => {
    const times = fc.array(fc.oneof(fc.integer({ min: 0, max: 90 * minute }), fc.constantFrom(0, 8 * minute, 50 * 3_600_000)), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(times, fc.constantFrom(0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 1), (drawn, share) => {
        const [measured, exact, { shortest, longest }] = [percentile(drawn, share) ?? -1, nearestRank(drawn, share), extremesOf(drawn)];
        expect(measured).toBeGreaterThanOrEqual(shortest);
        expect(measured).toBeLessThanOrEqual(longest);
        // Below a second it is off by less than one.
        if (exact < 1000) expect(Math.abs(measured - exact)).toBeLessThan(1000);
        else if (exact < 48 * 3_600_000) expect(Math.abs(measured - exact) / exact).toBeLessThan(0.05);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the time of all where all are alike', () => {
    const alike = Array.from({ length: 1000 }, () => 8 * minute);
    expect([0.5, 0.9, 0.95].map((share) => percentile(alike, share))).toEqual([8 * minute, 8 * minute, 8 * minute]);
  });

  it('is what was counted by hand', () => {
    const waits = [0, 1, 2, 3, 5, 8, 10, 12, 15, 40].map((minutes) => minutes * minute);
    const measured = [0.5, 0.9, 0.95].map((share) => ((percentile(waits, share) ?? 0) / minute).toFixed(3));
    expect(measured).toEqual(['5.037', '15.449', '40.000']);
  });

  it.each([
    ['the shortest for no share', 0, 1],
    ['the third of thirty for a tenth', 0.1, 3],
    ['the longest for more than all', 1.5, 30],
  ])('is %s', (_, share, minutes) => {
    const times = Array.from({ length: 30 }, (_unused, at) => (at + 1) * minute);
    const measured = percentile(times, share) ?? 0;
    expect(Math.abs(measured - minutes * minute) / (minutes * minute)).toBeLessThan(0.05);
  });

  it('is the same whatever order the buckets are in', () => {
    const extremes = { shortest: 1, longest: 10 * minute };
    const counts = [
      [place, 2],
      [place - 3, 2],
    ] as const;
    expect(percentileOf(new Map(counts), 0.75, extremes)).toBe(percentileOf(new Map(counts.toReversed()), 0.75, extremes));
  });

  it('is none of buckets without times', () => {
    expect(percentileOf(new Map([[place, 0]]), 0.5, { shortest: 0, longest: 0 })).toBeNull();
    expect(percentileOf(new Map(), 0.5, { shortest: 0, longest: 0 })).toBeNull();
    expect(shareBelow(new Map([[place, 0]]), minute)).toBeNull();
  });

  it('is read from one number with eight digits for each bucket', () => {
    expect(parseHistogram('0')).toEqual(new Map());
    expect(parseHistogram(String(3n * 10n ** 56n + 10n ** 8n + 5n))).toEqual(
      new Map([
        [7, 3],
        [1, 1],
        [0, 5],
      ]),
    );
  });
});

describe('times of a ticket', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();
  const ticket = { state: 'finished', created_at: at(0), called_at: at(10), finished_at: at(25) };

  it.each([
    ['arrival where nothing was ordered', null, 600_000],
    ['the appointed time where that is later', at(4), 360_000],
    ['arrival where that is later', new Date(Date.UTC(2026, 10, 20, 7)).toISOString(), 600_000],
    ['nothing where the call came before the time', at(30), 0],
  ])('wait from %s', (_, appointed, wait) => {
    expect(computeWaitingTime(ticket, appointed)).toBe(wait);
  });

  it('handle from the call to the end, and only who was at the desk', () => {
    expect(computeHandlingTime(ticket)).toBe(900_000);
    expect(computeHandlingTime({ ...ticket, state: 'transferred' })).toBe(900_000);
    for (const state of ['missed', 'cancelled', 'serving']) expect(computeHandlingTime({ ...ticket, state })).toBeNull();
    expect(computeHandlingTime({ ...ticket, finished_at: null })).toBeNull();
    expect(computeHandlingTime({ ...ticket, called_at: null })).toBeNull();
    expect(computeHandlingTime({ ...ticket, finished_at: at(5) })).toBe(0);
  });

  it('are no wait yet of who was not called', () => {
    expect(computeWaitingTime({ ...ticket, called_at: null }, null)).toBeNull();
    expect(computeWaitingTime({ ...ticket, called_at: null }, at(4))).toBeNull();
  });
});

describe('a wait out of the ordinary', () => {
  const course = (minutes: number, clients = 3) => ({ waits: wholeDay([9], [clients]), sums: wholeDay([9], [minutes * 60_000 * clients]) });
  const usual = 10;
  const at = (hour: number, waiting = 1) => ({ hour, waiting });

  it('is none where nobody waits, however long those waited who were called', () => {
    expect(judgeWait(course(60), course(usual), at(9, 0))).toBeNull();
    expect(judgeWait(course(60), course(usual), at(9, 1))).toEqual({ now: 3_600_000, usual: 600_000 });
  });

  it('is longer by the rate and by the minutes, bounds included', () => {
    expect(judgeWait(course(15), course(usual), at(9))).toEqual({ now: 900_000, usual: 600_000 });
    expect(judgeWait(course(14.9), course(usual), at(9))).toBeNull();
    expect(judgeWait(course(4 + unusualWait.minutes), course(4), at(9))).not.toBeNull();
    expect(judgeWait(course(3.9 + unusualWait.minutes), course(4), at(9))).toBeNull();
  });

  it('is longer by the limits that are set', () => {
    const limits = { times: 2, minutes: 12 };
    expect(judgeWait(course(22), course(usual), at(9), limits)).toEqual({ now: 1_320_000, usual: 600_000 });
    expect(judgeWait(course(21), course(usual), at(9), limits)).toBeNull();
    expect(judgeWait(course(39), course(20), at(9), limits)).toBeNull();
    expect(judgeWait(course(40), course(20), at(9), limits)).not.toBeNull();
    expect(judgeWait(course(1), course(0), at(9), { times: 0, minutes: 0 })).toEqual({ now: 60_000, usual: 0 });
  });

  it('has the mean of both hours, each with its own clients', () => {
    const today = { waits: wholeDay([7, 8, 9, 10], [50, 1, 2, 50]), sums: wholeDay([8, 9], [4_000_000, 2_000_000]) };
    expect(judgeWait(today, course(usual), at(9))).toEqual({ now: 2_000_000, usual: 600_000 });
  });

  it('is none where nothing is known of now or of the usual day', () => {
    const nothing = { waits: wholeDay([], []), sums: wholeDay([], []) };
    const none = { times: 0, minutes: 0 };
    expect([judgeWait(nothing, course(usual), at(9), none), judgeWait(course(usual), nothing, at(9), none)]).toEqual([null, null]);
    expect([judgeWait(nothing, nothing, at(9), none), judgeWait(nothing, course(0), at(9), none)]).toEqual([null, null]);
  });

  it('is told of enough clients alone, of this hour and the one before', () => {
    expect(judgeWait(course(60, 2), course(usual), at(9))).toBeNull();
    expect(judgeWait(course(60), course(usual, 2), at(9))).toBeNull();
    expect(judgeWait(course(60), course(usual), at(10))).not.toBeNull();
    expect(judgeWait(course(60), course(usual), at(11))).toBeNull();
    expect(judgeWait(course(60), course(usual), at(8))).toBeNull();
  });
});

describe('the course of a day', () => {
  it('has 24 hours, and within the hour comes evenly', () => {
    const day = wholeDay([8, 9], [10, 20]);
    expect([day.length, day[8], day[9], day[10]]).toEqual([24, 10, 20, 0]);
    expect([untilNow(day, 8, 0), untilNow(day, 9, 30), untilNow(day, 23, 59)]).toEqual([0, 20, 30]);
  });
});
