import { type JSX, Suspense } from 'react';
import { Link } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { Monitoring } from '../../../contract/operations/monitoring.ts';
import { type StoreWithState, withStates, writeStoreStates } from '../../branch-status/all-stores/filter-stores.ts';
import { StoresGate } from '../../branch-status/all-stores/stores-gate.tsx';
import { SilenceAction } from '../../branch-status/silence-advice.tsx';
import { silenceWords } from '../../branch-status/silence-words.ts';
import { StateMark, stateOrder } from '../../branch-status/store-state.tsx';
import { useFromClock } from '../../crud/core/clock.ts';
import { useConsoleWords, useMessages } from '../../providers/words/console-words.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import './overview.css';

const StoreMap = lazyPart(() => import('./store-map.tsx').then((module) => module.StoreMap));

/** `/stores`: how many stores are in which state, where they lie, and all of them by region. */
export function Overview(): JSX.Element {
  const { screens } = useConsoleWords();
  return <StoresGate title={screens.storesOverview}>{(monitored) => <Stores {...monitored} />}</StoresGate>;
}

function Stores({ stores: all, regions, limits, map }: Monitoring): JSX.Element {
  const messages = useMessages();
  const { monitoring: words } = messages.console;
  const states = useFromClock((now) => writeStoreStates(all, limits, now));
  const stores = withStates(all, states);
  const placed = stores.filter(({ store }) => store.latitude !== null && store.longitude !== null);
  const groups = [...regions, { id: null, name: words.noRegion }].map(({ id, name }) => ({
    id,
    name,
    stores: stores.filter(({ store }) => store.region_id === id),
  }));
  return (
    <>
      <nav className="state-counts" aria-label={words.byState}>
        {stateOrder.map((state) => (
          <Link key={state} to={`/stores/monitoring?state=${state}`} className={`state-count state-count--${state}`}>
            <strong>{stores.filter((one) => one.state === state).length}</strong>
            <span>{choiceLabel(messages, 'stores', 'communication', state)}</span>
          </Link>
        ))}
      </nav>
      {map === null || placed.length === 0 ? null : (
        <section aria-label={words.map}>
          <Suspense fallback={<div className="store-map" />}>
            <StoreMap stores={placed} tiles={map} />
          </Suspense>
        </section>
      )}
      <div className="region-cards">
        {groups.map((group) => (group.stores.length === 0 ? null : <RegionCard key={group.id} {...group} />))}
      </div>
    </>
  );
}

type RegionCardProps = { readonly name: string; readonly stores: readonly StoreWithState[] };

/** Stores of a region, by name, with how many of them there are. */
function RegionCard({ name, stores }: RegionCardProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  return (
    <section className="region-card">
      <h2>
        {name} <span>{words.stores(stores.length)}</span>
      </h2>
      <ul>
        {stores.map(({ store, state }) => (
          <li key={store.id}>
            <Link to={`/stores/${store.id}`}>{store.label}</Link>
            <StateMark state={state} />
            <Why {...{ store, state }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a store does not communicate, what to do next and where; nothing of one that does. */
function Why({ store, state }: Pick<StoreWithState, 'store' | 'state'>): JSX.Element | null {
  const { monitoring } = useConsoleWords();
  const advice = silenceWords(monitoring, store, state);
  if (advice === null) return null;
  return (
    <p className="region-card__why">
      {advice.reason} {advice.next} <SilenceAction {...{ store, advice }} />
    </p>
  );
}
