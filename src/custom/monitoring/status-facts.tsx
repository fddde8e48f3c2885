import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { MonitoredStore, WaitingService } from '../../../contract/operations/monitoring.ts';
import { Ago } from '../../branch-status/ago.tsx';
import { formatMinutes } from '../../branch-status/format-duration.ts';
import { PlayedNames } from '../../branch-status/played-names.tsx';
import { ReserveServices } from '../../branch-status/services-now.tsx';
import { useFromClock } from '../../crud/core/clock.ts';
import { formatDay, formatInstant } from '../../crud/core/format.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import type { FactAbout } from './fact-about.ts';
import { outageLogOf, useWarningWords } from './warning-line.tsx';

type StatusFactsProps = { readonly store: MonitoredStore; readonly facts: readonly FactAbout[]; readonly isNow: boolean };

/** The rest of what is known of a store, and the way to its outages. */
export function StatusFacts({ store, facts, isNow }: StatusFactsProps): JSX.Element {
  const { monitoring: words } = useMessages().console;
  const { facts: factWords } = useWarningWords();
  const names: Readonly<Record<FactAbout, string>> = {
    waiting: isNow ? words.waiting : words.waitedCount,
    desks: words.desks,
    touch_screens: factWords.kiosks,
    virtual_displays: factWords.displays,
    playing: words.playing,
    changes: factWords.changes,
    communication: factWords.communication,
    sync: words.lastSync,
    outages: factWords.outages,
    licence: factWords.licence,
  };
  return (
    <div className="status-facts">
      <dl className={isNow ? undefined : 'last-reported'}>
        {facts.map((about) => (
          <div key={about}>
            <dt>{names[about]}</dt>
            <dd>
              <Value {...{ store, about, isNow }} />
            </dd>
          </div>
        ))}
        {store.reserves.length === 0 ? null : (
          <div>
            <dt>{words.reserves}</dt>
            <dd>
              <ReserveServices reserves={store.reserves} />
            </dd>
          </div>
        )}
      </dl>
      <Link to={outageLogOf(store.id)} aria-label={words.outageLogOf(store.label)}>
        {words.outageLog}
      </Link>
    </div>
  );
}

type ValueProps = { readonly store: MonitoredStore; readonly about: FactAbout; readonly isNow: boolean };

function Value({ store, about, isNow }: ValueProps): ReactNode {
  const messages = useMessages();
  const { monitoring: words } = messages.console;
  const { facts: factWords } = useWarningWords();
  const { changes, licence, desks } = store;
  switch (about) {
    case 'waiting':
      return <Queue services={store.services} isNow={isNow} />;
    case 'desks':
      return words.outOf(desks.open, desks.count);
    case 'touch_screens':
    case 'virtual_displays': {
      const { count, reported: known, online } = store[about];
      if (known === 0) return words.stateUnknown(count);
      return [words.outOf(online, count), ...(known === count ? [] : [words.someUnknown(count - known)])].join(', ');
    }
    case 'playing':
      return <PlayedNames playlists={store.playlists} />;
    case 'changes':
      return changes.since === null ? words.noChanges : words.changesSince(changes.count, formatInstant(changes.since));
    case 'communication':
      return store.last_socket_communication_at === null ? words.never : <Ago at={store.last_socket_communication_at} />;
    case 'sync':
      return (
        <>
          {store.sync_state === null ? null : `${choiceLabel(messages, 'stores', 'sync_state', store.sync_state)}, `}
          {store.last_sync_at === null ? words.never : <Ago at={store.last_sync_at} />}
        </>
      );
    case 'outages':
      return store.outages.length === 0 ? words.noOutages : store.outages.length;
    default:
      return licence.valid_to === null ? factWords.licenceUnlimited : factWords.licenceTo(formatDay(licence.valid_to));
  }
}

/** Who waits for what, the longest wait first; of a silent store how many did. */
function Queue({ services, isNow }: { readonly services: readonly WaitingService[]; readonly isNow: boolean }): JSX.Element {
  const { monitoring: words } = useMessages().console;
  if (services.length === 0) return <>{isNow ? words.nobodyWaits : words.nobodyWaited}</>;
  return (
    <ul>
      {services.map((service) => (
        <li key={service.id}>
          {service.name}: {isNow ? <Wait {...service} /> : service.waiting}
        </li>
      ))}
    </ul>
  );
}

/** Moves on its own, by whole minutes. */
function Wait({ waiting, waiting_since: since }: WaitingService): JSX.Element {
  const { monitoring: words } = useMessages().console;
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <>{words.waits(waiting, formatMinutes(words, minutes))}</>;
}
