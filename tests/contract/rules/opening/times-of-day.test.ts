import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, parseMinutes, spokenInterval, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';

describe('a time of the day', () => {
  it.each([
    ['00:00', 0],
    ['00:59', 59],
    ['08:05', 485],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s comes %i minutes after midnight, and there and back', (time, minutes) => {
    expect(parseMinutes(time)).toBe(minutes);
    expect(timeAt(minutes)).toBe(time);
  });

  it.each([
    [-1, '00:00'],
    [-2000, '00:00'],
    [1441, '24:00'],
    [9999, '24:00'],
    [485.4, '08:05'],
    [485.5, '08:06'],
  ])('%d minutes after midnight stays within the day, on a whole minute: %s', (minutes, time) => {
    expect(timeAt(minutes)).toBe(time);
  });

  it('of a whole hour may have no minutes', () => {
    expect(parseMinutes('8')).toBe(480);
  });

  it('compares as text as it does in minutes', () => {
    const minute = fc.nat(1440);
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        expect(timeAt(one) < timeAt(other)).toBe(one < other);
      }),
    );
  });

  it.each([
    ['08:00', '12:00', '8:00–12:00'],
    ['00:00', '09:30', '0:00–9:30'],
    ['10:00', '24:00', '10:00–24:00'],
    ['20:00', '20:08', '20:00–20:08'],
  ])('from %s to %s is said %s', (opens, closes, spoken) => {
    expect(spokenInterval({ opens, closes })).toBe(spoken);
  });
});

describe('intervals in the order of the day', () => {
  const at = (opens: string, closes: string) => ({ opens, closes });

  it('are sorted by when they open, those that open together as they were', () => {
    const [early, long, short, late] = [at('07:00', '08:00'), at('09:00', '17:00'), at('09:00', '10:00'), at('18:00', '24:00')];
    expect(inOrder([late, long, early, short])).toEqual([early, long, short, late]);
    expect(inOrder([short, long])).toEqual([short, long]);
    expect(inOrder([])).toEqual([]);
  });

  it('are the same whatever order they were in', () => {
    const intervals = fc.uniqueArray(fc.nat(1439), { maxLength: 8 }).map((all) => all.map((minutes) => at(timeAt(minutes), '24:00')));
    fc.assert(
      fc.property(
        intervals.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const ordered = inOrder(shuffled);
          expect(ordered).toEqual(inOrder(all));
          expect(ordered.map(({ opens }) => opens)).toEqual(all.map(({ opens }) => opens).toSorted());
        },
      ),
    );
  });
});

describe('a typed time', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['8:00', '08:00'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['8 30', '08:30'],
    ['8 : 30', '08:30'],
    ['8:30:00', '08:30'],
    ['8:30 h', '08:30'],
    ['14 hod.', '14:00'],
    ['  08:30 ', '08:30'],
    ['0', '00:00'],
    ['1959', '19:59'],
    ['20:00', '20:00'],
    ['23:59', '23:59'],
    ['24', '24:00'],
    ['24:00', '24:00'],
  ])('is read from %j as %s', (typed, time) => {
    expect(readTypedTime(typed)).toBe(time);
  });

  it.each(['', ' ', '24:01', '25', '8:60', '8:5', '8::30', '8-30', '08:300', '123456', '8:30x', 'x8:30', '-8', 'osm', '8  30', '8:30:15'])(
    'is none in %j',
    (typed) => {
      expect(readTypedTime(typed)).toBeNull();
    },
  );

  it('is read from every time of the day as it is written and as it is said', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1) {
      const time = timeAt(minutes);
      const written = [time, time.replace(/^0/u, ''), time.replace(':', '')];
      expect(written.map(readTypedTime)).toEqual([time, time, time]);
    }
  });
});
