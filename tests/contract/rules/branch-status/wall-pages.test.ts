import { describe, expect, it } from 'vitest';
import { mostTiles, wallPageAt, wallPages } from '../../../../contract/rules/branch-status/wall-pages.ts';

const tiles = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('pages of a wall', () => {
  it('are one as long as all tiles have room', () => {
    expect(wallPages(tiles(0), () => true)).toEqual([[]]);
    expect(wallPages(tiles(mostTiles), () => true)).toEqual([tiles(mostTiles)]);
  });

  it.each([61, 100, 1000])('have each of %i stores once, and what needs somebody on each of them, first', (count) => {
    const pages = wallPages(tiles(count), (tile) => tile < 3);
    for (const page of pages) {
      expect(page.slice(0, 3)).toEqual([0, 1, 2]);
      expect(page.length).toBeLessThanOrEqual(mostTiles);
    }
    expect(pages.flatMap((page) => page.slice(3))).toEqual(tiles(count).slice(3));
    const sizes = pages.slice(0, -1).map((page) => page.length);
    expect(new Set(sizes).size).toBeLessThanOrEqual(1);
  });

  it('leave half of a page to the others where everything needs somebody', () => {
    const pages = wallPages(tiles(100), () => true);
    expect(pages.map((page) => page.length)).toEqual([54, 54, 52]);
    expect(new Set(pages.flat()).size).toBe(100);
  });

  it('turn every fifteen seconds, and begin again', () => {
    const at = (seconds: number) => wallPageAt(new Date(seconds * 1000), 3);
    expect([0, 14.9, 15, 30, 45].map(at)).toEqual([0, 0, 1, 2, 0]);
  });
});
