import { filterKeys } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

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
