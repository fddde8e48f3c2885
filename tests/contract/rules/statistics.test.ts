import { describe, expect, it } from 'vitest';
import { untilNow, wholeDay } from '../../../contract/rules/statistics/day-course.ts';
import { bucketBounds, bucketOf, bucketShift, quantileOf, shareBelow, unpacked } from '../../../contract/rules/statistics/histogram.ts';
import { handlingOf, waitOf } from '../../../contract/rules/statistics/ticket-times.ts';
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

  it('tells quantiles to a twentieth, and shares within whole minutes exactly', () => {
    const times = Array.from({ length: 1000 }, (_, at) => (at + 1) * 3000);
    for (const share of [0.5, 0.9, 0.95]) {
      const exact = share * 1000 * 3000;
      expect(Math.abs((quantileOf(histogramOf(times), share) ?? 0) - exact) / exact).toBeLessThan(0.05);
    }
    for (const minutes of [5, 10, 15, 30]) {
      expect(shareBelow(histogramOf(times), minutes * 60_000)).toBe(times.filter((time) => time < minutes * 60_000).length / 1000);
    }
    expect([quantileOf(new Map(), 0.5), shareBelow(new Map(), 1)]).toEqual([null, null]);
  });
});

describe('a quantile', () => {
  const minute = 60_000;
  const place = bucketOf(5 * minute);
  const [from = 0, to = 0] = bucketBounds.slice(place - 1, place + 1);

  it.each([
    ['the beginning of the bucket for no share', [[place, 4]], 0, from],
    ['its middle for a half', [[place, 4]], 0.5, (from + to) / 2],
    ['its end for all', [[place, 4]], 1, to],
    [
      'the end of the earlier bucket where that has just the share',
      [
        [place - 3, 2],
        [place, 2],
      ],
      0.5,
      bucketBounds[place - 3],
    ],
    [
      'within the later bucket what is left',
      [
        [place - 3, 2],
        [place, 2],
      ],
      0.75,
      (from + to) / 2,
    ],
    [
      'the same whatever order the buckets are in',
      [
        [place, 2],
        [place - 3, 2],
      ],
      0.75,
      (from + to) / 2,
    ],
    ['from nothing on in the first bucket', [[0, 2]], 0.5, 500],
    ['the last bound for what is longer than all of them', [[bucketBounds.length, 3]], 0.5, bucketBounds.at(-1)],
    [
      'the end of the last bucket for more than all',
      [
        [place, 4],
        [place + 1, 4],
        [place + 2, 4],
      ],
      1.5,
      bucketBounds[place + 2],
    ],
    ['the beginning for less than nothing', [[place, 4]], -1, from],
  ] as const)('is %s', (...[, counts, share, time]) => {
    expect(quantileOf(new Map(counts), share)).toBe(time);
  });

  it('is none of buckets without times', () => {
    expect(quantileOf(new Map([[place, 0]]), 0.5)).toBeNull();
    expect(shareBelow(new Map([[place, 0]]), minute)).toBeNull();
  });

  it('is read from one number for each bucket', () => {
    expect(unpacked([])).toEqual(new Map());
    expect(unpacked([7 * 2 ** bucketShift + 3, 2 ** bucketShift + 1, 5])).toEqual(
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
    expect(waitOf(ticket, appointed)).toBe(wait);
  });

  it('handle from the call to the end, and only who was at the desk', () => {
    expect(handlingOf(ticket)).toBe(900_000);
    expect(handlingOf({ ...ticket, state: 'transferred' })).toBe(900_000);
    for (const state of ['missed', 'cancelled', 'serving']) expect(handlingOf({ ...ticket, state })).toBeNull();
    expect(handlingOf({ ...ticket, finished_at: null })).toBeNull();
    expect(handlingOf({ ...ticket, called_at: null })).toBeNull();
    expect(handlingOf({ ...ticket, finished_at: at(5) })).toBe(0);
  });

  it('are no wait yet of who was not called', () => {
    expect(waitOf({ ...ticket, called_at: null }, null)).toBeNull();
    expect(waitOf({ ...ticket, called_at: null }, at(4))).toBeNull();
  });
});

describe('a wait out of the ordinary', () => {
  const course = (minutes: number, clients = 3) => ({ hours: [9], waits: [clients], sums: [minutes * 60_000 * clients] });
  const usual = 10;

  it('is longer by the rate and by the minutes, bounds included', () => {
    expect(judgeWait(course(15), course(usual), 9)).toEqual({ now: 900_000, usual: 600_000 });
    expect(judgeWait(course(14.9), course(usual), 9)).toBeNull();
    expect(judgeWait(course(4 + unusualWait.minutes), course(4), 9)).not.toBeNull();
    expect(judgeWait(course(3.9 + unusualWait.minutes), course(4), 9)).toBeNull();
  });

  it('is longer by the limits that are set', () => {
    const limits = { times: 2, minutes: 12 };
    expect(judgeWait(course(22), course(usual), 9, limits)).toEqual({ now: 1_320_000, usual: 600_000 });
    expect(judgeWait(course(21), course(usual), 9, limits)).toBeNull();
    expect(judgeWait(course(39), course(20), 9, limits)).toBeNull();
    expect(judgeWait(course(40), course(20), 9, limits)).not.toBeNull();
    expect(judgeWait(course(1), course(0), 9, { times: 0, minutes: 0 })).toEqual({ now: 60_000, usual: 0 });
  });

  it('has the mean of both hours, each with its own clients', () => {
    const today = { hours: [7, 8, 9, 10], waits: [50, 1, 2, 50], sums: [0, 4_000_000, 2_000_000, 0] };
    expect(judgeWait(today, course(usual), 9)).toEqual({ now: 2_000_000, usual: 600_000 });
  });

  it('is none where nothing is known of now or of the usual day', () => {
    const nothing = { hours: [], waits: [], sums: [] };
    const none = { times: 0, minutes: 0 };
    expect([judgeWait(nothing, course(usual), 9, none), judgeWait(course(usual), nothing, 9, none)]).toEqual([null, null]);
    expect([judgeWait(nothing, nothing, 9, none), judgeWait(nothing, course(0), 9, none)]).toEqual([null, null]);
    expect(judgeWait({ hours: [9], waits: [], sums: [] }, course(usual), 9, none)).toBeNull();
  });

  it('is told of enough clients alone, of this hour and the one before', () => {
    expect(judgeWait(course(60, 2), course(usual), 9)).toBeNull();
    expect(judgeWait(course(60), course(usual, 2), 9)).toBeNull();
    expect(judgeWait(course(60), course(usual), 10)).not.toBeNull();
    expect(judgeWait(course(60), course(usual), 11)).toBeNull();
    expect(judgeWait(course(60), course(usual), 8)).toBeNull();
  });
});

describe('the course of a day', () => {
  it('has 24 hours, and within the hour comes evenly', () => {
    const day = wholeDay([8, 9], [10, 20]);
    expect([day.length, day[8], day[9], day[10]]).toEqual([24, 10, 20, 0]);
    expect([untilNow(day, 8, 0), untilNow(day, 9, 30), untilNow(day, 23, 59)]).toEqual([0, 20, 30]);
  });
});
