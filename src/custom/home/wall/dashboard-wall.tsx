import type { JSX } from 'react';
import { hasStoreWarnings, type WatchLimits } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { useStoreHours } from '../../../branch-status/hours/store-hours.ts';
import { LostNotice } from '../../../branch-status/lost-notice.tsx';
import { useWallPages } from '../../../branch-status/wall/use-wall-pages.ts';
import { useWallClock, WallSide, WallSummary } from '../../../branch-status/wall/wall-head.tsx';
import { WallPager } from '../../../branch-status/wall/wall-pager.tsx';
import { watchedOn } from '../../../branch-status/watched.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Wall } from '../../../ui/wall/wall.tsx';
import { areNamesShort, areTilesMany, WallTiles } from '../../../ui/wall/wall-tiles.tsx';
import type { StoreGroup } from '../selection/group-stores.ts';
import { DashboardTile } from './dashboard-tile.tsx';

const minuteMilliseconds = 60_000;

type DashboardWallProps = {
  readonly groups: readonly StoreGroup[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Today at all stores over the whole screen: how many are in which state, and of each what can be read from afar. */
export function DashboardWall({ groups, limits, isUnread, onLeave }: DashboardWallProps): JSX.Element {
  const words = useHomeWords();
  const { screens } = useConsoleWords();
  const hours = useStoreHours();
  const now = new Date(useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds));
  const tiles = groups.flatMap(({ state, stores }) => stores.map((store) => ({ store, state })));
  const { shown, places, ...paging } = useWallPages(
    tiles,
    ({ store, state }) => state === 'silent' || state === 'temporarily_silent' || hasStoreWarnings(watchedOn(store), limits, now),
  );
  const isMany = areNamesShort(places);
  return (
    <Wall
      title={screens.home}
      leaveLabel={words.leaveWall}
      onLeave={onLeave}
      clock={useWallClock()}
      beside={
        <>
          <WallSide isMany={areTilesMany(places)} />
          <WallPager paging={paging} />
        </>
      }
      summary={<WallSummary counts={Object.fromEntries(groups.map(({ state, stores }) => [state, stores.length]))} />}
    >
      <LostNotice isUnread={isUnread} />
      {tiles.length === 0 ? <p>{words.noneFound}</p> : null}
      <WallTiles count={places}>
        {shown.map(({ store, state }) => (
          <DashboardTile key={store.id} {...{ store, state, limits, isMany }} hours={hours.get(store.id)} />
        ))}
      </WallTiles>
    </Wall>
  );
}
