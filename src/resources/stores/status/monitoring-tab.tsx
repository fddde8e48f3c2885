import { type JSX, useId } from 'react';
import type { MonitoredStore, WaitingService } from '../../../../contract/operations/monitoring.ts';
import { type Watched, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import { useKnown } from '../../../branch-status/reported-value.tsx';
import { WaitingServices } from '../../../branch-status/services-now.tsx';
import { StoreFacts } from '../../../branch-status/store-facts.tsx';
import { useStoreHours } from '../../../branch-status/store-hours.ts';
import { readWatched, useStoreWarnings } from '../../../branch-status/store-warnings.ts';
import { Timeline } from '../../../branch-status/timeline/timeline.tsx';
import { TimelineAxis, TimelineLegend } from '../../../branch-status/timeline/timeline-axis.tsx';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { StateNow } from './state-now.tsx';
import { StatusGate } from './store-status.tsx';
import '../../../branch-status/branch-status.css';

/** One store as those see it who watch. Live. */
export function MonitoringTab({ record }: RecordSlotProps): JSX.Element {
  const { storeStatus: words } = useWords();
  const id = useId();
  const hours = useStoreHours();
  return (
    <StatusGate storeId={idOf(record)}>
      {({ monitored, limits }) => (
        <Panel>
          <div className="store-status__columns">
            <section aria-labelledby={`${id}-now`}>
              <h2 id={`${id}-now`}>{words.now}</h2>
              <StateNow store={monitored} />
              <StoreFacts store={monitored} />
            </section>
            <section aria-labelledby={`${id}-queue`}>
              <h2 id={`${id}-queue`}>{words.queue}</h2>
              <WaitMarks watched={readWatched(monitored)} limits={limits} />
              <Queue store={monitored} labelledBy={`${id}-queue`} />
            </section>
          </div>
          {monitored.last_socket_communication_at === null ? null : (
            <section className="store-status__day" aria-labelledby={`${id}-day`}>
              <h2 id={`${id}-day`}>{words.lastDay}</h2>
              <TimelineAxis />
              <Timeline store={monitored} hours={hours.get(monitored.id)} />
              <TimelineLegend />
            </section>
          )}
        </Panel>
      )}
    </StatusGate>
  );
}

type QueueProps = { readonly store: MonitoredStore; readonly labelledBy: string };

/** Who waits and how long; of a silent store how many waited when it last reported, or that it is not known. */
function Queue({ store, labelledBy }: QueueProps): JSX.Element {
  const { storeStatus: words } = useWords();
  const known = useKnown(store);
  if (known.freshness !== 'now') return <WaitingServices store={store} />;
  if (store.services.length === 0) return <EmptyState icon="checkCircle" title={words.nobodyWaits} />;
  return <QueueTable services={store.services} labelledBy={labelledBy} />;
}

type WaitMarksProps = { readonly watched: Watched; readonly limits: WatchLimits };

/** Why those who wait at a store need someone, each reason a mark; nothing where all is well. */
function WaitMarks({ watched, limits }: WaitMarksProps): JSX.Element | null {
  const texts = useStoreWarnings(watched, limits, waitWarnings);
  if (texts.length === 0) return null;
  return (
    <ul className="wait-marks">
      {texts.map((text) => (
        <li key={text}>
          <Status tone="warning">{text}</Status>
        </li>
      ))}
    </ul>
  );
}

type QueueTableProps = { readonly services: readonly WaitingService[]; readonly labelledBy: string };

/** How many wait for what and how long the first of them has; the longest wait first. */
function QueueTable({ services, labelledBy }: QueueTableProps): JSX.Element {
  const { storeStatus: words } = useWords();
  return (
    <table className="status-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          <th scope="col">{words.waiting}</th>
          <th scope="col">{words.longestWait}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, waiting, waiting_since }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={words.waiting}>{waiting}</td>
            <td data-label={words.longestWait}>
              <Since at={waiting_since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves on its own, by whole minutes. */
function Since({ at }: { readonly at: string }): JSX.Element {
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000)));
  return <>{formatMinutes(monitoring, minutes)}</>;
}
