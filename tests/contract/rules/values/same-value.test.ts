import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameValue } from '../../../../contract/rules/values/same-value.ts';

describe('two values', () => {
  it.each([
    ['nothing and null', undefined, null],
    ['the same text', 'a', 'a'],
    ['lists of the same items', [1, 'a', null], [1, 'a', null]],
    ['objects whose keys come in another order', { a: 1, b: 2, c: 3 }, { c: 3, b: 2, a: 1 }],
    ['inner objects whose keys come in another order', { x: [{ a: 1, b: null }] }, { x: [{ b: null, a: 1 }] }],
  ])('are the same: %s', (_, left, right) => {
    expect(isSameValue(left, right)).toBe(true);
    expect(isSameValue(right, left)).toBe(true);
  });

  it.each([
    ['a number and its text', 1, '1'],
    ['nothing and an empty text', null, ''],
    ['nothing and an empty object', null, {}],
    ['lists in another order', [1, 2], [2, 1]],
    ['an empty list and an empty object', [], {}],
    ['a list and an object with the same keys', ['a'], { 0: 'a' }],
    ['objects with other values', { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['objects of which one has more', { a: 1 }, { a: 1, b: null }],
  ])('are not the same: %s', (_, left, right) => {
    expect(isSameValue(left, right)).toBe(false);
    expect(isSameValue(right, left)).toBe(false);
  });

  it('are the same however the keys of one are ordered', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 8 });
    fc.assert(
      fc.property(objects, (object) => {
        const reversed = Object.fromEntries(Object.entries(object).toReversed());
        expect(isSameValue({ inner: object }, { inner: reversed })).toBe(true);
      }),
    );
  });
});
