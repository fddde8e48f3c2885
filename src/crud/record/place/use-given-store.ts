import { useGetIdentity } from 'ra-core';
import { useSearchParams } from 'react-router';
import { isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { idsOf, type Row } from '../../vocabulary/row.ts';
import { storeParameter } from './given-store.ts';

/**
 * The store that a new record will surely belong to: the one that the address names as `?store=`, or the only one that
 * the user may write into. Undefined until it is known who the user is.
 */
export function useGivenStore(resource: AnyResource): Row | undefined {
  const [parameters] = useSearchParams();
  const { identity, isPending } = useGetIdentity();
  const field = resource.fields['store_id'];
  if (field === undefined || !isWritable(field)) return {};
  const named = Number(parameters.get(storeParameter));
  if (Number.isInteger(named) && named > 0) return { store_id: named };
  if (isPending) return undefined;
  const [only, ...others] = idsOf(identity?.['limitations']);
  return only === undefined || others.length > 0 ? {} : { store_id: only };
}
