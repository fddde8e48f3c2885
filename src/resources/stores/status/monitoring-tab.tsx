import { type JSX, useId } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { useStoreHours } from '../../../branch-status/hours/store-hours.ts';
import { StoreFacts } from '../../../branch-status/store-facts.tsx';
import { Timeline } from '../../../branch-status/timeline/timeline.tsx';
import { TimelineAxis } from '../../../branch-status/timeline/timeline-axis.tsx';
import { TimelineLegend } from '../../../branch-status/timeline/timeline-legend.tsx';
import { useKnown } from '../../../branch-status/use-known.ts';
import { WaitingServices } from '../../../branch-status/waiting-services.tsx';
import { watchedIn } from '../../../branch-status/watched.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueueTable } from './queue-table.tsx';
import { StateNow } from './state-now.tsx';
import { StatusGate } from './status-gate.tsx';
import { WaitMarks } from './wait-marks.tsx';

/** One store as those see it who watch. Live. */
export function MonitoringTab({ record }: RecordSlotProps): JSX.Element {
  const { standing: words } = useWords();
  const id = useId();
  const hours = useStoreHours();
  return (
    <StatusGate storeId={idOf(record)}>
      {({ monitored, limits }) => (
        <Panel>
          <div className="standing__columns">
            <section aria-labelledby={`${id}-now`}>
              <h2 id={`${id}-now`}>{words.now}</h2>
              <StateNow store={monitored} />
              <StoreFacts store={monitored} />
            </section>
            <section aria-labelledby={`${id}-queue`}>
              <h2 id={`${id}-queue`}>{words.queue}</h2>
              <WaitMarks watched={watchedIn(monitored)} limits={limits} />
              <Queue store={monitored} labelledBy={`${id}-queue`} />
            </section>
          </div>
          {monitored.last_socket_communication_at === null ? null : (
            <section className="standing__day" aria-labelledby={`${id}-day`}>
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
  const { standing: words } = useWords();
  const known = useKnown(store);
  if (known.knowledge !== 'now') return <WaitingServices store={store} />;
  if (store.services.length === 0) return <EmptyState icon="checkCircle" title={words.nobodyWaits} />;
  return <QueueTable services={store.services} labelledBy={labelledBy} />;
}
