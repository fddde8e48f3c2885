import type { JSX } from 'react';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { Wall } from '../../../ui/wall/wall.tsx';
import { LostNotice } from '../../../watching/lost-notice.tsx';
import { toneOfState } from '../../../watching/standing.ts';
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
  const summary = (
    <ul className="wall__summary" aria-label={words.byState}>
      {groups.map(({ state, stores }) => (
        <li key={state}>
          <strong>{stores.length}</strong> <Status tone={toneOfState[state]}>{words.groups[state]}</Status>
        </li>
      ))}
    </ul>
  );
  return (
    <Wall title={screens.home} leaveLabel={words.leaveWall} onLeave={onLeave} summary={summary}>
      <LostNotice isUnread={isUnread} />
      {groups.length === 0 ? <p>{words.noneFound}</p> : null}
      <div className="wall-tiles">
        {groups.flatMap(({ state, stores }) => stores.map((store) => <DashboardTile key={store.id} {...{ store, state, limits }} />))}
      </div>
    </Wall>
  );
}
