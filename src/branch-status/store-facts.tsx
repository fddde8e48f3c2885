import type { JSX, ReactNode } from 'react';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import { outages } from '../../contract/resources/stores/outages.ts';
import { stores } from '../../contract/resources/stores/stores.ts';
import { formatInstant } from '../crud/core/format.ts';
import { choiceLabel, useWords } from '../crud/core/words.ts';
import { Ago } from './ago.tsx';
import { PlayedNames } from './played-names.tsx';
import { ReportedValue, useKnown } from './reported-value.tsx';
import { ReserveServices } from './services-now.tsx';
import './branch-status.css';

/** What works at a store and what does not: desks, devices, what plays, outages, changes on the way. */
export function StoreFacts({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const all = useWords();
  const { monitoring: words } = all;
  const { desks, touch_screens: kiosks, virtual_displays: displays, changes } = store;
  const known = useKnown(store);
  const lasting = store.outages.filter(({ ended_at }) => ended_at === null);
  const storeWarnings = ({ paper = 0, error }: { readonly paper?: number; readonly error: number }): readonly string[] => [
    ...(paper === 0 ? [] : [words.paper(paper)]),
    ...(error === 0 ? [] : [words.faults(error)]),
  ];
  return (
    <dl className="store-facts">
      <dt>{words.outages}</dt>
      <dd>
        {lasting.length === 0 ? (
          words.noOutages
        ) : (
          <SystemWarningList
            all={lasting.map(({ kind, started_at }) =>
              words.outage(choiceLabel(all, outages, { name: 'outage_kind', value: kind }), formatInstant(started_at)),
            )}
          />
        )}
      </dd>
      <dt>{words.desks}</dt>
      <dd>
        <ReportedValue known={known}>{words.outOf(desks.open, desks.count)}</ReportedValue>
      </dd>
      {store.reserves.length === 0 ? null : (
        <>
          <dt>{words.reserves}</dt>
          <dd>
            <ReserveServices reserves={store.reserves} />
          </dd>
        </>
      )}
      <dt>{words.kiosks}</dt>
      <dd>
        <ReportedValue known={known} unknown={words.stateUnknown(kiosks.count)}>
          <Working {...kiosks} />
          <SystemWarningList all={storeWarnings(kiosks)} />
        </ReportedValue>
      </dd>
      <dt>{words.displays}</dt>
      <dd>
        <ReportedValue known={known} unknown={words.stateUnknown(displays.count)}>
          <Working {...displays} />
          <SystemWarningList all={storeWarnings(displays)} />
        </ReportedValue>
      </dd>
      <dt>{words.playing}</dt>
      <dd>
        <ReportedValue known={known}>
          <PlayedNames playlists={store.playlists} />
        </ReportedValue>
      </dd>
      <dt>{words.changes}</dt>
      <dd>{changes.since === null ? words.noChanges : words.changesSince(changes.count, formatInstant(changes.since))}</dd>
      <dt>{words.lastContact}</dt>
      <dd>{store.last_socket_communication_at === null ? words.never : <Ago at={store.last_socket_communication_at} />}</dd>
      <dt>{words.lastSync}</dt>
      <dd>
        {store.sync_state === null ? null : `${choiceLabel(all, stores, { name: 'sync_state', value: store.sync_state })}, `}
        {store.last_sync_at === null ? words.never : <Ago at={store.last_sync_at} />}
      </dd>
    </dl>
  );
}

/** How many devices work. Of those that never said anything nothing is counted. */
function Working({ count, reported, online }: MonitoredStore['virtual_displays']): JSX.Element {
  const { monitoring: words } = useWords();
  if (count > 0 && reported === 0) return <span className="last-reported">{words.stateUnknown(count)}</span>;
  return (
    <>
      {words.outOf(online, count)}
      {reported === count ? null : `, ${words.someUnknown(count - reported)}`}
    </>
  );
}

function SystemWarningList({ all }: { readonly all: readonly string[] }): ReactNode {
  if (all.length === 0) return null;
  return (
    <>
      {' '}
      <strong className="store-facts__warning">{all.join(', ')}</strong>
    </>
  );
}
