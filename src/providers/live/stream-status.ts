import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LiveTabs } from './follow-together.ts';
import { isObject } from './live-message.ts';

const key = ['live-connected'];

/** Keeps whether the stream of changes is open, for all tabs: the leading tab knows, the others are notified. */
export function keepStreamStatus(queryClient: QueryClient, tabs: Pick<LiveTabs, 'send' | 'listen'>): (isConnected: boolean) => void {
  const keep = (isConnected: boolean): void => {
    if (queryClient.getQueryData(key) !== isConnected) queryClient.setQueryData(key, isConnected);
  };
  tabs.listen((message) => {
    if (isObject(message) && message['kind'] === 'connected') keep(message['isConnected'] === true);
  });
  return (isConnected) => {
    if (queryClient.getQueryData(key) !== isConnected) tabs.send({ kind: 'connected', isConnected });
    keep(isConnected);
  };
}

/** Whether changes reach the console; true until it is known that they do not. */
export function useIsFollowing(): boolean {
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: () => true, enabled: false, initialData: true, gcTime: Infinity });
  return data;
}
