import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stateAt } from '../../../../contract/rules/branch-status/freshness.ts';
import { silenceWords } from '../../../branch-status/silence-words.ts';
import { StateSince } from '../../../branch-status/state-since.tsx';
import { StateMark } from '../../../branch-status/store-state.tsx';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import '../../../branch-status/branch-status.css';

/** How the store communicates, since when, why and what to do about it; turns on its own as time passes. */
export function StateNow({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const { monitoring } = useWords();
  const state = useFromClock((now) => stateAt(store, now));
  const advice = silenceWords(monitoring, store, state);
  return (
    <>
      <p className="state-now">
        <StateMark state={state} /> <StateSince {...{ store, state }} />
      </p>
      {advice === null ? null : (
        <p className="state-help">
          {advice.reason} {advice.next}
        </p>
      )}
    </>
  );
}
