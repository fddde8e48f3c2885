import type { JSX } from 'react';
import { type Connected, stateSince } from '../../contract/rules/branch-status/freshness.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
import { formatPastMoment } from '../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { useWords } from '../crud/core/words.ts';

type StateSinceProps = { readonly store: Connected; readonly state: StoreState };

/** Since when a store is in its state, in the same words on every screen; nothing where that is not known. */
export function StateSince({ store, state }: StateSinceProps): JSX.Element | null {
  const { monitoring } = useWords();
  const since = stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatPastMoment(since, now)));
  return since === null ? null : <time dateTime={since}>{monitoring.since(moment)}</time>;
}
