import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt, isOpenAt, isOpenThroughout, openInstants } from '../../../../contract/rules/opening/open-instants.ts';

const hour = 3_600_000;
const instants = (day: string, opens: string, closes: string) =>
  openInstants(day, [{ opens, closes }]).map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('opening hours as instants', () => {
  it.each([
    ['2026-01-15', '08:00', '17:00', '2026-01-15T07:00:00.000Z', '2026-01-15T16:00:00.000Z'],
    ['2026-07-15', '08:00', '17:00', '2026-07-15T06:00:00.000Z', '2026-07-15T15:00:00.000Z'],
    ['2028-02-29', '08:00', '24:00', '2028-02-29T07:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ['2026-12-31', '22:00', '24:00', '2026-12-31T21:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    // The night when the clocks go on: two to three does not exist.
    ['2026-03-29', '01:00', '02:30', '2026-03-29T00:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '02:30', '04:00', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    // The night when they go back: of two to three the first one counts.
    ['2026-10-25', '02:30', '04:00', '2026-10-25T00:30:00.000Z', '2026-10-25T03:00:00.000Z'],
  ])('on %s from %s to %s', (day, opens, closes, ...expected) => {
    expect(instants(day, opens, closes)).toEqual([expected]);
  });

  it('what lies in the hour that does not exist is never open', () => {
    expect(instants('2026-03-29', '02:15', '02:45')).toEqual([]);
  });

  it('a whole day lasts 24 hours, on days of change 23 and 25, over 2020 to 2040', () => {
    const lengths = new Map<number, number>();
    for (const day of daysBetween('2020-01-01', '2040-12-31')) {
      const [open] = openInstants(day, [{ opens: '00:00', closes: '24:00' }]);
      const length = open === undefined ? 0 : (open.to.getTime() - open.from.getTime()) / hour;
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
    expect([...lengths].toSorted()).toEqual([
      [23, 21],
      [24, 21 * 365 + 6 - 42],
      [25, 21],
    ]);
  });

  it('intervals that touch stay touching on days of change', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const parts = openInstants(day, [
        { opens: '00:00', closes: '02:30' },
        { opens: '02:30', closes: '24:00' },
      ]);
      expect(parts[0]?.to).toEqual(parts[1]?.from);
    }
  });

  const hours = () => [
    { opens: '08:00', closes: '10:00' },
    { opens: '10:00', closes: '12:00' },
    { opens: '13:00', closes: '24:00' },
  ];
  it.each([
    ['2026-11-23T06:59:59Z', false],
    ['2026-11-23T07:00:00Z', true],
    ['2026-11-23T11:00:00Z', false],
    ['2026-11-23T22:59:59Z', true],
    ['2026-11-23T23:00:00Z', false],
  ])('at %s it is open: %s', (instant, open) => {
    expect(isOpenAt(new Date(instant), hours)).toBe(open);
  });

  it.each([
    ['09:30', '10:30', true],
    ['08:00', '12:00', true],
    ['07:59', '08:30', false],
    ['11:30', '12:01', false],
    ['11:30', '13:30', false],
    ['12:15', '12:30', false],
  ])('from %s to %s it is open throughout: %s', (from, to, open) => {
    const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
    expect(isOpenThroughout(at(from), at(to), hours)).toBe(open);
  });

  it('no time at all is open throughout nothing', () => {
    const noon = new Date('2026-11-23T12:00:00+01:00');
    expect(isOpenThroughout(noon, noon, hours)).toBe(false);
    expect(isOpenThroughout(noon, new Date('2026-11-23T11:00:00+01:00'), hours)).toBe(false);
  });

  it('hours that end are not taken up again by those that begin before their end', () => {
    const overlapping = () => [
      { opens: '08:00', closes: '12:00' },
      { opens: '09:00', closes: '10:00' },
    ];
    const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
    expect(isOpenThroughout(at('08:30'), at('11:30'), overlapping)).toBe(true);
    expect(isOpenThroughout(at('08:30'), at('12:30'), overlapping)).toBe(false);
  });

  it('the day is that of Prague', () => {
    expect(dayAt(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
    expect(dayAt(new Date('2026-07-14T21:59:59Z'))).toBe('2026-07-14');
  });
});
