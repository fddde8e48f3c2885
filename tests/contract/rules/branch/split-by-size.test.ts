import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBySize } from '../../../../contract/rules/branch/split-by-size.ts';

const limits = { most: 5, bytes: 20, sizeOf: (size: number) => size };
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe('what is sent, split into messages', () => {
  it('is all there in its order, and no message is too long unless one item alone is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (items) => {
        const messages = splitBySize(items, limits);
        expect(messages.flat()).toEqual(items);
        expect(
          messages.filter((one) => one.length === 0 || one.length > limits.most || (one.length > 1 && sum(one) > limits.bytes)),
        ).toEqual([]);
      }),
    );
  });

  it('fills a message as far as it goes', () => {
    expect(splitBySize([10, 10, 1, 30, 1, 1, 1, 1, 1, 1], limits)).toEqual([[10, 10], [1], [30], [1, 1, 1, 1, 1], [1]]);
  });
});
