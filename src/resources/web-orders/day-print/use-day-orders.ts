import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, type Row } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { representationOf } from '../../../crud/fields/references/represent.ts';
import type { PrintedDayOf } from './printed-day-of.ts';

/** Orders of a branch on the day, in their order. */
export type StoreDay = { readonly id: number; readonly store: string; readonly orders: readonly PrintedOrder[] };
export type PrintedOrder = { readonly row: Row; readonly service: string };

/** What is printed of the day, by branches: read once, when someone prints it. */
export function useDayOrders({ day, storeId }: PrintedDayOf) {
  const words = useWords();
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['print', prefixOf(orders), day, storeId],
    queryFn: async () => {
      const rows = await readDay(provider, { day, storeId });
      const stores = await namesOf(provider, words, 'stores', rows);
      const services = await namesOf(provider, words, 'services', rows);
      const days = [...stores].map(([id, store]) => {
        const own = rows.filter((row) => row['store_id'] === id);
        return { id, store, orders: own.map((row) => ({ row, service: services.get(Number(row['service_id'])) ?? '' })) };
      });
      return days.toSorted((one, other) => one.store.localeCompare(other.store, words.language));
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readDay(provider: DataProvider, { day, storeId }: PrintedDayOf): Promise<readonly Row[]> {
  const filter = {
    starts_at_gte: instantOn(day, '00:00').toISOString(),
    starts_at_lte: new Date(instantOn(addDays(day, 1), '00:00').getTime() - 1).toISOString(),
    ...(storeId === undefined ? {} : { store_id: storeId }),
  };
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { pagination: { page, perPage: paging.maximalSize }, sort: { field: 'starts_at', order: 'ASC' }, filter } as const;
    const { data } = await provider.getList(prefixOf(orders), asked);
    rows.push(...data.filter(isRow));
    if (data.length < paging.maximalSize) return rows;
  }
}

/** Names of what the rows refer to. */
async function namesOf(
  provider: DataProvider,
  words: Words,
  target: 'stores' | 'services',
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const resource = resourceNamed(target);
  const ids = [...new Set(rows.map((row) => Number(row[target === 'stores' ? 'store_id' : 'service_id'])))];
  if (ids.length === 0) return new Map();
  const { data } = await provider.getMany(prefixOf(resource), { ids });
  return new Map(data.filter(isRow).map((row) => [idOf(row), representationOf(words, resource, row)]));
}
