import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, iso, monthsBefore, startOf, weekdayOf } from '../../../server/demo/town/calendar.ts';
import { openIntervals } from '../../../server/demo/town/opening-hours.ts';

describe('days of the town', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    // The offset at noon holds: minutes are added to it for office hours only.
    ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(iso(startOf(day))).toBe(instant);
  });

  it('a day ends at midnight in Prague, not in Greenwich', () => {
    expect(dayOf(Date.parse('2026-07-14T21:59:59Z'))).toBe('2026-07-14');
    expect(dayOf(Date.parse('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  });

  it('a month back from the last of a month is its last day', () => {
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2026-01-10', 13)).toBe('2024-12-10');
  });

  it('both ends of a span belong to it', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(weekdayOf(addDays('2026-02-28', 1))).toBe(0);
  });
});

it.each(['2026-04-03', '2026-04-06', '2026-07-06', '2026-09-28', '2026-12-24'])('every office is closed on %s', (day) => {
  expect(openIntervals(1, day)).toEqual([]);
});

it('Monday and Wednesday are long, Friday is a morning, the weekend is closed', () => {
  const hours = ['2026-09-14', '2026-09-15', '2026-09-16', '2026-09-17', '2026-09-18', '2026-09-19'].map((day) =>
    openIntervals(1, day).map(({ from, to }) => [(from - startOf(day)) / 60_000, (to - startOf(day)) / 60_000]),
  );
  expect(hours).toEqual([[[480, 1020]], [[480, 900]], [[480, 1020]], [[480, 900]], [[480, 720]], []]);
});
