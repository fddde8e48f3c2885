import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { useCalls } from '../../../crud/core/calls.ts';

export type LicenceStatus = CallAnswer<'GET /stores/{id}/licence'>;
export type LicensedCount = LicenceStatus['counts'][number];

/** The licence of a store in short. Its key begins with the name of the entity: live changes of licences read it again. */
export function useLicence(storeId: number): UseQueryResult<LicenceStatus> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: [prefixOf(licences), 'places', storeId],
    queryFn: () => ask('GET /stores/{id}/licence', { path: { id: storeId } }),
    meta: { follows: ['licences', 'touch-screens', 'virtual-displays'] },
    retry: false,
  });
}
