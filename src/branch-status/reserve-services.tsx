import type { JSX } from 'react';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import { formatInstant } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';
import './branch-status.css';

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
