import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';

type Answer = CallAnswer<'GET /affected-orders'>;
export type AffectedOrder = Answer['orders'][number];
/** Which affected orders: of one store or of all, of days or whenever. */
export type AffectedOf = { readonly storeId?: number | undefined; readonly from?: string | undefined; readonly to?: string | undefined };

/** Where affected orders are led through one after the other. */
export const affectedPage = '/web-orders/affected-orders';

/** The guide through the orders of a store, or of one day of it. */
export function affectedAddress({ storeId, from, to }: AffectedOf): string {
  const place = {
    ...(storeId === undefined ? {} : { [storeParameter]: String(storeId) }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return `${affectedPage}?${new URLSearchParams(place)}`;
}

const follows = ['orders', 'day-marks', 'opening-exceptions', 'opening-plans', 'service-blocks', 'services', 'stores'] as const;

/** What reads them is known by this. */
export const affectedKey = ['affected-orders'] as const;

/** Orders of all services where the time has been closed, read again when something of it changes. */
export function useAffected({ storeId, from, to }: AffectedOf) {
  const { ask } = useCalls();
  const query = {
    ...(storeId === undefined ? {} : { store_id: storeId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return useQuery({
    queryKey: [...affectedKey, query],
    queryFn: () => ask('GET /affected-orders', { query }),
    meta: { follows },
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
}
