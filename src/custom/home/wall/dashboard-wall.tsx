import type { JSX } from 'react';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Wall } from '../../../ui/wall/wall.tsx';
import { areTilesMany, WallTiles } from '../../../ui/wall/wall-tiles.tsx';
import { useStoreHours } from '../../../watching/hours/store-hours.ts';
import { LostNotice } from '../../../watching/lost-notice.tsx';
import { useWallClock, WallBeside, WallSummary } from '../../../watching/wall/wall-head.tsx';

import type { StoreGroup } from '../selection/group-stores.ts';
import { DashboardTile } from './dashboard-tile.tsx';

type DashboardWallProps = {
  readonly groups: readonly StoreGroup[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Today at all stores over the whole screen: how many are in which state, and of each what can be read from afar. */
export function DashboardWall({ groups, limits, isUnread, onLeave }: DashboardWallProps): JSX.Element {
  const { home: words, screens } = useConsoleWords();
  const hours = useStoreHours();
  const count = groups.reduce((sum, { stores }) => sum + stores.length, 0);
  const isMany = areTilesMany(count);
  return (
    <Wall
      title={screens.home}
      leaveLabel={words.leaveWall}
      onLeave={onLeave}
      clock={useWallClock()}
      beside={<WallBeside isMany={isMany} />}
      summary={<WallSummary counts={Object.fromEntries(groups.map(({ state, stores }) => [state, stores.length]))} />}
    >
      <LostNotice isUnread={isUnread} />
      {count === 0 ? <p>{words.noneFound}</p> : null}
      <WallTiles count={count}>
        {groups.flatMap(({ state, stores }) =>
          stores.map((store) => <DashboardTile key={store.id} {...{ store, state, limits, isMany }} hours={hours.get(store.id)} />),
        )}
      </WallTiles>
    </Wall>
  );
}
