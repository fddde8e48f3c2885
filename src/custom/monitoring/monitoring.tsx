import type { JSX } from 'react';
import { useSearchParams } from 'react-router';
import type { Monitoring as Monitored } from '../../../contract/operations/monitoring.ts';
import {
  filterIn,
  matching,
  type StoreFilter,
  type StoreWithState,
  statesOf,
  warningsFirst,
  withFilter,
  withStates,
} from '../../branch-status/all-stores/filter-stores.ts';
import { StoresGate } from '../../branch-status/all-stores/stores-gate.tsx';
import { useFromClock } from '../../crud/core/clock.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useWall } from '../../ui/wall/use-wall.ts';
import { MonitoringFilter } from './monitoring-filter.tsx';
import { MonitoringWall } from './monitoring-wall.tsx';
import { WatchedStores } from './watched-stores.tsx';
import './monitoring.css';

/** `/stores/monitoring`: the state of all stores now, trouble first; `?wall` shows it over the whole screen. */
export function Monitoring(): JSX.Element {
  const { monitoring: words, screens } = useConsoleWords();
  const [params, setParams] = useSearchParams();
  const { isWall, enter, leave } = useWall();
  const change = (filter: StoreFilter): void => setParams((before) => withFilter(before, filter), { replace: true });
  return (
    <StoresGate
      title={screens.monitoring}
      renderActions={({ regions }) => (
        <>
          <MonitoringFilter filter={filterIn(params)} regions={regions} onChange={change} />
          <Button icon="display" onClick={enter}>
            {words.wall}
          </Button>
        </>
      )}
    >
      {(monitored, isUnread) => (
        <Shown {...monitored} filter={filterIn(params)} onChange={change}>
          {(shown) => (isWall ? <MonitoringWall stores={shown} limits={monitored.limits} isUnread={isUnread} onLeave={leave} /> : null)}
        </Shown>
      )}
    </StoresGate>
  );
}

type ShownProps = Pick<Monitored, 'stores' | 'limits'> & {
  readonly filter: StoreFilter;
  readonly onChange: (filter: StoreFilter) => void;
  /** What takes the place of the lines; null where they are shown. */
  readonly children: (shown: readonly StoreWithState[]) => JSX.Element | null;
};

function Shown({ stores, limits, filter, onChange, children }: ShownProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const states = useFromClock((now) => statesOf(stores, limits, now));
  const shown = warningsFirst(matching(withStates(stores, states), filter));
  const instead = children(shown);
  if (instead !== null) return instead;
  if (shown.length > 0) return <WatchedStores stores={shown} limits={limits} />;
  const clear = <Button onClick={() => onChange({ text: '', region: null, state: null })}>{words.clearFilter}</Button>;
  return (
    <Panel padded={false}>
      <EmptyState icon="search" title={words.noneFound} actions={clear} />
    </Panel>
  );
}
