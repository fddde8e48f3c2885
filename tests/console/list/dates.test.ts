import { describe, expect, it } from 'vitest';
import { instantAt, wallTimeAt } from '../../../contract/rules/prague-time.ts';
import { boundOf, isoDay, readTypedDate } from '../../../contract/rules/typed-date.ts';
import { readTypedNumber } from '../../../contract/rules/typed-number.ts';
import { formatDay, formatInstant } from '../../../src/resources/derive/format.ts';
import { periodDays, periodInstants } from '../../../src/resources/derive/periods.ts';

describe('time in Prague', () => {
  it('is shown as DD.MM.YYYY HH:mm, in summer and in winter', () => {
    expect(formatInstant('2026-07-01T22:30:00.000Z')).toBe('02.07.2026 00:30');
    expect(formatInstant('2026-12-31T23:05:00.000Z')).toBe('01.01.2027 00:05');
    expect(formatDay('2027-02-01')).toBe('01.02.2027');
  });

  it.each([
    ['2026-03-29T00:59:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['2026-10-24T23:59:00.000Z', '2026-10-25T02:30:00.000Z'],
    ['2026-06-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ])('leads from an instant to the wall and back: %s, %s', (...instants) => {
    for (const iso of instants) expect(instantAt(wallTimeAt(new Date(iso))).toISOString()).toBe(iso);
  });

  it('takes the first of the hour that comes twice', () => {
    const wall = { year: 2026, month: 10, day: 25, hour: 2, minute: 30, second: 0 };
    expect(instantAt(wall).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('goes past the hour that never comes', () => {
    const wall = { year: 2026, month: 3, day: 29, hour: 2, minute: 30, second: 0 };
    expect(instantAt(wall).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('a typed date', () => {
  it.each(['1.2.2027', '01.02.2027', ' 1. 2. 2027 '])('is read from %j', (text) => {
    const typed = readTypedDate(text);
    expect(typed === undefined ? undefined : isoDay(typed)).toBe('2027-02-01');
  });

  it.each(['31.2.2027', '1.13.2027', '1.2.27', '1.2.2027 25:00', 'zítra', '1.2.1899'])('is refused when it is %j', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it('bounds a period by the first and the last instant of the day', () => {
    const typed = readTypedDate('29.3.2026');
    if (typed === undefined) throw new Error('29.3.2026 is a date');
    expect(boundOf(typed, 'from')).toBe('2026-03-28T23:00:00.000Z');
    expect(boundOf(typed, 'to')).toBe('2026-03-29T21:59:59.999Z');
  });
});

describe('the usual periods', () => {
  const sunday = { year: 2026, month: 11, day: 1, hour: 12, minute: 0, second: 0 };

  it('begin the week on Monday', () => {
    const { first, last } = periodDays('thisWeek', sunday);
    expect([isoDay(first), isoDay(last)]).toEqual(['2026-10-26', '2026-11-01']);
  });

  it('end the month on its last day', () => {
    const { first, last } = periodDays('thisMonth', { ...sunday, month: 2, year: 2028 });
    expect([isoDay(first), isoDay(last)]).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('go over the end of a month', () => {
    expect(periodInstants('yesterday', sunday)).toEqual({ from: '2026-10-30T23:00:00.000Z', to: '2026-10-31T22:59:59.999Z' });
  });
});

describe('a typed number', () => {
  it.each([
    ['1 583,8', 1583.8],
    ['-0.5', -0.5],
    ['1\u00a0000', 1000],
    [',5', 0.5],
  ])('is read from %j', (text, value) => {
    expect(readTypedNumber(text)).toBe(value);
  });

  it.each(['', 'a', '1,2,3', '1e5', '0x10'])('is none when it is %j', (text) => {
    expect(readTypedNumber(text)).toBeUndefined();
  });
});
