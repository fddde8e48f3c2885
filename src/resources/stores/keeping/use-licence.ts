import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { type Standing, standingIn } from './standing.ts';

/** The licence of a store in short. Its key begins with the name of the entity: live changes of licences read it anew. */
export function useLicence(storeId: number): UseQueryResult<Standing> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: [prefixOf(licences), 'places', storeId],
    queryFn: async () => standingIn(await ask('GET /stores/{id}/licence', { path: { id: storeId } })),
    meta: { follows: ['licences', 'touch-screens', 'virtual-displays'] },
    retry: false,
  });
}
