import { useStore } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { storeSearch } from './store-search.ts';

type StoreFollowerProps = {
  readonly resource: AnyResource;
  readonly chosen: number | undefined;
  /** The choice that the list has followed last. */
  readonly followed: number | undefined;
  readonly follow: (store: number | undefined) => void;
  /** Called once the address asks for the chosen store, or for what someone asked in its place. */
  readonly onSettled: () => void;
};

/** Moves a list to the address that asks for the chosen store. */
export function StoreFollower({ resource, chosen, followed, follow, onSettled }: StoreFollowerProps): null {
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [left] = useStore<unknown>(`${prefixOf(resource)}.listParams`);
  const next = storeSearch(resource, { search, chosen, followed, left });
  // The address that another one is on its way for.
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (next === undefined && answered.current !== key) onSettled();
    if (answered.current !== key && next !== undefined) {
      answered.current = key;
      void navigate({ search: next, hash }, { replace: true, state, preventScrollReset: true });
    }
    if (followed !== chosen) follow(chosen);
  }, [next, key, hash, state, followed, chosen, follow, navigate, onSettled]);
  return null;
}
