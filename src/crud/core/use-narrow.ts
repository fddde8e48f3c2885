import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../contract/basics/limits.ts';

const query = `screen and (max-width: ${breakpoints.tablet - 0.02}px)`;

function onChange(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is that narrow now. */
export function isNarrow(): boolean {
  return window.matchMedia(query).matches;
}

/** Whether the window is narrower than a tablet: rows are two lines each. Paper has its table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, isNarrow);
}
