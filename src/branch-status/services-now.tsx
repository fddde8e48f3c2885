import type { JSX } from 'react';
import type { MonitoredStore, WaitingService } from '../../contract/operations/monitoring.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { formatInstant } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';
import { formatMinutes } from './format-duration.ts';
import { ReportedValue, useKnown } from './reported-value.tsx';
import './branch-status.css';

/** How many wait for what, and how long the first of them has waited; the longest wait first. Of a silent store, how many did. */
export function WaitingServices({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const { monitoring: words } = useWords();
  const known = useKnown(store);
  const { services } = store;
  const count = services.reduce((sum, { waiting }) => sum + waiting, 0);
  const [first] = services;
  const isNow = known.freshness === 'now';
  const then = count === 0 ? words.nobodyWaited : words.waited(count);
  const now = first === undefined ? words.nobodyWaits : <Wait {...first} waiting={count} />;
  return (
    <div className="queue-now">
      <p>
        {words.waiting}:{' '}
        <strong>
          <ReportedValue known={known} isOfDay>
            {isNow ? now : then}
          </ReportedValue>
        </strong>
      </p>
      {first === undefined || !(isNow || known.freshness === 'earlier_today') ? null : (
        <ul className={isNow ? undefined : 'last-reported'}>
          {services.map((service) => (
            <li key={service.id}>
              <span>{service.name}</span> {isNow ? <Wait {...service} /> : <span className="queue-now__wait">{service.waiting}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Moves on its own, by whole minutes. */
function Wait({ waiting, waiting_since: since }: WaitingService): JSX.Element {
  const { monitoring: words } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <span className="queue-now__wait">{words.waits(waiting, formatMinutes(words, minutes))}</span>;
}

/** Which reserve services the branch opened or closed, and since when; the open ones first. */
export function ReserveServices({ reserves }: Pick<MonitoredStore, 'reserves'>): JSX.Element {
  const { monitoring: words } = useWords();
  return (
    <ul className="reserves-now">
      {reserves.map(({ id, name, open, since }) => (
        <li key={id}>{words.reserve(name, open, formatInstant(since))}</li>
      ))}
    </ul>
  );
}
