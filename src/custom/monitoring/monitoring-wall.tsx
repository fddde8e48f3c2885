import type { JSX } from 'react';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { byWarningAndName, type StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { StoresWall } from '../../branch-status/all-stores/stores-wall.tsx';
import { useStoreHours } from '../../branch-status/hours/store-hours.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { StoreTile } from './store-tile.tsx';

type MonitoringWallProps = {
  readonly stores: readonly StoreWithState[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Watched stores over the whole screen, those in trouble first. */
export function MonitoringWall({ stores, limits, isUnread, onLeave }: MonitoringWallProps): JSX.Element {
  const { monitoring: words, screens } = useConsoleWords();
  const hours = useStoreHours();
  return (
    <StoresWall
      {...{ words, isUnread, onLeave }}
      title={screens.monitoring}
      stores={byWarningAndName(stores)}
      isTroubled={({ isTroubled }) => isTroubled}
    >
      {(one, isMany) => <StoreTile key={one.store.id} {...one} {...{ limits, isMany }} hours={hours.get(one.store.id)} />}
    </StoresWall>
  );
}
