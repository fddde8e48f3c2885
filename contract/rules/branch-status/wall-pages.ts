/** The most tiles on one screen. */
export const mostTiles = 60;

/** How long each page of a wall is shown. */
const wallPageSeconds = 15;

/**
 * Tiles of a wall by pages, as even as they can be: what needs someone is on each of them, first. Should that fill a screen
 * alone, half of each page is left to the rest.
 */
export function wallPages<T>(tiles: readonly T[], needsSomebody: (tile: T) => boolean): readonly (readonly T[])[] {
  if (tiles.length <= mostTiles) return [tiles];
  const everywhere = new Set(tiles.filter(needsSomebody).slice(0, mostTiles / 2));
  const others = tiles.filter((tile) => !everywhere.has(tile));
  const count = Math.ceil(others.length / (mostTiles - everywhere.size));
  const size = Math.ceil(others.length / count);
  return Array.from({ length: count }, (_, page) => [...everywhere, ...others.slice(page * size, (page + 1) * size)]);
}

/** Which page is at the instant, where there are so many: every wall that looks at the same stores turns at the same time. */
export function wallPageAt(now: Date, count: number): number {
  return Math.floor(now.getTime() / (wallPageSeconds * 1000)) % count;
}
