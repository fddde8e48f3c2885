import type { JSX } from 'react';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { stateAt } from '../../../../contract/rules/watching/knowledge.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { silenceWords } from '../../../watching/silence-words.ts';
import { StateMark } from '../../../watching/state-mark.tsx';
import { StateSince } from '../../../watching/state-since.tsx';
import '../../../watching/watching.css';

/** How the store communicates, since when, why and what to do about it; turns on its own as time passes. */
export function StateNow({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const { monitoring } = useWords();
  const state = useFromClock((now) => stateAt(store, now));
  const said = silenceWords(monitoring, store, state);
  return (
    <>
      <p className="state-now">
        <StateMark state={state} /> <StateSince {...{ store, state }} />
      </p>
      {said === null ? null : (
        <p className="state-help">
          {said.reason} {said.next}
        </p>
      )}
    </>
  );
}
