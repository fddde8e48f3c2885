import { describe, expect, it } from 'vitest';
import { findCalendarPage, nearestFreeDay, weeksOfPageFrom } from '../../../../contract/rules/booking-page/calendar-pages.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';

describe('the pages of the calendar', () => {
  const first = '2026-11-26';

  it('have five whole weeks from Monday, the first one with the first day in its first week', () => {
    const weeks = weeksOfPageFrom(first, 0);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-23', '2026-12-27']);
    expect(weeksOfPageFrom('2026-11-29', 0)[0]?.[0]).toBe('2026-11-23');
  });

  it('hold each day once and one after another, over the end of a year and both changes of clocks', () => {
    const days = Array.from({ length: 12 }, (_, page) => weeksOfPageFrom(first, page).flat()).flat();
    expect(days).toEqual(days.map((_, place) => addDays('2026-11-23', place)));
    expect(days.filter((day) => day >= first).map((day) => findCalendarPage(first, day))).toEqual(
      days.flatMap((day, place) => (day >= first ? [Math.floor(place / 35)] : [])),
    );
  });

  it('begin with the first one for a day before it', () => {
    expect(findCalendarPage(first, '2026-01-01')).toBe(0);
  });
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
