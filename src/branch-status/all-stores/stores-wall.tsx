import { countBy } from 'es-toolkit';
import { type JSX, useContext, useState } from 'react';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { wallPageAt, wallPages } from '../../../contract/rules/branch-status/wall-pages.ts';
import { formatInstant } from '../../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Wall } from '../../ui/wall/wall.tsx';
import { areNamesShort, areTilesMany, WallTiles } from '../../ui/wall/wall-tiles.tsx';
import { FollowingContext } from '../following.ts';
import { LostNotice } from '../live-mark.tsx';
import { StateMark, stateOrder, toneOfState } from '../store-state.tsx';

type StoresWallProps<T> = {
  readonly title: string;
  readonly words: { readonly leaveWall: string; readonly noneFound: string };
  /** In the order of their tiles. */
  readonly stores: readonly T[];
  readonly hasWarnings: (store: T) => boolean;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
  /** Draws one store. Names are short where there are many tiles. */
  readonly children: (store: T, isMany: boolean) => JSX.Element;
};

/** Stores over the whole screen: how many are in which state, and a tile for each that can be read from afar. */
export function StoresWall<T extends { readonly state: StoreState }>(props: StoresWallProps<T>): JSX.Element {
  const { title, words, stores, hasWarnings, isUnread, onLeave, children } = props;
  const { shown, places, ...paging } = useWallPages(
    stores,
    (store) => store.state === 'silent' || store.state === 'temporarily_silent' || hasWarnings(store),
  );
  const isMany = areNamesShort(places);
  return (
    <Wall
      title={title}
      leaveLabel={words.leaveWall}
      onLeave={onLeave}
      clock={useWallClock()}
      aside={
        <>
          <WallSide isMany={areTilesMany(places)} />
          <WallPager paging={paging} />
        </>
      }
      summary={<WallSummary counts={countBy(stores, ({ state }) => state)} />}
    >
      <LostNotice isUnread={isUnread} />
      {stores.length === 0 ? <p>{words.noneFound}</p> : null}
      <WallTiles count={places}>{shown.map((store) => children(store, isMany))}</WallTiles>
    </Wall>
  );
}

/** The time on a wall, in hours and minutes. */
function useWallClock(): string {
  return useFromClock((now) => formatInstant(now.toISOString()).slice(-5));
}

/** What day it is and whether what is shown is live; with many tiles also what their two figures are. */
function WallSide({ isMany }: { readonly isMany: boolean }): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  const day = useFromClock((now) => formatInstant(now.toISOString()).slice(0, 10));
  return (
    <>
      <span>
        {day} {isFollowing ? words.live : words.notLive}
      </span>
      {isMany ? <span>{words.twoFigures}</span> : null}
    </>
  );
}

/** How many are in which state, what needs someone in its colour. */
function WallSummary({ counts }: { readonly counts: Readonly<Partial<Record<StoreState, number>>> }): JSX.Element {
  const { monitoring: words } = useWords();
  return (
    <ul className="wall__summary" aria-label={words.byState}>
      {stateOrder.map((state) =>
        (counts[state] ?? 0) === 0 ? null : (
          <li key={state} className={`wall__summary--${toneOfState[state]}`}>
            <strong>{counts[state]}</strong> <StateMark state={state} />
          </li>
        ),
      )}
    </ul>
  );
}

type WallPagerProps = { readonly paging: Omit<WallPaging<unknown>, 'shown' | 'places'> };

/** Which page of a wall is, and the button that holds it; nothing where all stores have room. */
function WallPager({ paging: { page, pages, isHeld, toggle } }: WallPagerProps): JSX.Element | null {
  const { monitoring: words } = useWords();
  if (pages === 1) return null;
  return (
    <span className="wall__pager">
      {words.page(page + 1, pages)}
      <Button aria-pressed={isHeld} onClick={toggle}>
        {words.holdPage}
      </Button>
    </span>
  );
}

type WallPaging<T> = {
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
function useWallPages<T>(tiles: readonly T[], needsSomebody: (tile: T) => boolean): WallPaging<T> {
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
