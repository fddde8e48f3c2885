import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { onlyStoreOf } from '../../../../contract/basics/access.ts';
import { useActor } from '../use-actor.ts';
import { addressedStore, chosenStoreKey, parseChosenStore } from './chosen-store.ts';

export type ChosenStore = {
  /** Undefined where all stores are chosen. */
  readonly chosen: number | undefined;
  /** Whether the address says it. */
  readonly isAddressed: boolean;
};

/** The store that the person works with, or all of them. */
export function useChosenStore(): ChosenStore {
  const [params] = useSearchParams();
  const [kept] = useStore<unknown>(chosenStoreKey);
  return { chosen: parseChosenStore(params, kept), isAddressed: addressedStore(params) !== undefined };
}

/** Of what is shown of several stores that of the chosen one; everything where that is not among it. */
export function useOfChosenStore<T extends { readonly id: number }>(stores: readonly T[]): readonly T[] {
  const { chosen } = useChosenStore();
  return useMemo(() => {
    const own = chosen === undefined ? undefined : stores.find(({ id }) => id === chosen);
    return own === undefined ? stores : [own];
  }, [stores, chosen]);
}

/** The store of a person who has one alone; undefined for everybody else, and until it is known who they are. */
export function useOnlyStore(): number | undefined {
  const actor = useActor();
  return actor === undefined ? undefined : onlyStoreOf(actor);
}
