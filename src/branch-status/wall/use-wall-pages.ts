import { useState } from 'react';
import { wallPageAt, wallPages } from '../../../contract/rules/branch-status/wall-pages.ts';
import { useFromClock } from '../../crud/core/clock.ts';

export type WallPaging<T> = {
  /** The tiles that are shown now. */
  readonly shown: readonly T[];
  /** How many places the screen has: the same on every page, so that tiles keep their size. */
  readonly places: number;
  readonly page: number;
  readonly pages: number;
  readonly isHeld: boolean;
  readonly toggle: () => void;
};

/** The page of a wall that is now: pages turn on their own until someone holds one. */
export function useWallPages<T>(tiles: readonly T[], needsSomebody: (tile: T) => boolean): WallPaging<T> {
  const pages = wallPages(tiles, needsSomebody);
  const turning = useFromClock((now) => wallPageAt(now, pages.length));
  const [held, setHeld] = useState<number | null>(null);
  const page = held === null ? turning : Math.min(held, pages.length - 1);
  return {
    shown: pages[page] ?? [],
    places: Math.max(...pages.map(({ length }) => length)),
    page,
    pages: pages.length,
    isHeld: held !== null,
    toggle: () => setHeld(held === null ? page : null),
  };
}
