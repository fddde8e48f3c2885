import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { useCalls } from '../../crud/core/calls.ts';

export type WaitingClient = CallAnswer<'GET /waiting-list'>[number];

/** The end of an offer is not published. */
const everyMs = 15_000;

/** Who waits at the branch in their order: for the day, or for any. */
export function useWaiting(storeId: number | undefined, day?: string) {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['waiting-list', storeId, day],
    queryFn: () => ask('GET /waiting-list', { query: { store_id: storeId ?? 0, ...(day === undefined ? {} : { day }) } }),
    enabled: storeId !== undefined,
    meta: { follows: ['orders'] },
    refetchInterval: everyMs,
    retry: false,
    staleTime: 0,
  });
}
