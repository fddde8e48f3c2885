import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RelativePeriod, relativePeriods } from '../../../contract/basics/relative-periods.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { daysOfPeriod, instantsOfPeriod } from '../../../contract/rules/time/relative-period.ts';
import { isoDay } from '../../../contract/rules/typing/typed-date.ts';

const dayMs = 86_400_000;

describe('a period named by how far it is', () => {
  // A Wednesday.
  const now = new Date('2026-11-25T10:42:00.000Z');

  it.each<[RelativePeriod, first: string, last: string]>([
    ['yesterday', '2026-11-24', '2026-11-24'],
    ['today', '2026-11-25', '2026-11-25'],
    ['tomorrow', '2026-11-26', '2026-11-26'],
    ['last_week', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-23', '2026-11-29'],
    ['next_week', '2026-11-30', '2026-12-06'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['month', '2026-11-01', '2026-11-30'],
    ['next_month', '2026-12-01', '2026-12-31'],
  ])('%s is from %s to %s', (period, first, last) => {
    const days = daysOfPeriod(period, wallTimeAt(now));
    expect([isoDay(days.first), isoDay(days.last)]).toEqual([first, last]);
  });

  it.each<[day: string, RelativePeriod, first: string, last: string]>([
    ['the last day of a week', 'week', '2026-10-26', '2026-11-01'],
    ['the first of a month', 'yesterday', '2026-10-31', '2026-10-31'],
    ['the first of a month', 'last_month', '2026-10-01', '2026-10-31'],
    ['the first of a month', 'next_week', '2026-11-02', '2026-11-08'],
  ])('goes over the ends of months from %s: %s', (_, period, first, last) => {
    const days = daysOfPeriod(period, wallTimeAt(new Date('2026-11-01T12:00:00.000Z')));
    expect([isoDay(days.first), isoDay(days.last)]).toEqual([first, last]);
  });

  it.each<[RelativePeriod, at: string, first: string, last: string]>([
    ['month', '2028-02-10T12:00:00.000Z', '2028-02-01', '2028-02-29'],
    ['next_month', '2026-01-31T12:00:00.000Z', '2026-02-01', '2026-02-28'],
    ['next_month', '2026-12-31T12:00:00.000Z', '2027-01-01', '2027-01-31'],
    ['last_month', '2026-01-01T12:00:00.000Z', '2025-12-01', '2025-12-31'],
    ['week', '2026-12-31T12:00:00.000Z', '2026-12-28', '2027-01-03'],
  ])('knows how long months are and where years end: %s at %s', (period, at, first, last) => {
    const days = daysOfPeriod(period, wallTimeAt(new Date(at)));
    expect([isoDay(days.first), isoDay(days.last)]).toEqual([first, last]);
  });

  it.each<[at: string, from: string, until: string]>([
    ['2026-07-01T21:59:59.999Z', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['2026-07-01T22:00:00.000Z', '2026-07-01T22:00:00.000Z', '2026-07-02T22:00:00.000Z'],
    // Clocks are put on: a day of 23 hours.
    ['2026-03-29T10:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    // Clocks are put back: a day of 25 hours.
    ['2026-10-25T22:59:59.999Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('is today of Prague at %s', (at, from, until) => {
    const today = instantsOfPeriod('today', new Date(at));
    expect([today.from.toISOString(), today.until.toISOString()]).toEqual([from, until]);
  });

  it('has periods that follow one another without a gap, whatever the time', () => {
    const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }).map((time) => new Date(time));
    const rows = [
      ['yesterday', 'today', 'tomorrow'],
      ['last_week', 'week', 'next_week'],
      ['last_month', 'month', 'next_month'],
    ] as const;
    fc.assert(
      fc.property(instants, fc.constantFrom(...rows), (at, [before, present, after]) => {
        const [one, two, three] = [before, present, after].map((period) => instantsOfPeriod(period, at));
        expect(one?.until).toEqual(two?.from);
        expect(two?.until).toEqual(three?.from);
        expect(two !== undefined && two.from <= at && at < two.until).toBe(true);
      }),
    );
  });

  it('is never shorter than a day of daylight time', () => {
    for (const period of relativePeriods) {
      const { from, until } = instantsOfPeriod(period, now);
      expect(until.getTime() - from.getTime()).toBeGreaterThanOrEqual(dayMs - 3_600_000);
    }
  });
});
