import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { figures } from '../../../contract/rules/watching/figures.ts';
import { useHttp } from '../../providers/http/http-context.ts';
import type { Follows } from '../../providers/live/followers.ts';
import { CentralError } from '../../providers/transport/central-error.ts';

/** Whatever of these changes may change the dashboard. */
const follows: Follows = {
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
};
/** What is not counted yet is told once it is; should that not be heard, the answer is asked for again. */
const againMilliseconds = 3000;

/** How the stores stand on a day; another day is another question. */
export function useDashboard(day: string): UseQueryResult<Dashboard> {
  const http = useHttp();
  return useQuery({
    queryKey: ['dashboard', day],
    queryFn: async () => {
      const { json, status } = await http.request('/dashboard');
      if (!isDashboard(json)) throw new CentralError(status, { err: 'unreadable', message: '' });
      return json;
    },
    meta: { ...follows },
    refetchInterval: ({ state }) => (state.data?.is_current === false ? againMilliseconds : false),
    placeholderData: (before) => before,
    retry: false,
  });
}

function isDashboard(json: unknown): json is Dashboard {
  return typeof json === 'object' && json !== null && 'stores' in json && Array.isArray(json.stores) && 'limits' in json;
}
