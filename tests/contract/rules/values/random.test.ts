import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, happens, pick, pickWeighted, seedRandom, shuffled } from '../../../../contract/rules/values/random.ts';
import { fixedNumbers } from './fixed-numbers.ts';

const belowOne = 1 - Number.EPSILON;
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a random source', () => {
  it('is fixedNumbers by its seed alone', () => {
    expect(seedRandom('a', 1)()).toBe(seedRandom('a', 1)());
    expect(seedRandom('a', 1)()).not.toBe(seedRandom('a', 2)());
  });

  it('spreads evenly', () => {
    const random = seedRandom('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let turn = 0; turn < 100_000; turn += 1) {
      const place = Math.floor(random() * 10);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  // Computed by another program from the published algorithms, FNV-1a and mulberry32, in parts of 2 to the power of 32.
  it.each([
    { seed: ['foobar'], numbers: [4_041_625_555, 1_420_129_204, 1_512_530_472, 88_991_864] },
    { seed: ['a', 1], numbers: [2_578_653_756, 2_370_784_264, 2_588_258_934, 3_282_641_369] },
  ])('gives the same numbers for ever: $seed', ({ seed, numbers }) => {
    const random = seedRandom(...seed);
    expect(numbers.map(() => random() * 4_294_967_296)).toEqual(numbers);
  });

  it('tells the parts of a seed apart', () => {
    expect(seedRandom('a', 'b')()).not.toBe(seedRandom('ab')());
  });
});

describe('a whole number between bounds', () => {
  it.each([
    ['the least one at the lowest draw', 3, 7, 0, 3],
    ['the greatest one at the highest draw', 3, 7, belowOne, 7],
    ['the middle one in the middle', 3, 7, 0.5, 5],
    ['the only one where the bounds are the same', 4, 4, 0.9, 4],
    ['one below nothing', -2, 2, 0, -2],
  ])('is %s', (...[, least, most, drawn, chosen]) => {
    expect(between(fixedNumbers(drawn), least, most)).toBe(chosen);
  });

  it('is never outside of them', () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: -50, max: 50 }), fc.nat(50), (drawn, least, length) => {
        const number = between(fixedNumbers(drawn), least, least + length);
        expect(Number.isInteger(number) && number >= least && number <= least + length).toBe(true);
      }),
    );
  });
});

describe('what happens with a probability', () => {
  it.each([
    [0, 0, false],
    [belowOne, 1, true],
    [0.29, 0.3, true],
    [0.3, 0.3, false],
  ])('at the draw of %d out of %d happens: %s', (drawn, probability, does) => {
    expect(happens(fixedNumbers(drawn), probability)).toBe(does);
  });
});

describe('one of a list', () => {
  it.each([
    [0, 'a'],
    [0.34, 'b'],
    [belowOne, 'c'],
  ])('at the draw of %d is %s', (drawn, chosen) => {
    expect(pick(fixedNumbers(drawn), ['a', 'b', 'c'])).toBe(chosen);
  });

  it('cannot be chosen where there is none', () => {
    expect(() => pick(fixedNumbers(0), [])).toThrow('nothing to pick from');
  });
});

describe('one of weighted pairs', () => {
  const pairs = [
    ['never', 0],
    ['rare', 1],
    ['usual', 3],
  ] as const;

  it.each([
    [0, 'rare'],
    [0.24, 'rare'],
    [0.25, 'usual'],
    [belowOne, 'usual'],
  ])('at the draw of %d is the %s one', (drawn, chosen) => {
    expect(pickWeighted(fixedNumbers(drawn), pairs)).toBe(chosen);
  });

  it('is any of them where none has a weight', () => {
    const weightless = [
      ['a', 0],
      ['b', 0],
    ] as const;
    expect(pickWeighted(fixedNumbers(0.9, 0), weightless)).toBe('a');
    expect(pickWeighted(fixedNumbers(0, 0.9), weightless)).toBe('b');
  });
});

describe('a shuffled list', () => {
  it('has the same things, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.string(), (list, seed) => {
        const order = shuffled(seedRandom(seed), list);
        expect(order.toSorted()).toEqual(list.toSorted());
      }),
    );
  });

  it('has them by what is drawn for each', () => {
    expect(shuffled(fixedNumbers(0.5, 0.9, 0.1, 0.3), ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  });

  it('comes out in every order', () => {
    const random = seedRandom('orders');
    const orders = new Set(Array.from({ length: 200 }, () => shuffled(random, ['a', 'b', 'c']).join('')));
    expect(orders.size).toBe(6);
  });
});
