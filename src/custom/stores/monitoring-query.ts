import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Monitoring } from '../../../contract/operations/monitoring.ts';
import { startOfDay, wallTimeAt } from '../../../contract/rules/prague-time.ts';
import { useCalls } from '../../crud/vocabulary/calls.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import type { Follows } from '../../providers/live/followers.ts';
import { standing } from '../../watching/following.ts';

const follows: Follows = { follows: [...standing, 'regions'] };

/** How the stores stand now, read anew when something of it changes and when a new day begins. */
export function useMonitoring(): UseQueryResult<Monitoring> {
  const { ask } = useCalls();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['monitoring', day],
    queryFn: () => ask('GET /monitoring'),
    meta: { ...follows },
    placeholderData: (before) => before,
    retry: false,
  });
}
