import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';

const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('1990-01-01', count));

describe('days of the calendar', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // Nights when the clocks are changed.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-20', 365, '2027-11-20'],
  ])('from %s by %i lead to %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-20', 5],
    ['2026-11-21', 6],
  ])('know their weekday: %s is %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each([
    ['2026-11-20', '2026-11-20', ['2026-11-20']],
    ['2026-11-29', '2026-12-01', ['2026-11-29', '2026-11-30', '2026-12-01']],
    ['2026-11-20', '2026-11-19', []],
    ['2026-11-20', '2026-01-01', []],
  ])('from %s to %s are both and all between them', (first, last, all) => {
    expect(daysBetween(first, last)).toEqual(all);
  });

  it('are one more than they are apart, and each weekday follows the one before', () => {
    fc.assert(
      fc.property(days, fc.nat(400), (first, count) => {
        const all = daysBetween(first, addDays(first, count));
        expect(all).toHaveLength(count + 1);
        expect([all[0], all.at(-1)]).toEqual([first, addDays(first, count)]);
        expect(all.map(weekdayOf)).toEqual(all.map((_, place) => (weekdayOf(first) + place) % 7));
      }),
    );
  });

  it('lead there and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
});
