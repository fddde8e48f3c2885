import { useGetIdentity } from 'ra-core';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { storeParameter } from '../../core/chosen-store/chosen-store.ts';
import { useChosenStore } from '../../core/chosen-store/use-chosen-store.ts';
import { idsOf, type Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';

/** Where a new record is made; from the list of one store, or from one that is filtered to it, already of that store. */
export function createPageWithin(resource: AnyResource, within: Within | undefined, filters: Row = {}): string {
  const page = createPageOf(resource);
  const store = within?.name === 'store_id' ? within.id : filters['store_id'];
  return typeof store === 'number' ? `${page}?${storeParameter}=${store}` : page;
}

/**
 * The store that a new record will surely belong to: the chosen one, which the address may name as `?store=`, or the only one that
 * the user may write into. Undefined until it is known who the user is.
 */
export function useGivenStore(resource: AnyResource): Row | undefined {
  const { chosen } = useChosenStore();
  const { identity, isPending } = useGetIdentity();
  const given = (store: number): Row => (writes(resource, 'store_id') ? { store_id: store } : { store_ids: [store] });
  if (!writes(resource, 'store_id') && !writes(resource, 'store_ids')) return {};
  if (chosen !== undefined) return given(chosen);
  if (isPending) return undefined;
  const [only, ...others] = idsOf(identity?.['limitations']);
  return only === undefined || others.length > 0 ? {} : given(only);
}

function writes(resource: AnyResource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isWritable(field);
}
