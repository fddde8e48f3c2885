import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import { monitoringWarnings } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import type { StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { StateMark } from '../../branch-status/state-mark.tsx';
import { StateSince } from '../../branch-status/state-since.tsx';
import type { TwoDays } from '../../branch-status/timeline/office-hours.ts';
import { Timeline, useMinute } from '../../branch-status/timeline/timeline.tsx';
import { useKnown } from '../../branch-status/use-known.ts';
import { watchedIn } from '../../branch-status/watched.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DevicesThen } from './device-lines.tsx';
import { SilenceLine } from './silence-line.tsx';
import { type FactAbout, factsOf, StatusFacts } from './status-facts.tsx';
import { StoreWarningLine } from './store-warning-line.tsx';

type AttentionBlockProps = StoreWithState & { readonly limits: WatchLimits; readonly hours: TwoDays | undefined };

/** A store that needs someone: what is wrong, what to do next, and folded what is not. */
export const AttentionBlock = memo(function AttentionBlock({ store, state, limits, hours }: AttentionBlockProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const now = new Date(useMinute());
  const { knowledge, asOf } = useKnown(store);
  const concerns = monitoringWarnings({ ...store, ...watchedIn(store) }, limits, now);
  const isNow = state === 'communicating';
  const wrong = new Set<FactAbout>([
    ...concerns.flatMap(({ about }) => (about === 'designs' ? [] : [about])),
    ...(isNow ? [] : (['communication'] as const)),
  ]);
  const facts = factsOf(store, wrong, knowledge !== 'earlier');
  return (
    <article className={`watched watched--${state}`}>
      <div className="watched__store">
        <h3>
          <Link to={`/stores/${store.id}`}>{store.label}</Link>
        </h3>
        <p className="watched__state">
          <StateMark state={state} /> {isNow ? null : <StateSince {...{ store, state }} />}
        </p>
      </div>
      <div className="watched__words">
        <ul>
          <SilenceLine {...{ store, state }} />
          {isNow || state === 'waiting' ? null : <DevicesThen storeId={store.id} devices={store.devices_in_trouble} asOf={asOf} />}
          {concerns
            .filter((concern) => isNow || !('device' in concern))
            .map((concern) => (
              <StoreWarningLine key={JSON.stringify(concern)} {...{ store, concern, now }} />
            ))}
        </ul>
        {state === 'waiting' ? null : (
          <details>
            <summary>
              <Icon name="chevronRight" size={16} />
              {isNow ? words.allFine(facts.length) : words.lastFine(facts.length, asOf)}
            </summary>
            <StatusFacts {...{ store, facts, isNow }} />
          </details>
        )}
      </div>
      <div className="watched__day">
        <Timeline {...{ store, hours }} />
      </div>
    </article>
  );
});
