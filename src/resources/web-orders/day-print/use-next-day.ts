import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import { isRow, textOf } from '../../../crud/vocabulary/row.ts';

/** The next day after today that has orders: on a Friday mostly Monday, or the first day after holidays. */
export function useNextDay(today: Day, storeId: number | undefined): Day | undefined {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['next day', today, storeId],
    queryFn: async () => {
      const filter = {
        starts_at_gte: instantOn(addDays(today, 1), '00:00').toISOString(),
        state: openStates,
        ...(storeId === undefined ? {} : { store_id: storeId }),
      };
      const found = await provider.getList(prefixOf(orders), {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'starts_at', order: 'ASC' },
        filter,
      });
      const [first] = found.data.filter(isRow);
      return first === undefined ? null : dayAt(new Date(textOf(first['starts_at'])));
    },
    meta: { follows: ['orders'] },
    retry: false,
  });
  return data ?? undefined;
}
