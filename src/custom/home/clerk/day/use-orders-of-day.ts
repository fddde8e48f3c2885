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

export type OrdersOfDay = {
  /** Confirmed and not begun yet, the nearest first. */
  readonly coming: readonly Row[];
  /** Confirmed and begun, without the client. */
  readonly late: readonly Row[];
  /** Clients on site, those who came first at the top; without a known arrival by their time. */
  readonly here: readonly Row[];
};

/** Sorts the orders of today by what the clerk does with them. They are given in the order of their time. */
export function ordersOfDay(all: readonly Row[], now: Date): OrdersOfDay {
  const confirmed = all.filter(({ state }) => state === 'confirmed');
  const hasBegun = ({ starts_at }: Row): boolean => Date.parse(textOf(starts_at)) < now.getTime();
  return {
    coming: confirmed.filter((order) => !hasBegun(order)),
    late: confirmed.filter(hasBegun),
    here: all.filter(({ state }) => state === 'arrived').toSorted((one, other) => findArrival(one).localeCompare(findArrival(other))),
  };
}

/** When the client came, as far as it is known. */
function findArrival({ arrived_at, starts_at }: Row): string {
  return textOf(arrived_at) || textOf(starts_at);
}
