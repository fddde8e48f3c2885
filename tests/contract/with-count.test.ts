import { expect, it } from 'vitest';
import { withCount } from '../../contract/messages/basics/with-count.ts';

it('joins a count by the preposition as it is spoken', () => {
  const said = (count: number): string => withCount(count, 'objednávkou', 'objednávkami');
  expect(said(1)).toBe('s 1 objednávkou');
  expect([2, 4, 6, 7, 13, 30, 65, 100, 150, 200].map(said)).toEqual(
    [2, 4, 6, 7, 13, 30, 65, 100, 150, 200].map((count) => `se ${count} objednávkami`),
  );
  expect([5, 8, 10, 11, 15, 50, 1000].map(said)).toEqual([5, 8, 10, 11, 15, 50, 1000].map((count) => `s ${count} objednávkami`));
});
