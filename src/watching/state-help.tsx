import type { JSX } from 'react';
import type { StoreState } from '../../contract/rules/store-state.ts';
import { useWords } from '../crud/vocabulary/words.ts';
import './watching.css';

/** What to do about a store that is silent, or was never heard; nothing about one that communicates. */
export function StateHelp({ state }: { readonly state: StoreState }): JSX.Element | null {
  const { monitoring } = useWords();
  if (state === 'communicating') return null;
  return <p className="state-help">{state === 'waiting' ? monitoring.neverHelp : monitoring.silentHelp}</p>;
}
