import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { StateHelp } from '../../../watching/state-help.tsx';
import { StateMark } from '../../../watching/state-mark.tsx';
import { StateSince } from '../../../watching/state-since.tsx';
import { StoreFacts } from '../../../watching/store-facts.tsx';
import { Strip } from '../../../watching/strip.tsx';
import { WaitMarks } from '../../../watching/wait-marks.tsx';
import { WaitingServices } from '../../../watching/waiting-services.tsx';
import { watchedIn } from '../../../watching/watched.ts';
import type { StoreWithState } from '../filter-stores.ts';

/** One store as those see it who watch: its name leads to it. */
export const WatchedStore = memo(function WatchedStore({
  store,
  state,
  isTroubled,
  limits,
}: StoreWithState & { readonly limits: WatchLimits }): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const log = `/stores/outages?filter=${encodeURIComponent(JSON.stringify({ store_id: store.id }))}`;
  return (
    <article className={`watched-store watched-store--${state === 'communicating' && isTroubled ? 'troubled' : state}`}>
      <h2>
        <Link to={`/stores/${store.id}`}>{store.label}</Link>
      </h2>
      <p className="watched-store__state">
        <StateMark state={state} />
        <StateSince {...{ store, state }} />
      </p>
      <StateHelp state={state} />
      <WaitingServices store={store} />
      <WaitMarks watched={watchedIn(store)} limits={limits} />
      <StoreFacts store={store} />
      {store.last_socket_communication_at === null ? null : <Strip store={store} />}
      <Link className="watched-store__log" to={log} aria-label={words.outageLogOf(store.label)}>
        {words.outageLog}
      </Link>
    </article>
  );
});
