import { useGetIdentity } from 'ra-core';
import { fieldOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useChosenStore } from '../../core/chosen-store.ts';
import { idsOf, type Row } from '../../core/row.ts';

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
