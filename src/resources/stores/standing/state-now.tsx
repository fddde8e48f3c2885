import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stateAt } from '../../../../contract/rules/watching/troubles.ts';
import { useFromClock } from '../../clock.ts';
import { formatInstant } from '../../derive/format.ts';
import { stateSince } from '../../watching/standing.ts';
import { StateMark } from '../../watching/state-mark.tsx';
import { useWords } from '../../words.ts';

/** How the store communicates and since when; turns by itself as time passes. */
export function StateNow({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const { monitoring } = useWords();
  const state = useFromClock((now) => stateAt(store, now));
  const since = stateSince(store, state);
  return (
    <p className="state-now">
      <StateMark state={state} /> {since === null ? null : <span>{monitoring.since(formatInstant(since))}</span>}
    </p>
  );
}
