import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastSending, nextSending, rhythms, type SendingTimes } from '../../../contract/rules/statistics/report/sending-times.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const daily = (time: string): SendingTimes => ({ rhythm: 'day', weekday: null, day: null, time });
const monthly = (day: number, time = '07:00'): SendingTimes => ({ rhythm: 'month', weekday: null, day, time });
const next = (times: SendingTimes, after: string) => nextSending(times, new Date(after)).toISOString();
const pad = (part: number): string => String(part).padStart(2, '0');

const anyTimes: fc.Arbitrary<SendingTimes> = fc.record({
  rhythm: fc.constantFrom(...rhythms),
  weekday: fc.integer({ min: 0, max: 6 }),
  day: fc.integer({ min: 1, max: 31 }),
  time: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`),
});
const anyInstant = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true });

describe('times of sending', () => {
  it('follow each other: between the last one and the next one there is no other', () => {
    fc.assert(
      fc.property(anyTimes, anyInstant, (times, instant) => {
        const [last, following] = [lastSending(times, instant), nextSending(times, instant)];
        expect(last <= instant && instant < following).toBe(true);
        expect(nextSending(times, last)).toEqual(following);
        expect(lastSending(times, following)).toEqual(following);
      }),
      propertyRuns(400),
    );
  });

  it('are shown by the clocks in Prague, on the day that was chosen', () => {
    fc.assert(
      fc.property(anyTimes, anyInstant, (times, instant) => {
        const sent = nextSending(times, instant);
        const { year, month, day, hour, minute } = wallTimeAt(sent);
        const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
        const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
        // Between two and three clocks are put on once a year.
        if (!times.time.startsWith('02')) expect(`${pad(hour)}:${pad(minute)}`).toBe(times.time);
        if (times.rhythm === 'week') expect(weekday).toBe(times.weekday);
        if (times.rhythm === 'month') expect(day).toBe(Math.min(times.day ?? 0, lastDay));
      }),
      propertyRuns(400),
    );
  });

  it('are on the last day of a month without the day', () => {
    expect(next(monthly(31), '2027-02-01T00:00:00Z')).toBe('2027-02-28T06:00:00.000Z');
    expect(next(monthly(30), '2028-02-01T00:00:00Z')).toBe('2028-02-29T06:00:00.000Z');
    expect(next(monthly(31), '2027-02-28T06:00:00Z')).toBe('2027-03-31T05:00:00.000Z');
  });

  it('come once on the days when clocks change: later where the time is skipped, first where it comes twice', () => {
    expect(next(daily('02:30'), '2027-03-27T12:00:00Z')).toBe('2027-03-28T01:30:00.000Z');
    expect(next(daily('02:30'), '2027-03-28T01:30:00Z')).toBe('2027-03-29T00:30:00.000Z');
    expect(next(daily('02:30'), '2027-10-30T12:00:00Z')).toBe('2027-10-31T00:30:00.000Z');
    expect(next(daily('02:30'), '2027-10-31T00:30:00Z')).toBe('2027-11-01T01:30:00.000Z');
  });
});
