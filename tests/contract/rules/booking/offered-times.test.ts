import { describe, expect, it } from 'vitest';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { offeredTimes } from '../../../../contract/rules/booking/offered-times.ts';

const always = { valid_from: null, valid_to: null, weekday: 1, capacity: 2 };
const interval = (opens: string, closes: string, length_minutes: number): BookingInterval => ({ ...always, opens, closes, length_minutes });
const morning = [{ opens: '08:00', closes: '12:00' }];
const isoOf = (time: number) => new Date(time).toISOString();

/** Beginnings of what is offered. */
function offered(day: string, intervals: readonly BookingInterval[], hours = morning): readonly string[] {
  return offeredTimes(day, intervals, hours).times.map(({ starts_at }) => isoOf(starts_at));
}

describe('times that intervals offer on a day', () => {
  it('are whole lengths from the beginning of the interval', () => {
    const { times, cut } = offeredTimes('2026-11-23', [interval('08:00', '08:50', 20)], morning);
    expect(times.map(({ starts_at, ends_at, capacity }) => [isoOf(starts_at), isoOf(ends_at), capacity])).toEqual([
      ['2026-11-23T07:00:00.000Z', '2026-11-23T07:20:00.000Z', 2],
      ['2026-11-23T07:20:00.000Z', '2026-11-23T07:40:00.000Z', 2],
    ]);
    expect(cut).toEqual([]);
  });

  it('lie within the opening hours, and what is cut off is told in one part', () => {
    const { times, cut } = offeredTimes('2026-11-23', [interval('07:00', '09:00', 30)], [{ opens: '08:00', closes: '12:00' }]);
    expect(times.map(({ starts_at }) => isoOf(starts_at))).toEqual(['2026-11-23T07:00:00.000Z', '2026-11-23T07:30:00.000Z']);
    expect(cut).toEqual([{ opens: '07:00', closes: '08:00' }]);
  });

  it('do not reach over a break, but over hours that touch', () => {
    const touching = [
      { opens: '08:00', closes: '10:00' },
      { opens: '10:00', closes: '12:00' },
    ];
    const broken = [
      { opens: '08:00', closes: '09:50' },
      { opens: '10:10', closes: '12:00' },
    ];
    const one = [interval('09:45', '10:15', 30)];
    expect(offered('2026-11-23', one, touching)).toHaveLength(1);
    expect(offered('2026-11-23', one, broken)).toHaveLength(0);
  });

  it.each([
    // The night when the clocks go on: nothing begins or ends between two and three.
    ['2027-03-28', ['2027-03-28T01:30:00.000Z']],
    // The night when they go back: of two to three the first one is offered; what would last 90 minutes is not.
    ['2027-10-31', ['2027-10-30T23:30:00.000Z', '2027-10-31T02:30:00.000Z']],
  ])('on %s hold to the clocks', (day, expected) => {
    const hours = [{ opens: '00:00', closes: '24:00' }];
    expect(offered(day, [interval('01:30', '04:30', 60)], hours)).toEqual(expected);
  });

  it('begin on a leap day and end at midnight', () => {
    const hours = [{ opens: '00:00', closes: '24:00' }];
    expect(offered('2028-02-29', [interval('23:30', '24:00', 30)], hours)).toEqual(['2028-02-29T22:30:00.000Z']);
  });
});
