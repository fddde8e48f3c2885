import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWith, isWithinRanges, parseRanges, rangesOf, rangesText, receivedStatus } from '../../../../contract/rules/branch/ranges.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 50 });

describe('what was received', () => {
  it('is what was told, in and out of the text of the database', () => {
    fc.assert(
      fc.property(numbers, (reported) => {
        const ranges = parseRanges(rangesText(rangesOf(reported)));
        for (let number = 1; number <= 61; number += 1) expect(isWithinRanges(ranges, number)).toBe(reported.includes(number));
      }),
    );
  });

  it('has everything up to the acknowledged number, and misses exactly what is asked for again', () => {
    fc.assert(
      fc.property(numbers, (reported) => {
        const { acknowledged, missing } = receivedStatus(rangesOf(reported), 100);
        const newest = Math.max(0, ...reported);
        const asked = missing.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place));
        const lacking = Array.from({ length: newest }, (_, place) => place + 1).filter((number) => !reported.includes(number));
        expect(asked).toEqual(lacking);
        expect(acknowledged).toBe(lacking[0] === undefined ? newest : lacking[0] - 1);
      }),
    );
  });

  it('is written as PostgreSQL writes a multirange, the end of each left out', () => {
    expect(rangesText([])).toBe('{}');
    expect(
      rangesText([
        [1, 4],
        [17, 18],
      ]),
    ).toBe('{[1,5),[17,19)}');
    expect(parseRanges('{}')).toEqual([]);
    expect(parseRanges('{[1,5),[17,19),[120,121)}')).toEqual([
      [1, 4],
      [17, 18],
      [120, 120],
    ]);
  });

  it.each([
    [[], []],
    [[7], [[7, 7]]],
    [[3, 1, 2], [[1, 3]]],
    [
      [1, 3],
      [
        [1, 1],
        [3, 3],
      ],
    ],
    [
      [10, 9, 2, 1],
      [
        [1, 2],
        [9, 10],
      ],
    ],
    [[4, 4, 5, 4], [[4, 5]]],
  ])('of the numbers %j makes as few ranges as there can be', (reported, ranges) => {
    expect(rangesOf(reported)).toEqual(ranges);
  });

  it.each([
    [4, false],
    [5, true],
    [7, true],
    [8, false],
    [11, false],
    [12, true],
    [13, false],
    [20, true],
    [99, false],
  ])('has %i in its ranges: %s', (number, isThere) => {
    const ranges = [
      [5, 7],
      [12, 12],
      [20, 31],
    ] as const;
    expect(isWithinRanges(ranges, number)).toBe(isThere);
  });

  it('has nothing where there is no range', () => {
    expect(isWithinRanges([], 1)).toBe(false);
  });

  it('has as many ranges with further numbers as are counted before they are joined', () => {
    fc.assert(
      fc.property(numbers, numbers, (reported, more) => {
        const further = more.filter((number) => !reported.includes(number));
        expect(countWith(rangesOf(reported), further)).toBe(rangesOf([...reported, ...further]).length);
      }),
    );
  });
});

describe('how far it came', () => {
  const ranges = [
    [1, 3],
    [6, 6],
    [9, 12],
    [20, 20],
  ] as const;

  it.each([
    [0, []],
    [1, [[4, 5]]],
    [
      2,
      [
        [4, 5],
        [7, 8],
      ],
    ],
    [
      9,
      [
        [4, 5],
        [7, 8],
        [13, 19],
      ],
    ],
  ])('asks for the first gaps again, %i at most', (most, missing) => {
    expect(receivedStatus(ranges, most)).toEqual({ acknowledged: 3, missing });
  });

  it.each([
    ['nothing came', [], { acknowledged: 0, missing: [] }],
    ['the first one is missing', [[2, 5]], { acknowledged: 0, missing: [[1, 1]] }],
    [
      'ranges touch, between which nothing is missing',
      [
        [1, 1],
        [3, 4],
        [5, 6],
      ],
      { acknowledged: 1, missing: [[2, 2]] },
    ],
    ['there is no gap', [[1, 9]], { acknowledged: 9, missing: [] }],
    ['more came than is numbered from one', [[0, 4]], { acknowledged: 4, missing: [] }],
  ] as const)('is told where %s', (...[, received, expected]) => {
    expect(receivedStatus(received, 5)).toEqual(expected);
  });
});
