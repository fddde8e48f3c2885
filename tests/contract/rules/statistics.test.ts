import { describe, expect, it } from 'vitest';
import { untilNow, wholeDay } from '../../../contract/rules/statistics/day-course.ts';
import { bucketBounds, bucketOf, quantileOf, shareBelow } from '../../../contract/rules/statistics/histogram.ts';
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
