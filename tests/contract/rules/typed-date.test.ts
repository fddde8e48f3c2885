import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundOf, isoDay, readTypedDate, type TypedDate } from '../../../contract/rules/typed-date.ts';

function typed(text: string): TypedDate {
  const read = readTypedDate(text);
  if (read === undefined) throw new Error(`${text} is a date`);
  return read;
}

describe('a typed date', () => {
  it.each(['1.2.2027', '01.02.2027', ' 1. 2. 2027 '])('is read from %j', (text) => {
    expect(isoDay(typed(text))).toBe('2027-02-01');
    expect(typed(text).hasTime).toBe(false);
  });

  it.each(['1.2.2027 14:30', '01.02.2027, 14:30', '1. 2. 2027  14:30', '1.2.2027,14:30'])('is read with its time from %j', (text) => {
    expect(typed(text)).toEqual({ year: 2027, month: 2, day: 1, hour: 14, minute: 30, second: 0, hasTime: true });
  });

  it.each([
    ['29.2.2028', '2028-02-29'],
    ['31.12.2199', '2199-12-31'],
    ['1.1.1900', '1900-01-01'],
    ['10.10.2026 0:00', '2026-10-10'],
    ['10.10.2026 23:59', '2026-10-10'],
  ])('may be %s', (text, day) => {
    expect(isoDay(typed(text))).toBe(day);
  });

  it.each(['31.2.2027', '29.2.2027', '0.1.2027', '1.0.2027', '1.13.2027', '32.1.2027', '1.2.1899', '1.2.2200', '1.2.0050'])(
    'is refused when there is no such day: %j',
    (text) => {
      expect(readTypedDate(text)).toBeUndefined();
    },
  );

  it.each(['1.2.2027 25:00', '1.2.2027 24:00', '1.2.2027 12:60'])('is refused when there is no such time: %j', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it.each([
    '1.2.27',
    '1.2.',
    '1.2.2027 12',
    '1.2.2027 12:5',
    '1.2.202712:30',
    '1.2.2027 123:00',
    'zítra',
    '',
    '2027-02-01',
    'x1.2.2027',
    '1.2.2027x',
    '1,2,2027',
    '111.2.2027',
  ])('is refused when it is not written so: %j', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it('bounds a period by the first and the last instant of the day', () => {
    expect(boundOf(typed('29.3.2026'), 'from')).toBe('2026-03-28T23:00:00.000Z');
    expect(boundOf(typed('29.3.2026'), 'to')).toBe('2026-03-29T21:59:59.999Z');
    expect(boundOf(typed('31.12.2026'), 'to')).toBe('2026-12-31T22:59:59.999Z');
  });

  it('bounds a period by its time where it has one', () => {
    expect(boundOf(typed('1.7.2026 14:30'), 'from')).toBe('2026-07-01T12:30:00.000Z');
    expect(boundOf(typed('1.7.2026 14:30'), 'to')).toBe('2026-07-01T12:30:00.000Z');
    expect(boundOf(typed('1.7.2026 0:00'), 'to')).toBe('2026-06-30T22:00:00.000Z');
  });

  it('is every day of the years that it may have, and comes back as it was typed', () => {
    const days = fc.date({ min: new Date('1900-01-01T00:00:00.000Z'), max: new Date('2199-12-31T00:00:00.000Z'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(isoDay(typed(`${day.getUTCDate()}. ${day.getUTCMonth() + 1}. ${day.getUTCFullYear()}`))).toBe(iso);
      }),
    );
  });
});
