import { expect, it } from 'vitest';
import { contentRange } from '../../../server/answers/content-range.ts';

it('names the first and the last row of a page, and of a page without rows the total alone', () => {
  const range = (offset: number, count: number, total: number | null) => contentRange({ unit: 'stores', offset, count, total });
  expect(range(0, 4, 7)).toBe('stores 0-3/7');
  expect(range(4, 3, 7)).toBe('stores 4-6/7');
  expect(range(6, 1, 7)).toBe('stores 6-6/7');
  expect(range(50, 0, 7)).toBe('stores */7');
  expect(range(0, 0, 0)).toBe('stores */0');
  expect(range(0, 4, null)).toBe('stores 0-3/*');
});
