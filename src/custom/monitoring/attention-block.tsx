import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import { type MonitoringWarning, monitoringWarnings } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import type { StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useBranchOverviewWords } from '../../branch-status/all-stores/overview-words.ts';
import { useKnown } from '../../branch-status/reported-value.tsx';
import { SilenceAction } from '../../branch-status/silence-advice.tsx';
import { silenceWords } from '../../branch-status/silence-words.ts';
import { StateSince } from '../../branch-status/state-since.tsx';
import { StateMark } from '../../branch-status/store-state.tsx';
import { readWatched } from '../../branch-status/store-warnings.ts';
import type { TwoDays } from '../../branch-status/timeline/day-spans.ts';
import { Timeline, useMinute } from '../../branch-status/timeline/timeline.tsx';
import { formatDay } from '../../crud/core/format.ts';
import { useConsoleWords, useMessages } from '../../providers/words/console-words.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DeviceLine, DevicesThen, LaggingDisplayLine, OutdatedDeviceLine } from './device-lines.tsx';
import { type FactAbout, listStatusFacts } from './fact-about.ts';
import { StatusFacts } from './status-facts.tsx';
import { LongWaitLine, outageLogOf, useWarningWords, WarningLine } from './warning-line.tsx';

type AttentionBlockProps = StoreWithState & { readonly limits: WatchLimits; readonly hours: TwoDays | undefined };

/** A store that needs someone: what is wrong, what to do next, and folded what is not. */
export const AttentionBlock = memo(function AttentionBlock({ store, state, limits, hours }: AttentionBlockProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const now = new Date(useMinute());
  const { freshness, asOf } = useKnown(store);
  const warnings = monitoringWarnings({ ...store, ...readWatched(store) }, limits, now);
  const isNow = state === 'communicating';
  const wrong = new Set<FactAbout>([
    ...warnings.flatMap(({ about }) => (about === 'designs' ? [] : [about])),
    ...(isNow ? [] : (['communication'] as const)),
  ]);
  const facts = listStatusFacts(store, wrong, freshness !== 'earlier');
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
          {warnings
            .filter((warning) => isNow || !('device' in warning))
            .map((warning) => (
              <StoreWarningLine key={JSON.stringify(warning)} {...{ store, warning, now }} />
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

type SilenceLineProps = { readonly store: MonitoredStore; readonly state: StoreState };

/** Why nothing is received from a store and what to do about it; nothing of one that communicates. */
function SilenceLine({ store, state }: SilenceLineProps): JSX.Element | null {
  const { monitoring } = useConsoleWords();
  const advice = silenceWords(monitoring, store, state);
  if (advice === null) return null;
  return <WarningLine text={advice.reason} next={advice.next} action={<SilenceAction {...{ store, advice }} />} />;
}

type StoreWarningLineProps = { readonly store: MonitoredStore; readonly warning: MonitoringWarning; readonly now: Date };

/** One warning of a store in words, with what to do about it and the link to where. */
function StoreWarningLine({ store, warning, now }: StoreWarningLineProps): JSX.Element {
  const messages = useMessages();
  const overview = useBranchOverviewWords();
  const words = useWarningWords();
  const page = `/stores/${store.id}`;
  switch (warning.about) {
    case 'outages': {
      const { outage, started_at } = warning.outage;
      const kind = choiceLabel(messages, 'outages', 'outage_kind', outage).toLocaleLowerCase(messages.language);
      const text = words.outage(kind, formatMoment(started_at, now));
      return <WarningLine text={text} action={<Link to={outageLogOf(store.id)}>{overview.show.outages}</Link>} />;
    }
    case 'waiting':
      return <LongWaitLine {...{ store, now }} warnings={warning.warnings} />;
    case 'sync':
      return <WarningLine text={words.sync} action={<Link to={`${page}?tab=waiting`}>{overview.show.changes}</Link>} />;
    case 'designs':
      return <OutdatedDeviceLine {...{ now }} kind={warning.kind} device={warning.device} />;
    case 'playing':
      return <LaggingDisplayLine {...{ now }} display={warning.display} />;
    case 'changes': {
      const text = words.changes(warning.count, formatMoment(warning.since, now));
      return <WarningLine text={text} action={<Link to={`${page}?tab=waiting`}>{overview.show.changes}</Link>} />;
    }
    case 'licence': {
      const say = warning.state === 'ended' ? words.licenceEnded : words.licenceEnding;
      return <WarningLine text={say(formatDay(warning.valid_to))} action={<Link to={`${page}?tab=licence`}>{words.show.licence}</Link>} />;
    }
    default:
      return <DeviceLine {...{ now }} device={warning.device} />;
  }
}
