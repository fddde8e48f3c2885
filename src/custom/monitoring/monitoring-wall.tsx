import type { JSX } from 'react';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { byWarningAndName, type StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useStoreHours } from '../../branch-status/hours/store-hours.ts';
import { LostNotice } from '../../branch-status/lost-notice.tsx';
import { stateOrder } from '../../branch-status/state-order.ts';
import { useWallPages } from '../../branch-status/wall/use-wall-pages.ts';
import { useWallClock, WallSide, WallSummary } from '../../branch-status/wall/wall-head.tsx';
import { WallPager } from '../../branch-status/wall/wall-pager.tsx';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Wall } from '../../ui/wall/wall.tsx';
import { areNamesShort, areTilesMany, WallTiles } from '../../ui/wall/wall-tiles.tsx';
import { StoreTile } from './store-tile.tsx';

type MonitoringWallProps = {
  readonly stores: readonly StoreWithState[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** The stores over the whole screen, trouble first: how many are in which state, and of each what can be read from afar. */
export function MonitoringWall({ stores, limits, isUnread, onLeave }: MonitoringWallProps): JSX.Element {
  const { monitoring: words, screens } = useConsoleWords();
  const hours = useStoreHours();
  const counts = Object.fromEntries(stateOrder.map((state) => [state, stores.filter((one) => one.state === state).length]));
  const { shown, places, ...paging } = useWallPages(
    byWarningAndName(stores),
    ({ state, isTroubled }) => state === 'silent' || state === 'temporarily_silent' || isTroubled,
  );
  const isMany = areNamesShort(places);
  return (
    <Wall
      title={screens.monitoring}
      leaveLabel={words.leaveWall}
      onLeave={onLeave}
      clock={useWallClock()}
      beside={
        <>
          <WallSide isMany={areTilesMany(places)} />
          <WallPager paging={paging} />
        </>
      }
      summary={<WallSummary counts={counts} />}
    >
      <LostNotice isUnread={isUnread} />
      {stores.length === 0 ? <p>{words.noneFound}</p> : null}
      <WallTiles count={places}>
        {shown.map((one) => (
          <StoreTile key={one.store.id} {...one} limits={limits} hours={hours.get(one.store.id)} isMany={isMany} />
        ))}
      </WallTiles>
    </Wall>
  );
}
