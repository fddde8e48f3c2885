import type { JSX } from 'react';
import { stores } from '../../contract/resources/stores/stores.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
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
