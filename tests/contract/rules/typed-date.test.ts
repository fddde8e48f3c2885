import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import {
  findPeriodBound,
  isoDay,
  readTypedDate,
  readTypedDay,
  type TypedDate,
  typedInstant,
} from '../../../contract/rules/typing/typed-date.ts';
import { spellingsOf } from '../../support/date-spellings.ts';

function typed(text: string): TypedDate {
  const read = readTypedDate(text);
  if (read === undefined) throw new Error(`${text} is a date`);
  return read;
}

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00.000Z'), max: new Date('2199-12-31T00:00:00.000Z'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });

describe('a typed date', () => {
  it('is every day that it may be, in every way that people write it', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const text of spellingsOf(day))
          expect([text, isoDay(typed(text)), readTypedDay(text)]).toEqual([text, isoDay(wall(day)), isoDay(wall(day))]);
      }),
    );
  });

  it('has the time behind it in every way that people write it, or is none where clocks skip the time', () => {
    fc.assert(
      fc.property(days, times, (day, time) => {
        const expected = { ...wall(day), ...time };
        const isSkipped = wallTimeAt(instantAt(expected)).hour !== expected.hour;
        for (const text of spellingsOf(day, time)) {
          expect([text, readTypedDate(text)]).toEqual([text, isSkipped ? undefined : { ...expected, hasTime: true }]);
        }
      }),
    );
  });

  it('says after each key that date, another whole one or nothing, and in the end never another', () => {
    fc.assert(
      fc.property(days, fc.nat(), (day, place) => {
        const all = spellingsOf(day);
        const text = all[place % all.length] ?? '';
        // A part of a text is no date unless it is one on its own: a year of two digits.
        for (let keys = 0; keys < text.length; keys += 1) {
          const part = readTypedDate(text.slice(0, keys));
          if (part !== undefined) expect([part.day, part.month]).toEqual([day.day, day.month]);
        }
        expect(readTypedDay(text)).toBe(isoDay(wall(day)));
      }),
    );
  });

  it('is never a day that does not exist, however it is written', () => {
    const nowhere = fc.record({
      year: fc.integer({ min: 1900, max: 2199 }),
      month: fc.integer({ min: 0, max: 99 }),
      day: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(
        nowhere.filter(({ year, month, day }) => new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day || month < 1 || month > 12),
        ({ year, month, day }) => {
          for (const text of [
            `${day}. ${month}. ${year}`,
            `${day}.${month}.${year}`,
            `${year}-${two(month)}-${two(day)}`,
            `${two(day)}${two(month)}${year}`,
          ])
            expect([text, readTypedDate(text)]).toEqual([text, undefined]);
        },
      ),
    );
  });

  it.each([
    ['29.2.2028', '2028-02-29'],
    ['31.12.2199', '2199-12-31'],
    ['1.1.1900', '1900-01-01'],
    ['1.2.69', '2069-02-01'],
    ['10.10.2026 0:00', '2026-10-10'],
    ['24. 12. 2026.', '2026-12-24'],
    ['ČTVRTEK 24. PROSINCE 2026', '2026-12-24'],
    ['ve čtvrtek 24. 12. 2026', '2026-12-24'],
    ['dne 24.\u00a012.\u00a02026', '2026-12-24'],
    ['\u200e24. 12. 2026\u200e', '2026-12-24'],
    ['2 4 2026', '2026-04-02'],
  ])('may be %j', (text, day) => {
    expect(isoDay(typed(text))).toBe(day);
  });

  it.each(['31.2.2027', '29.2.2027', '0.1.2027', '1.0.2027', '1.13.2027', '32.1.2027', '1.2.1899', '1.2.2200', '1.2.0050', '2027-02-29'])(
    'is refused when there is no such day: %j',
    (text) => {
      expect(readTypedDate(text)).toBeUndefined();
    },
  );

  it.each(['1.2.2027 25:00', '1.2.2027 24:00', '1.2.2027 12:60', '29.3.2026 2:30', '2026-03-29T02:30', '1.2.2027 8:30:15'])(
    'is refused when there is no such time, or a part of it would be lost: %j',
    (text) => {
      expect(readTypedDate(text)).toBeUndefined();
    },
  );

  it.each([
    '1.2.',
    '24. 12.',
    '1.2.202',
    '1.2.98',
    '1/2/2027',
    '12/24/2026',
    '24-12-2026',
    '20261224',
    '241226',
    '1122027',
    'pátek 24. 12. 2026',
    'x 24. 12. 2026',
    '24. prosinec',
    '24. dubna 12. 2026',
    '24. 12. 20 2026',
    '24. 12. 20 26',
    '1.2.2027 12',
    '1.2.2027 12:5',
    '1.2.202712:30',
    '1.2.2027 123:00',
    '24. 12. 2026 8:00–8:30',
    'zítra',
    '',
    'x1.2.2027',
    '1.2.2027x',
    '111.2.2027',
  ])('is refused when it may be read in two ways or in none: %j', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });

  it('is the instant itself where it has its offset, also in the hour that comes twice', () => {
    expect(typedInstant(typed('2026-12-24T13:30:00Z'))).toBe('2026-12-24T13:30:00.000Z');
    expect(typedInstant(typed('2026-12-24 14:30:00+01:00'))).toBe('2026-12-24T13:30:00.000Z');
    expect(typedInstant(typed('2026-10-25T01:30:00.000Z'))).toBe('2026-10-25T01:30:00.000Z');
    expect(typedInstant(typed('25.10.2026 2:30'))).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is no day where hours would be lost', () => {
    expect(readTypedDay('24. 12. 2026 8:30')).toBeUndefined();
    expect(readTypedDay('2026-12-23T23:00:00Z')).toBeUndefined();
    expect(readTypedDay('24. 12. 2026 0:00')).toBe('2026-12-24');
  });

  it('bounds a period by the first and the last instant of the day', () => {
    expect(findPeriodBound(typed('29.3.2026'), 'from')).toBe('2026-03-28T23:00:00.000Z');
    expect(findPeriodBound(typed('29.3.2026'), 'to')).toBe('2026-03-29T21:59:59.999Z');
    expect(findPeriodBound(typed('31.12.2026'), 'to')).toBe('2026-12-31T22:59:59.999Z');
  });

  it('bounds a period by its time where it has one', () => {
    expect(findPeriodBound(typed('1.7.2026 14:30'), 'from')).toBe('2026-07-01T12:30:00.000Z');
    expect(findPeriodBound(typed('1.7.2026 14:30'), 'to')).toBe('2026-07-01T12:30:00.000Z');
    expect(findPeriodBound(typed('1.7.2026 0:00'), 'to')).toBe('2026-06-30T22:00:00.000Z');
  });
});

function wall(day: { readonly year: number; readonly month: number; readonly day: number }) {
  return { ...day, hour: 0, minute: 0, second: 0 };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
