import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';

type WaitingPlace = {
  readonly storeId?: number | undefined;
  readonly serviceId?: number | undefined;
  readonly day?: string | undefined;
  /** The client to be added. */
  readonly client?: { readonly name: string; readonly phone: string; readonly email: string } | undefined;
};

/** Where a clerk sees who waits for a freed time of a day. */
export function waitingAddress({ storeId, serviceId, day, client }: WaitingPlace): string {
  const given = {
    ...(storeId === undefined ? {} : { [storeParameter]: String(storeId) }),
    ...(serviceId === undefined ? {} : { service: String(serviceId) }),
    ...(day === undefined ? {} : { day }),
    ...(client === undefined ? {} : { add: '1', ...client }),
  };
  return `/web-orders/waiting-list?${new URLSearchParams(given)}`;
}

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
