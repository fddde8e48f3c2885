import type { JSX } from 'react';
import type { MonitoredStore, WaitingService } from '../../../contract/operations/monitoring.ts';
import { useFromClock } from '../clock.ts';
import { useWords } from '../words.ts';
import { spokenMinutes } from './spoken-minutes.ts';
import './watching.css';

/** How many wait for what, and how long the first of them has waited; the longest wait first. */
export function WaitingServices({ services }: Pick<MonitoredStore, 'services'>): JSX.Element {
  const { monitoring: words } = useWords();
  const count = services.reduce((sum, { waiting }) => sum + waiting, 0);
  const [first] = services;
  return (
    <div className="queue-now">
      <p>
        {words.waiting}: <strong>{first === undefined ? words.nobodyWaits : <Wait {...first} waiting={count} />}</strong>
      </p>
      {first === undefined ? null : (
        <ul>
          {services.map((service) => (
            <li key={service.id}>
              <span>{service.name}</span> <Wait {...service} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Moves by itself, by whole minutes. */
function Wait({ waiting, waiting_since: since }: WaitingService): JSX.Element {
  const { monitoring: words } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <span className="queue-now__wait">{words.waits(waiting, spokenMinutes(words, minutes))}</span>;
}
