import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { orders } from '../../contract/resources/web-orders/orders.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { isRow, type Row } from '../crud/core/row.ts';

const most = 6;
const minuteMs = 60_000;

/** The next confirmed orders of today, at one store or at all, six at most; asked for again each minute and when one of them changes. */
export function useNextOrders(storeId: number | undefined): UseQueryResult<readonly Row[]> {
  const provider = useDataProvider();
  const minute = useFromClock((now) => Math.floor(now.getTime() / minuteMs) * minuteMs);
  return useQuery({
    queryKey: ['next-orders', storeId ?? 'all', minute],
    queryFn: async () => {
      const { data } = await provider.getList(prefixOf(orders), {
        pagination: { page: 1, perPage: most },
        sort: { field: 'starts_at', order: 'ASC' },
        filter: {
          ...(storeId === undefined ? {} : { store_id: storeId }),
          state: 'confirmed',
          starts_at_on: 'today',
          starts_at_gte: new Date(minute).toISOString(),
        },
      });
      return data.filter(isRow);
    },
    meta: { follows: ['orders'], rest: 3000 },
    placeholderData: (before) => before,
    retry: false,
  });
}
