import { type JSX, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Monitoring as Monitored } from '../../../contract/operations/monitoring.ts';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import {
  matching,
  parseStoreFilter,
  type StoreFilter,
  type StoreWithState,
  warningsFirst,
  withFilter,
  withStates,
  writeStoreStates,
} from '../../branch-status/all-stores/filter-stores.ts';
import { StoresGate } from '../../branch-status/all-stores/stores-gate.tsx';
import { useStoreHours } from '../../branch-status/store-hours.ts';
import { TimelineAxis, TimelineLegend } from '../../branch-status/timeline/timeline-axis.tsx';
import { useFromClock } from '../../crud/core/clock.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useWall } from '../../ui/wall/use-wall.ts';
import { AttentionBlock } from './attention-block.tsx';
import { CalmRow } from './calm-row.tsx';
import { MonitoringFilter } from './monitoring-filter.tsx';
import { MonitoringWall } from './monitoring-wall.tsx';
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
          <MonitoringFilter filter={parseStoreFilter(params)} regions={regions} onChange={change} />
          <Button icon="display" onClick={enter}>
            {words.wall}
          </Button>
        </>
      )}
    >
      {(monitored, isUnread) => (
        <Shown {...monitored} filter={parseStoreFilter(params)} onChange={change}>
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
  const states = useFromClock((now) => writeStoreStates(stores, limits, now));
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

type WatchedStoresProps = { readonly stores: readonly StoreWithState[]; readonly limits: WatchLimits };

/** Stores that need someone, each with what is wrong; then those in order, a line each. All their days are on one axis. */
function WatchedStores({ stores, limits }: WatchedStoresProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const hours = useStoreHours();
  const attention = stores.filter(({ needsSomebody }) => needsSomebody);
  return (
    <>
      {attention.length === 0 ? null : (
        <section aria-labelledby="attention">
          <div className="watched-stores__heading">
            <h2 id="attention">
              {words.attention} <span className="quiet">{attention.length}</span>
            </h2>
            <TimelineLegend />
          </div>
          <div className="watched-stores">
            <div className="watched watched--head">
              <span>{words.store}</span>
              <span>{words.whatAndNext}</span>
              <TimelineAxis />
            </div>
            {attention.map((one) => (
              <AttentionBlock key={one.store.id} {...one} limits={limits} hours={hours.get(one.store.id)} />
            ))}
          </div>
        </section>
      )}
      <CalmStores stores={stores.filter(({ needsSomebody }) => !needsSomebody)} hours={hours} />
    </>
  );
}

type CalmStoresProps = { readonly stores: readonly StoreWithState[]; readonly hours: ReturnType<typeof useStoreHours> };

/** The longest wait first; nothing moves while someone is at one of them. */
function CalmStores({ stores, hours }: CalmStoresProps): JSX.Element | null {
  const { monitoring: words } = useConsoleWords();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  if (stores.length === 0) return null;
  const placeOf = ({ store: { id } }: StoreWithState): number => {
    const place = held?.indexOf(id) ?? -1;
    return place === -1 ? stores.length : place;
  };
  const shown = held === null ? stores : stores.toSorted((one, other) => placeOf(one) - placeOf(other));
  const hold = (): void => setHeld(shown.map(({ store }) => store.id));
  return (
    <section aria-labelledby="in-order">
      <div className="watched-stores__heading">
        <h2 id="in-order">
          {words.inOrder} <span className="quiet">{stores.length}</span>
        </h2>
      </div>
      <div
        className="watched-stores"
        onPointerEnter={hold}
        onPointerLeave={() => setHeld(null)}
        onFocus={hold}
        onBlur={() => setHeld(null)}
      >
        <div className="calm__line calm__line--head">
          <span>{words.store}</span>
          <span className="calm__figures" aria-hidden="true">
            <span>{words.waitingNow}</span>
            <span>{words.longestNow}</span>
            <span>{words.openDesks}</span>
          </span>
          <TimelineAxis />
        </div>
        {shown.map(({ store }) => (
          <CalmRow key={store.id} store={store} hours={hours.get(store.id)} />
        ))}
      </div>
    </section>
  );
}
