import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { arrivalRange, pooledDispersion, shownHour } from '../../../contract/rules/statistics/planning/arrival-range.ts';
import { deskNeed, judgePlannedDay } from '../../../contract/rules/statistics/planning/desk-plan.ts';
import { type Forecast, forecastOf, type PastDay, sumNumbers } from '../../../contract/rules/statistics/planning/forecast.ts';
import { forecastError, isNaiveBetter } from '../../../contract/rules/statistics/planning/forecast-error.ts';
import { inOpenHours, openMinutes } from '../../../contract/rules/statistics/planning/open-minutes.ts';
import { daysTogether } from '../../../contract/rules/statistics/planning/stores-together.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const wednesday = '2026-12-02';
const course = (counts: Readonly<Record<number, number>>) => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);
const morning = course({ 8: 60, 9: 60 });
const past = (counts: readonly number[], open = morning): readonly PastDay[] =>
  counts.map((count, place) => ({
    day: addDays(wednesday, -7 * (place + 1)),
    tickets: course({ 9: count }),
    open,
    desks: course({ 9: place + 1 }),
  }));
const hoursOf = (forecast: Forecast) => (forecast.reason === null ? forecast.hours : []);
const coming = { day: wednesday, open: morning, ordered: [] };

describe('a forecast', () => {
  it('weighs the last eight weeks as it was counted by hand', () => {
    const [, nine] = hoursOf(forecastOf(coming, past([30, 26, 40, 28, 24, 32, 30, 22, 900])));
    expect(nine?.expected).toBeCloseTo(29.687, 3);
    expect(nine).toMatchObject({ hour: 9, naive: 30, desks: 2 });
  });

  it.each([
    { mean: 29, dispersion: 1, low: 22, high: 36 },
    { mean: 29, dispersion: 2, low: 20, high: 39 },
    { mean: 0, dispersion: 3, low: 0, high: 0 },
  ])('of $mean varies $dispersion times its mean between $low and $high', ({ mean, dispersion, low, high }) => {
    expect(arrivalRange(mean, dispersion)).toMatchObject({ low, high });
  });

  it('expects no fewer clients than have reservations', () => {
    const [, nine] = hoursOf(forecastOf({ ...coming, ordered: course({ 9: 50 }) }, past([30, 30, 30, 30])));
    expect(nine).toMatchObject({ expected: 50, ordered: 50 });
  });

  it('says why it is silent', () => {
    const closed = { ...coming, open: course({}) };
    expect(forecastOf(closed, past([30, 30, 30, 30])).reason).toBe('closed');
    expect(forecastOf(coming, [])).toMatchObject({ reason: 'no_tickets' });
    expect(forecastOf(coming, past([0, 0, 0, 0])).reason).toBe('no_tickets');
    expect(forecastOf(coming, past([30, 30, 30]))).toMatchObject({ reason: 'few_days', similar: 3 });
  });

  it('knows nothing of an hour in which the office was never open', () => {
    const [eight, , seventeen] = hoursOf(forecastOf({ ...coming, open: course({ 8: 60, 9: 60, 17: 60 }) }, past([30, 30, 30, 30])));
    expect(eight).toMatchObject({ expected: 0, naive: 0 });
    expect(seventeen).toMatchObject({ expected: null, range: null, naive: null, desks: null });
  });

  it('takes its part of an hour in which the office is open for a part', () => {
    const [half] = hoursOf(forecastOf({ ...coming, open: course({ 9: 30 }) }, past([30, 30, 30, 30])));
    expect(half?.expected).toBeCloseTo(15, 9);
  });

  it('is never negative, only of open hours, and has its median within its range', () => {
    const counts = fc.array(fc.nat({ max: 80 }), { minLength: 24, maxLength: 24 });
    const open = fc.array(fc.constantFrom(0, 0, 30, 60), { minLength: 24, maxLength: 24 });
    const days = fc.array(fc.record({ tickets: counts, open, desks: counts }), { maxLength: 30 });
    fc.assert(
      fc.property(days, open, counts, (made, minutes, ordered) => {
        const known = made.map((one, place) => ({ ...one, day: addDays(wednesday, -1 - place) }));
        for (const hour of hoursOf(forecastOf({ day: wednesday, open: minutes, ordered }, known))) {
          expect(minutes[hour.hour]).toBeGreaterThan(0);
          if (hour.expected === null || hour.range === null) continue;
          expect(hour.expected).toBeGreaterThanOrEqual(ordered[hour.hour] ?? 0);
          expect(hour.range.low).toBeGreaterThanOrEqual(0);
          expect(hour.range.low).toBeLessThanOrEqual(hour.range.median);
          expect(hour.range.median).toBeLessThanOrEqual(hour.range.high);
          expect(Math.abs(hour.range.median - hour.expected)).toBeLessThanOrEqual(
            1 + Math.sqrt(hour.expected * pooledDispersion(known.map((one) => one.tickets))) * 3,
          );
        }
      }),
      propertyRuns(60),
    );
  });
});

