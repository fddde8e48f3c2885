import { describe, expect, it } from 'vitest';
import { nearestFreeDay, weeksOfMonth } from '../../../../contract/rules/booking-page/month-table.ts';

describe('the table of a month', () => {
  it.each([
    ['2026-11-26', 6, 6, 30],
    ['2027-02-01', 4, 0, 28],
    ['2028-02-29', 5, 1, 29],
    ['2026-10-31', 5, 3, 31],
  ] as const)(
    'of %s has %i weeks from Monday, %i places before the first day, and each of its %i days once',
    (day, weeks, before, count) => {
      const table = weeksOfMonth(day);
      expect(table.map((week) => week.length)).toEqual(Array.from({ length: weeks }, () => 7));
      expect(table.flat().indexOf(`${day.slice(0, 7)}-01`)).toBe(before);
      expect(new Set(table.flat().filter((each) => each !== null)).size).toBe(count);
    },
  );
});

describe('the nearest free day', () => {
  it('is the first one with a free time, in whatever order the days come, and none where all are full', () => {
    const days = [
      { day: '2026-12-01', free: 4 },
      { day: '2026-11-26', free: 0 },
      { day: '2026-11-27', free: 1 },
    ];
    expect(nearestFreeDay(days)?.day).toBe('2026-11-27');
    expect(nearestFreeDay(days.slice(1, 2))).toBeUndefined();
  });
});
