import { useStore } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { chosenStoreKey, everyStore, storeParameter } from '../../../crud/core/chosen-store.ts';
import { idsOf } from '../../../crud/core/row.ts';

const mostRecent = 3;

export type StoreChoice = {
  /** Those chosen last, the newest first. */
  readonly recent: readonly number[];
  /** Chooses a store, or all of them by undefined. The screen stays, and with it whatever is typed there. */
  readonly choose: (store: number | undefined) => void;
};

/** What a person can do about the chosen store. */
export function useStoreChoice(): StoreChoice {
  const [, keep] = useStore<number | undefined>(chosenStoreKey);
  const [kept, keepRecent] = useStore<unknown>('recentStores');
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const recent = idsOf(kept);
  return {
    recent,
    choose: (store) => {
      const params = new URLSearchParams(search);
      params.set(storeParameter, String(store ?? everyStore));
      keep(store);
      if (store !== undefined) keepRecent([store, ...recent.filter((id) => id !== store)].slice(0, mostRecent));
      void navigate({ search: `?${params}`, hash }, { replace: true, state, preventScrollReset: true });
    },
  };
}
