import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { system as czech } from '../../contract/messages/cs/console/settings/system.ts';
import { system as english } from '../../contract/messages/en/console/settings/system.ts';
import type { SystemBackup, SystemStatus } from '../../contract/operations/system.ts';
import { useHttpAsk } from './http/ask.ts';
import { useMessages } from './words/console-words.ts';

export const systemKey = ['system'] as const;

const usualMilliseconds = 60_000;
/** While a backup is made someone waits to see how it ends. */
const underwayMilliseconds = 2_000;

/** How the installation is: for super administrators alone. */
export function useSystem(): UseQueryResult<SystemStatus> {
  const ask = useHttpAsk();
  return useQuery({
    queryKey: systemKey,
    queryFn: () => ask('GET /system'),
    refetchInterval: ({ state }) => (state.data?.backups.latest.some(isUnderway) === true ? underwayMilliseconds : usualMilliseconds),
    retry: false,
  });
}

/** Whether it waits for a server or is made. */
export function isUnderway({ finished_at }: SystemBackup): boolean {
  return finished_at === null;
}

/** Words of the state of the installation: they are fetched with what super administrators alone see. */
export function useSystemWords(): typeof czech {
  return useMessages().language === 'en' ? english : czech;
}
