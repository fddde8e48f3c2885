import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Monitoring } from '../../../contract/operations/monitoring.ts';
import { startOfDay, wallTimeAt } from '../../../contract/rules/prague-time.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import { useHttp } from '../../providers/http/http-context.ts';
import type { Follows } from '../../providers/live/followers.ts';
import { CentralError } from '../../providers/transport/central-error.ts';
import { standing } from '../../watching/following.ts';

const follows: Follows = { follows: [...standing, 'regions'] };

/** How the stores stand now, read anew when something of it changes and when a new day begins. */
export function useMonitoring(): UseQueryResult<Monitoring> {
  const http = useHttp();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['monitoring', day],
    queryFn: async () => {
      const { json, status } = await http.request('/monitoring');
      if (!isMonitoring(json)) throw new CentralError(status, { err: 'unreadable', message: '' });
      return json;
    },
    meta: { ...follows },
    placeholderData: (before) => before,
    retry: false,
  });
}

function isMonitoring(json: unknown): json is Monitoring {
  return typeof json === 'object' && json !== null && 'stores' in json && Array.isArray(json.stores) && 'map' in json && 'limits' in json;
}
