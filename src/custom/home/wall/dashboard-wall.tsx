import type { JSX } from 'react';
import { hasStoreWarnings, type WatchLimits } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { StoresWall } from '../../../branch-status/all-stores/stores-wall.tsx';
import { useStoreHours } from '../../../branch-status/hours/store-hours.ts';
import { watchedOn } from '../../../branch-status/store-warnings.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import type { StoreGroup } from '../selection/group-stores.ts';
import { DashboardTile } from './dashboard-tile.tsx';

const minuteMilliseconds = 60_000;

type DashboardWallProps = {
  readonly groups: readonly StoreGroup[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Today at all stores over the whole screen. */
export function DashboardWall({ groups, limits, isUnread, onLeave }: DashboardWallProps): JSX.Element {
  const words = useHomeWords();
  const { screens } = useConsoleWords();
  const hours = useStoreHours();
  const now = new Date(useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds));
  return (
    <StoresWall
      {...{ words, isUnread, onLeave }}
      title={screens.home}
      stores={groups.flatMap(({ state, stores }) => stores.map((store) => ({ store, state })))}
      isTroubled={({ store }) => hasStoreWarnings(watchedOn(store), limits, now)}
    >
      {({ store, state }, isMany) => <DashboardTile key={store.id} {...{ store, state, limits, isMany }} hours={hours.get(store.id)} />}
    </StoresWall>
  );
}
