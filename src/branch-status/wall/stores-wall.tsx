import { countBy } from 'es-toolkit';
import type { JSX } from 'react';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { Wall } from '../../ui/wall/wall.tsx';
import { areNamesShort, areTilesMany, WallTiles } from '../../ui/wall/wall-tiles.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { useWallPages } from './use-wall-pages.ts';
import { useWallClock, WallSide, WallSummary } from './wall-head.tsx';
import { WallPager } from './wall-pager.tsx';

type StoresWallProps<T> = {
  readonly title: string;
  readonly words: { readonly leaveWall: string; readonly noneFound: string };
  /** In the order of their tiles. */
  readonly stores: readonly T[];
  readonly isTroubled: (store: T) => boolean;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
  /** Draws one store. Names are short where there are many tiles. */
  readonly children: (store: T, isMany: boolean) => JSX.Element;
};

/** Stores over the whole screen: how many are in which state, and a tile for each that can be read from afar. */
export function StoresWall<T extends { readonly state: StoreState }>(props: StoresWallProps<T>): JSX.Element {
  const { title, words, stores, isTroubled, isUnread, onLeave, children } = props;
  const { shown, places, ...paging } = useWallPages(
    stores,
    (store) => store.state === 'silent' || store.state === 'temporarily_silent' || isTroubled(store),
  );
  const isMany = areNamesShort(places);
  return (
    <Wall
      title={title}
      leaveLabel={words.leaveWall}
      onLeave={onLeave}
      clock={useWallClock()}
      beside={
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
