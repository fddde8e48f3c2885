import type { JSX } from 'react';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Wall } from '../../../ui/wall/wall.tsx';
import { LostNotice } from '../../../watching/lost-notice.tsx';
import { stateOrder } from '../../../watching/standing.ts';
import { StateMark } from '../../../watching/state-mark.tsx';
import type { StandingStore } from '../standing.ts';
import { StoreTile } from './store-tile.tsx';

type MonitoringWallProps = {
  readonly stores: readonly StandingStore[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** The stores over the whole screen, trouble first: how many are in which state, and of each what can be read from afar. */
export function MonitoringWall({ stores, limits, isUnread, onLeave }: MonitoringWallProps): JSX.Element {
  const { monitoring: words, screens } = useConsoleWords();
  const counts = stateOrder.map((state) => ({ state, count: stores.filter((one) => one.state === state).length }));
  const summary = (
    <ul className="wall__summary" aria-label={words.byState}>
      {counts.map(({ state, count }) =>
        count === 0 ? null : (
          <li key={state}>
            <strong>{count}</strong> <StateMark state={state} />
          </li>
        ),
      )}
    </ul>
  );
  return (
    <Wall title={screens.monitoring} leaveLabel={words.leaveWall} onLeave={onLeave} summary={summary}>
      <LostNotice isUnread={isUnread} />
      {stores.length === 0 ? <p>{words.noneFound}</p> : null}
      <div className="wall-tiles">
        {stores.map((one) => (
          <StoreTile key={one.store.id} {...one} limits={limits} />
        ))}
      </div>
    </Wall>
  );
}
