import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutHours } from '../../../../contract/rules/opening/changed-hours.ts';
import { type Interval, parseMinutes, timeAt } from '../../../../contract/rules/opening/intervals.ts';

const day = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
];

it.each([
  ['within an interval', '09:00', '10:30', '08:00–09:00 10:30–12:00 13:00–17:00'],
  ['its beginning', '08:00', '09:00', '09:00–12:00 13:00–17:00'],
  ['its end and the beginning of the next one', '11:00', '14:00', '08:00–11:00 14:00–17:00'],
  ['between them', '12:00', '13:00', '08:00–12:00 13:00–17:00'],
  ['all of it', '00:00', '24:00', ''],
])('a stretch %s is taken out and the rest stays', (_, opens, closes, rest) => {
  const left = withoutHours(day, { opens, closes });
  expect(left.map((one) => `${one.opens}–${one.closes}`).join(' ')).toBe(rest);
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
  .filter(([from, to]) => from < to)
  .map(([from, to]): Interval => ({ opens: timeAt(from), closes: timeAt(to) }));

it('every minute stays open that was open and is not of the stretch, and no other', () => {
  const holds = ({ opens, closes }: Interval, minute: number): boolean => parseMinutes(opens) <= minute && minute < parseMinutes(closes);
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 3 }), stretch, fc.integer({ min: 0, max: 1439 }), (intervals, taken, minute) => {
      const isOpen = intervals.some((one) => holds(one, minute));
      expect(withoutHours(intervals, taken).some((one) => holds(one, minute))).toBe(isOpen && !holds(taken, minute));
    }),
  );
});
