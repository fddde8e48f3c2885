import type { JSX } from 'react';
import { stores } from '../../contract/resources/stores/stores.ts';
import type { StoreState } from '../../contract/rules/branch-status/store-state.ts';
import { choiceLabel, useWords } from '../crud/core/words.ts';
import { Status } from '../ui/page/status.tsx';
import { toneOfState } from './state-order.ts';

/** How a store communicates: by drawing, word and colour. */
export function StateMark({ state }: { readonly state: StoreState }): JSX.Element {
  return <Status tone={toneOfState[state]}>{choiceLabel(useWords(), stores, { name: 'communication', value: state })}</Status>;
}
