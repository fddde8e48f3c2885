import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, startOfDay, type WallTime, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';

/** Wall time as it is read aloud: a day, or a day and a time of it. */
function wall(text: string): WallTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[- :]/u).map(Number);
  return { year, month, day, hour, minute, second };
}
const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 });

describe('time in Prague', () => {
  it.each([
    ['2026-07-01T22:30:15.999Z', wall('2026-07-02 00:30:15')],
    ['2026-12-31T23:05:00.000Z', wall('2027-01-01 00:05')],
    ['2026-03-29T00:59:59.000Z', wall('2026-03-29 01:59:59')],
    ['2026-03-29T01:00:00.000Z', wall('2026-03-29 03:00')],
  ])('at %s is what clocks on the wall show', (iso, shown) => {
    expect(wallTimeAt(new Date(iso))).toEqual(shown);
  });

  it.each([
    ['2026-03-29T00:59:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['2026-10-24T23:59:00.000Z', '2026-10-25T02:30:00.000Z'],
    ['2026-06-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ])('leads from an instant to the wall and back: %s, %s', (...instants) => {
    for (const iso of instants) expect(instantAt(wallTimeAt(new Date(iso))).toISOString()).toBe(iso);
  });

  it('is what the calendar tells, whatever was asked before in the same hour', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short', timeStyle: 'medium' });
    const anyInstant = fc.integer({ min: Date.UTC(1880, 0) / 1000, max: Date.UTC(2200, 0) / 1000 });
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 3599 }), (second, later) => {
        for (const at of [second, second + later].map((time) => new Date(time * 1000))) {
          expect(wallTimeAt(at)).toEqual(wall(format.format(at)));
        }
      }),
    );
  });

  it('takes the first of the hour that comes twice', () => {
    expect(instantAt(wall('2026-10-25 02:30')).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('goes past the hour that never comes', () => {
    expect(instantAt(wall('2026-03-29 02:30')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is found again from every instant, in the hour that comes twice from its first time', () => {
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = new Date(second * 1000);
        const found = instantAt(wallTimeAt(instant));
        expect(wallTimeAt(found)).toEqual(wallTimeAt(instant));
        expect([0, 3_600_000]).toContain(instant.getTime() - found.getTime());
      }),
    );
  });
});

describe('a day in Prague', () => {
  it.each([
    ['2026-11-20 13:45:59', 0, '2026-11-19T23:00:00.000Z'],
    ['2026-11-20', 1, '2026-11-20T23:00:00.000Z'],
    ['2026-11-20 23:59:59', -1, '2026-11-18T23:00:00.000Z'],
    ['2026-11-30 12:00', 1, '2026-11-30T23:00:00.000Z'],
    ['2026-12-31 12:00', 1, '2026-12-31T23:00:00.000Z'],
    ['2026-03-01 12:00', -1, '2026-02-27T23:00:00.000Z'],
    ['2026-03-29 12:00', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29 12:00', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25 12:00', 1, '2026-10-25T23:00:00.000Z'],
  ])('of %s, moved by %i days, begins at midnight', (day, shift, start) => {
    expect(startOfDay(wall(day), shift).toISOString()).toBe(start);
  });

  it('is the same one where nothing is said of moving it', () => {
    expect(startOfDay(wall('2026-07-01 08:00')).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  });
});
