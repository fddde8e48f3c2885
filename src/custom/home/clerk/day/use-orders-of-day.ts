import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { paging } from '../../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../../contract/derive/addresses.ts';
import { services } from '../../../../../contract/resources/stores/services.ts';
import { orders } from '../../../../../contract/resources/web-orders/orders.ts';
import { localDay } from '../../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';
import { isRow, type Row, textOf } from '../../../../crud/core/row.ts';

export type Day = { readonly orders: readonly Row[]; readonly services: ReadonlyMap<number, string> };

/** Orders of today at the store and the names of its services, read again when one of them changes and when a new day begins. */
export function useOrdersOfDay(storeId: number): UseQueryResult<Day> {
  const provider = useDataProvider();
  const day = useFromClock(localDay);
  return useQuery({
    queryKey: ['orders-of-day', storeId, day],
    queryFn: async () => {
      const page = { page: 1, perPage: paging.maximalSize };
      const [{ data: found }, { data: offered }] = await Promise.all([
        provider.getList(prefixOf(orders), {
          pagination: page,
          sort: { field: 'starts_at', order: 'ASC' },
          filter: { store_id: storeId, starts_at_on: 'today' },
        }),
        provider.getList(prefixOf(services), { pagination: page, sort: { field: 'name', order: 'ASC' }, filter: { store_id: storeId } }),
      ]);
      return {
        orders: found.filter(isRow),
        services: new Map(offered.filter(isRow).map((row) => [Number(row['id']), textOf(row['name'])])),
      };
    },
    meta: { follows: ['orders', 'services'] },
    placeholderData: (before) => before,
    retry: false,
  });
}
