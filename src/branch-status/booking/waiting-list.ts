import { storeParameter } from '../../crud/core/chosen-store/chosen-store.ts';

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
