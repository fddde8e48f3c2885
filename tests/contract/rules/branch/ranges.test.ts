import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinRanges, rangesIn, rangesOf, rangesText, standingOf } from '../../../../contract/rules/branch/ranges.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 50 });

describe('what was received', () => {
  it('is what was told, in and out of the text of the database', () => {
    fc.assert(
      fc.property(numbers, (told) => {
        const ranges = rangesIn(rangesText(rangesOf(told)));
        for (let number = 1; number <= 61; number += 1) expect(isWithinRanges(ranges, number)).toBe(told.includes(number));
      }),
    );
  });

  it('has everything up to the acknowledged number, and misses exactly what is asked for again', () => {
    fc.assert(
      fc.property(numbers, (told) => {
        const { acknowledged, missing } = standingOf(rangesOf(told), 100);
        const newest = Math.max(0, ...told);
        const asked = missing.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place));
        const lacking = Array.from({ length: newest }, (_, place) => place + 1).filter((number) => !told.includes(number));
        expect(asked).toEqual(lacking);
        expect(acknowledged).toBe(lacking[0] === undefined ? newest : lacking[0] - 1);
      }),
    );
  });
});
