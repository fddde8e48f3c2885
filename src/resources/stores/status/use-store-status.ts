import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { statusResources } from '../../../branch-status/following.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';

const againMilliseconds = 2000;

/** The state of the store now, read again when something of it changes and when a new day begins. */
export function useStoreStatus(storeId: number): UseQueryResult<StoreStatus> {
  const { ask } = useCalls();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['store-standing', storeId, day],
    queryFn: ({ signal }) => ask('GET /stores/{id}/status', { path: { id: storeId }, signal }),
    meta: { follows: statusResources },
    // Figures that are not counted yet are there in a moment.
    refetchInterval: ({ state }) => (state.data?.is_current === false ? againMilliseconds : false),
    placeholderData: (before) => before,
    retry: false,
  });
}
