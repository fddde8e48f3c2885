import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isObject } from './live-message.ts';
import type { LiveTabs } from './live-tabs.ts';

const key = ['live-standing'];

/** Keeps whether the stream of changes is open, for all tabs: the leading tab knows, the others are notified. */
export function keepStreamStatus(queryClient: QueryClient, tabs: Pick<LiveTabs, 'tell' | 'listen'>): (isStanding: boolean) => void {
  const keep = (isStanding: boolean): void => {
    if (queryClient.getQueryData(key) !== isStanding) queryClient.setQueryData(key, isStanding);
  };
  tabs.listen((message) => {
    if (isObject(message) && message['kind'] === 'standing') keep(message['isStanding'] === true);
  });
  return (isStanding) => {
    if (queryClient.getQueryData(key) !== isStanding) tabs.tell({ kind: 'standing', isStanding });
    keep(isStanding);
  };
}

/** Whether the console is notified of changes; true until it is known not to be. */
export function useIsFollowing(): boolean {
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: () => true, enabled: false, initialData: true, gcTime: Infinity });
  return data;
}
