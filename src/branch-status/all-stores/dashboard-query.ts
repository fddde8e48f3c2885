import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { figures } from '../../../contract/rules/branch-status/figures.ts';
import { useCalls } from '../../crud/core/calls.ts';

/** Whatever of these changes may change the dashboard. */
const follows = {
  follows: [
    'stores',
    // Tickets and reservations, once they are counted.
    figures,
    'services',
    'touch-screens',
    'virtual-displays',
    'outages',
    'playlists',
    'regions',
    'store-defaults',
  ],
} as const;
/** What is not counted yet is announced once it is; in case that gets lost, the answer is read again. */
const againMilliseconds = 3000;

/** The state of the stores on a day; another day is another query. */
export function useDashboard(day: string): UseQueryResult<Dashboard> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['dashboard', day],
    queryFn: () => ask('GET /dashboard'),
    meta: { ...follows },
    refetchInterval: ({ state }) => (state.data?.is_current === false ? againMilliseconds : false),
    placeholderData: (before) => before,
    retry: false,
  });
}