describe('hours of an office', () => {
  it.each([
    { day: '2027-03-28', at: 1, open: [60, 0, 60] },
    { day: '2027-10-31', at: 1, open: [60, 120, 60] },
    { day: '2027-11-03', at: 1, open: [60, 60, 60] },
  ])('are those that clocks show on $day', ({ day, at, open }) => {
    expect(openMinutes(day, [{ opens: '00:30', closes: '24:00' }]).slice(at, at + 3)).toEqual(open);
    expect(openMinutes(day, [{ opens: '00:30', closes: '24:00' }])[0]).toBe(30);
    expect(sumNumbers(openMinutes(day, []))).toBe(0);
  });

  it('take in who came before the opening, in a break and after the closing', () => {
    const open = course({ 8: 60, 9: 60, 12: 30, 13: 60 });
    expect(inOpenHours(course({ 7: 2, 8: 10, 9: 5, 11: 3, 18: 4 }), open)).toEqual(course({ 8: 12, 9: 5, 12: 3, 13: 4 }));
    expect(sumNumbers(inOpenHours(course({ 7: 2 }), course({})))).toBe(0);
  });

  it('are of the same weekday', () => {
    const other = past([30, 30, 30, 30]).map((one) => ({ ...one, day: addDays(one.day, 1) }));
    expect(weekdayOf(other[0]?.day ?? '')).not.toBe(weekdayOf(wednesday));
    expect(forecastOf(coming, other)).toMatchObject({ reason: 'few_days', similar: 0 });
  });
});

describe('the error of forecasts', () => {
  const hours = [33, 30, 30, 24].map((actual, place) => ({
    actual,
    expected: [30, 28, 34, 26][place] ?? 0,
    naive: [26, 33, 30, 30][place] ?? 0,
    low: 26,
    high: 32,
  }));

  it('is set against that of the last such day, as it was counted by hand', () => {
    expect(forecastError(hours)).toEqual({ hours: 4, error: 2.75, naiveError: 4, ratio: 0.6875, covered: 0.5 });
    expect(forecastError([])).toBeNull();
  });

  it('gives way to the naive guess only where that was no worse on enough days', () => {
    const swapped = forecastError(hours.map(({ expected, naive, ...rest }) => ({ ...rest, expected: naive, naive: expected })));
    expect(isNaiveBetter(swapped, 4)).toBe(true);
    expect(isNaiveBetter(swapped, 3)).toBe(false);
    expect(isNaiveBetter(forecastError(hours), 8)).toBe(false);
    const exact = forecastError(hours.map((one) => ({ ...one, naive: one.actual })));
    expect(exact?.ratio).toBeNull();
    expect(isNaiveBetter(exact, 8)).toBe(true);
  });
});

describe('what is shown of a stored hour', () => {
  const stored = { hour: 9, open: 60, expected: 20, low: 14, high: 26, naive: 30 };
  const known = { open: 60, ordered: 0, dispersion: 1, isNaive: false };

  it('stays what was stored until more is known', () => {
    expect(shownHour(stored, known)).toEqual({ expected: 20, low: 14, high: 26 });
    expect(shownHour(stored, { ...known, ordered: 25 })).toMatchObject({ expected: 25 });
    expect(shownHour(stored, { ...known, open: 30 })).toMatchObject({ expected: 10 });
    expect(shownHour(stored, { ...known, isNaive: true })).toMatchObject({ expected: 30 });
    expect(shownHour(undefined, known)).toEqual({ expected: null, low: null, high: null });
  });
});

