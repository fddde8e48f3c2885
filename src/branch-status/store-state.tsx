import type { JSX } from 'react';
import { stores } from '../../contract/resources/stores/stores.ts';
import { type Connected, stateSince } from '../../contract/rules/branch-status/freshness.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
import { formatPastMoment } from '../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { choiceLabel, useWords } from '../crud/core/words.ts';
import { Status, type Tone } from '../ui/page/status.tsx';

/** The order of stores by state: those that need someone come first. */
export const stateOrder: readonly StoreState[] = ['silent', 'temporarily_silent', 'waiting', 'communicating'];

export const toneOfState: Readonly<Record<StoreState, Tone>> = {
  silent: 'danger',
  temporarily_silent: 'warning',
  waiting: 'neutral',
  communicating: 'success',
};

/** How a store communicates: by drawing, word and colour. */
export function StateMark({ state }: { readonly state: StoreState }): JSX.Element {
  return <Status tone={toneOfState[state]}>{choiceLabel(useWords(), stores, { name: 'communication', value: state })}</Status>;
}

type StateSinceProps = { readonly store: Connected; readonly state: StoreState };

/** Since when a store is in its state, in the same words on every screen; nothing where that is not known. */
export function StateSince({ store, state }: StateSinceProps): JSX.Element | null {
  const { monitoring } = useWords();
  const since = stateSince(store, state);
  const moment = useFromClock((now) => (since === null ? '' : formatPastMoment(since, now)));
  return since === null ? null : <time dateTime={since}>{monitoring.since(moment)}</time>;
}
