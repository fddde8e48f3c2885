import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stateAt } from '../../../../contract/rules/watching/knowledge.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { StateHelp } from '../../../watching/state-help.tsx';
import { StateMark } from '../../../watching/state-mark.tsx';
import { StateSince } from '../../../watching/state-since.tsx';

/** How the store communicates, since when and what to do about it; turns by itself as time passes. */
export function StateNow({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const state = useFromClock((now) => stateAt(store, now));
  return (
    <>
      <p className="state-now">
        <StateMark state={state} /> <StateSince {...{ store, state }} />
      </p>
      <StateHelp state={state} />
    </>
  );
}
