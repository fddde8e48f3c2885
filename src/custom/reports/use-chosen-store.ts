import { useStore } from 'ra-core';
import { useLocation } from 'react-router';
import { chosenStoreIn, chosenStoreKey } from '../../crud/vocabulary/chosen-store/chosen-store.ts';

/** The store that is chosen for the person; undefined for all. */
export function useChosenStore(): number | undefined {
  const { search } = useLocation();
  const [kept] = useStore<unknown>(chosenStoreKey);
  return chosenStoreIn(new URLSearchParams(search), kept);
}
