import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, poisson, seedRandom } from '../../../../contract/rules/values/random.ts';
import { fixedNumbers } from './fixed-numbers.ts';

const manyOf = (length: number, draw: () => number): readonly number[] => Array.from({ length }, draw);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((one) => (one - mean) ** 2));
}

/** What Box and Muller need for two deviations to one side, and to the other. */
const twoAbove = [1 - Math.exp(-2), 0] as const;
const twoBelow = [1 - Math.exp(-2), 0.5] as const;

describe('how many come', () => {
  it.each([0.5, 3, 20, 60, 61, 400])('is on average what is expected, and as widely spread: %d', (expected) => {
    const random = seedRandom('comers', expected);
    const counts = manyOf(20_000, () => poisson(random, expected));
    expect(Math.abs(meanOf(counts) - expected)).toBeLessThan(Math.sqrt(expected) * 0.04);
    expect(varianceOf(counts) / expected).toBeGreaterThan(0.94);
    expect(varianceOf(counts) / expected).toBeLessThan(1.06);
  });

  it('is nobody where nobody is expected', () => {
    const random = seedRandom('nobody');
    expect(manyOf(50, () => poisson(random, 0))).toEqual(manyOf(50, () => 0));
  });

  // Half of them is left of one expected ln 2 times.
  it.each([
    [[0.4], 0],
    [[0.5], 0],
    [[0.6, 0.8], 1],
    [[0.6, 0.9, 0.9], 2],
  ])('counts the draws %j until their product is no more than the share of no comers: %i', (drawn, count) => {
    expect(poisson(fixedNumbers(...drawn), Math.log(2))).toBe(count);
  });

  it('is fixedNumbers by deviations only of more than sixty', () => {
    expect(poisson(fixedNumbers(0), 60)).toBe(0);
    expect(poisson(fixedNumbers(0), 61)).toBe(61);
  });

  it.each([
    [100, twoAbove, 120],
    [100, twoBelow, 80],
    [400, twoAbove, 440],
    [62, twoAbove, 78],
  ])('is two deviations from %i: %j', (expected, drawn, count) => {
    expect(poisson(fixedNumbers(...drawn), expected)).toBe(count);
  });

  it('is a whole number and never negative, even at the end of the tail', () => {
    expect(poisson(fixedNumbers(1 - Number.EPSILON / 2, 0.5), 61)).toBe(0);
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 200, noNaN: true }), (seed, expected) => {
        const count = poisson(seedRandom(seed), expected);
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }),
    );
  });
});

describe('how long people take', () => {
  it.each([
    ['in the middle', [0, 0], Math.exp(-0.125)],
    ['two deviations above', twoAbove, Math.exp(0.875)],
    ['two deviations below', twoBelow, Math.exp(-1.125)],
  ])('follows the deviation of its logarithm: %s', (...[, drawn, factor]) => {
    expect(around(fixedNumbers(...drawn), 0.5)).toBeCloseTo(factor, 10);
  });

  it.each([0.1, 0.5, 1])('is one on average, whatever the spread: %d', (spread) => {
    const random = seedRandom('long', spread);
    expect(Math.abs(meanOf(manyOf(50_000, () => around(random, spread))) - 1)).toBeLessThan(0.03);
  });

  it('lies mostly between half and twice at a spread of a half, and is never negative', () => {
    const random = seedRandom('mostly');
    const factors = manyOf(10_000, () => around(random, 0.5));
    expect(factors.every((factor) => factor > 0)).toBe(true);
    const within = factors.filter((factor) => factor > 0.5 && factor < 2).length;
    expect(within / factors.length).toBeGreaterThan(0.75);
    expect(within / factors.length).toBeLessThan(0.95);
  });

  it('is always the same without a spread', () => {
    expect(around(seedRandom('none'), 0)).toBe(1);
  });
});
