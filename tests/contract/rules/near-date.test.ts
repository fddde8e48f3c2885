import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay, readNearDate, readNearDay } from '../../../contract/rules/typing/typed-date.ts';

const dayAfter = (today: string, days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

describe('a date typed into a filter', () => {
  it('without its year is the nearest such day, in every way that people write it', () => {
    const todays = fc
      .date({ min: new Date('2026-01-01T00:00:00.000Z'), max: new Date('2060-12-31T00:00:00.000Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(todays, fc.integer({ min: -150, max: 150 }), (today, days) => {
        const expected = dayAfter(today, days);
        const [, month = '', day = ''] = expected.split('-').map((part) => String(Number(part)));
        for (const text of [`${day}. ${month}.`, `${day}.${month}.`, `${day}.${month}`, ` ${day}. ${month} `, `${day},${month}`]) {
          expect([text, readNearDay(text, today)]).toEqual([text, expected]);
          const timed = readNearDate(`${text.trim()} 8:30`, today);
          expect([text, timed === undefined ? undefined : isoDay(timed), timed?.hour, timed?.minute]).toEqual([text, expected, 8, 30]);
        }
      }),
    );
  });

  it.each([
    ['5. 1.', '2027-01-05'],
    ['st 23. 12.', '2026-12-23'],
    ['22. prosince', '2026-12-22'],
    ['24. 12. 2024', '2024-12-24'],
    ['31. 12. 20', '2020-12-31'],
    ['út 23. 12.', '2025-12-23'],
    ['po 23. 12.', undefined],
    ['29. 2.', undefined],
    ['30. 2.', undefined],
    ['22. 12. 8:00', undefined],
    ['12.2026', undefined],
    ['22', undefined],
  ])('%s on 28 November 2026 is the day %s', (text, day) => {
    expect(readNearDay(text, '2026-11-28')).toBe(day);
  });
});
