import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import type { StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/prague-time.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { standing } from '../../../watching/following.ts';

type StandingProvider = DataProvider & {
  readonly storeStanding: (storeId: number, signal?: AbortSignal) => Promise<StoreStanding>;
};

const againMilliseconds = 2000;

/** How the store stands now, read anew when something of it changes and when a new day begins. */
export function useStanding(storeId: number): UseQueryResult<StoreStanding> {
  const provider = useDataProvider<StandingProvider>();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['store-standing', storeId, day],
    queryFn: ({ signal }) => provider.storeStanding(storeId, signal),
    meta: { follows: standing },
    // Figures that are not counted yet are there in a moment.
    refetchInterval: ({ state }) => (state.data?.is_current === false ? againMilliseconds : false),
    placeholderData: (before) => before,
    retry: false,
  });
}