describe('desks of an hour', () => {
  const aim = { handling: 10, share: 0.8, minutes: 15 };

  it('are those of Erlang C, in an hour of which the office is open for a part too', () => {
    expect(deskNeed({ open: 60, expected: 24, high: 40, desks: 4 }, aim)).toMatchObject({
      needed: 5,
      difference: -1,
      within: null,
      grows: true,
    });
    expect(deskNeed({ open: 30, expected: 12, high: null, desks: 6 }, aim)).toMatchObject({ needed: 5, neededHigh: null, difference: 1 });
    expect(deskNeed({ open: 60, expected: 0, high: 0, desks: 0 }, aim)).toMatchObject({
      needed: 0,
      difference: 0,
      within: 1,
      grows: false,
    });
  });

  it('are not said of what is not known', () => {
    const unknown = { needed: null, difference: null };
    expect(deskNeed({ open: 60, expected: 24, high: 30, desks: 4 }, { ...aim, handling: null })).toMatchObject(unknown);
    expect(deskNeed({ open: 60, expected: null, high: null, desks: 4 }, aim)).toMatchObject(unknown);
    expect(deskNeed({ open: 60, expected: 24, high: 30, desks: null }, aim)).toMatchObject({ needed: 5, difference: null });
  });

  it('make a verdict of the day, which is never enough while an hour is not known', () => {
    expect(judgePlannedDay([{ difference: 0 }, { difference: 2 }])).toEqual({ kind: 'enough' });
    expect(judgePlannedDay([{ difference: 0 }, { difference: null }])).toEqual({ kind: 'unknown' });
    expect(judgePlannedDay([{ difference: -1 }, { difference: null }, { difference: -2 }])).toEqual({ kind: 'missing', hours: 2 });
    expect(judgePlannedDay([])).toEqual({ kind: 'unknown' });
  });
});

describe('a day of several stores', () => {
  const store = (id: number, reason: string | null, expected: number | null, missing: number | null) => ({
    id,
    days: [{ day: '2026-12-02', reason, expected, missing_hours: missing, hours: reason === null ? [{ needed: 2 }] : [] }],
  });
  const withoutHandlings = {
    id: 2,
    days: [{ day: '2026-12-02', reason: null, expected: 30, missing_hours: null, hours: [{ needed: null }] }],
  };

  it('has all clients, and in how many of the open stores desks are missing', () => {
    expect(daysTogether([store(1, null, 20, 0), store(2, null, 30, 2), store(3, 'closed', null, null)])).toEqual([
      { day: '2026-12-02', open: 2, counted: [1, 2], unknown: [], expected: 50, missing: 1, enough: 1, isUnknown: false },
    ]);
    expect(daysTogether([store(3, 'closed', null, null)])).toEqual([
      { day: '2026-12-02', open: 0, counted: [], unknown: [], expected: null, missing: 0, enough: 0, isUnknown: false },
    ]);
  });

  it.each([
    { name: 'has no tickets', other: store(2, 'no_tickets', null, null) },
    { name: 'is open in an hour in which it never was', other: store(2, null, null, null) },
    { name: 'has no times of handling', other: withoutHandlings },
    { name: 'has no forecast of the day', other: { id: 2, days: [] } },
  ])('has sums of the stores that are known whole, and names the one that $name', ({ other }) => {
    expect(daysTogether([store(1, null, 20, 0), other])).toMatchObject([
      { counted: [1], unknown: [2], expected: 20, enough: 1, isUnknown: true },
    ]);
  });

  it('has a sum that is that of the whole numbers which are shown', () => {
    const [together] = daysTogether([store(1, null, 20.4, 0), store(2, null, 30.4, 0), store(3, null, 10.4, 0)]);
    expect(together?.expected).toBe(60);
  });

  it('has no sum where no store is known', () => {
    expect(daysTogether([store(1, 'no_tickets', null, null), store(2, 'few_days', null, null)])).toMatchObject([
      { counted: [], unknown: [1, 2], expected: null },
    ]);
  });

  it('is there for stores with other forecasts too', () => {
    const later = { id: 1, days: [{ day: '2026-12-03', reason: null, expected: 5, missing_hours: 0, hours: [] }] };
    expect(daysTogether([later, store(2, null, 20, 0)]).map((one) => [one.day, one.open])).toEqual([
      ['2026-12-02', 1],
      ['2026-12-03', 1],
    ]);
  });
});
