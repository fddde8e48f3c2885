import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SystemBackup, SystemStanding } from '../../../contract/operations/system.ts';
import { useHttp } from '../http/http-context.ts';
import { CentralError } from '../transport/central-error.ts';

export const systemKey = ['system'] as const;

const usualMilliseconds = 60_000;
/** While a backup is made somebody waits to see how it ends. */
const underwayMilliseconds = 2_000;

/** How the installation is: for super administrators alone. */
export function useSystem(): UseQueryResult<SystemStanding> {
  const http = useHttp();
  return useQuery({
    queryKey: systemKey,
    queryFn: async () => {
      const { json, status } = await http.request('/system');
      if (!isStanding(json)) throw new CentralError(status, { err: 'unreadable', message: '' });
      return json;
    },
    refetchInterval: ({ state }) => (state.data?.backups.latest.some(isUnderway) === true ? underwayMilliseconds : usualMilliseconds),
    retry: false,
  });
}

/** Whether it waits for a server or is made. */
export function isUnderway({ finished_at }: SystemBackup): boolean {
  return finished_at === null;
}

function isStanding(json: unknown): json is SystemStanding {
  return typeof json === 'object' && json !== null && 'troubles' in json && Array.isArray(json.troubles) && 'backups' in json;
}
