import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MonitoredStore, Monitoring } from '../../contract/operations/monitoring.ts';
import { startOfDay, wallTimeAt } from '../../contract/rules/time/prague-time.ts';
import { useCalls } from '../crud/core/calls.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { statusResources } from './following.ts';

/** The state of the stores now, read again when something of it changes and when a new day begins. */
export function useMonitoring(): UseQueryResult<Monitoring> {
  return useQuery({ ...useMonitoringOptions(), placeholderData: (before) => before });
}

/** How one store is now, of the same answer; undefined until it is known, where no one needs it, and of one that is not active. */
export function useMonitored(id: number, isNeeded: boolean): MonitoredStore | undefined {
  const { data } = useQuery({
    ...useMonitoringOptions(),
    enabled: isNeeded,
    select: ({ stores }) => stores.find((store) => store.id === id) ?? null,
  });
  return data ?? undefined;
}

type QueryOptions = Required<Pick<UseQueryOptions<Monitoring>, 'queryKey' | 'queryFn' | 'meta' | 'retry'>>;

function useMonitoringOptions(): Omit<QueryOptions, 'queryFn'> & { readonly queryFn: () => Promise<Monitoring> } {
  const { ask } = useCalls();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return {
    queryKey: ['monitoring', day],
    queryFn: () => ask('GET /monitoring'),
    meta: { follows: [...statusResources, 'regions'] },
    retry: false,
  };
}
