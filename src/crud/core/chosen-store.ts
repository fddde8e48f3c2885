import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { onlyStoreOf } from '../../../contract/basics/access.ts';
import { filterKeys } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { useActor } from './use-actor.ts';

/** The chosen store in an address, page 08: `?store=`. */
export const storeParameter = 'store';
/** Its value where someone chose every store: the address says so until they go on. */
export const everyStore = 'all';
/** Name of the preference that keeps the choice. */
export const chosenStoreKey = 'selectedStore';

/** What the address says of the chosen store; undefined where it says nothing that can be one. */
export function addressedStore(params: URLSearchParams): number | typeof everyStore | undefined {
  const text = params.get(storeParameter) ?? '';
  if (text === everyStore) return everyStore;
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
}

/** The chosen store, undefined for all: the address wins over what is kept for the person. */
export function parseChosenStore(params: URLSearchParams, kept: unknown): number | undefined {
  const addressed = addressedStore(params);
  if (addressed === everyStore) return undefined;
  return addressed ?? (typeof kept === 'number' ? kept : undefined);
}

/** The field by which the list of an entity is narrowed to one store; undefined where it has none. */
export function findNarrowingField(resource: AnyResource): 'store_id' | 'store_ids' | undefined {
  if (resource.singleton === true) return undefined;
  const keys = filterKeys(resource);
  return (['store_id', 'store_ids'] as const).find((name) => Object.hasOwn(resource.fields, name) && keys.has(name));
}

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
