import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { type JSX, Suspense } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { isRow, textOf } from '../../../crud/core/row.ts';
import { useNarrow } from '../../../crud/core/use-narrow.ts';
import { MoveFocused } from '../times/move-focused.tsx';
import { PrintDay } from './print-day.tsx';
import { dayOfFilters } from './printed-day-of.ts';

/** Next to the main action of the list of orders: moving by a key, and printing where the list shows one day. */
export function OrderTools(): JSX.Element {
  const { filterValues, filter } = useListContext();
  const filters = { ...filterValues, ...filter };
  const today = useFromClock(localDay);
  const day = dayOfFilters(filters, today);
  const store: unknown = filters['store_id'];
  const storeId = typeof store === 'number' ? store : undefined;
  const isNarrow = useNarrow();
  const next = useNextDay(today, storeId, day !== undefined && !isNarrow);
  return (
    <>
      <MoveFocused />
      <Suspense fallback={null}>
        {day === undefined || isNarrow ? null : <PrintDay iconOnly {...{ day, storeId }} />}
        {next === undefined || next === day || isNarrow ? null : <PrintDay isNamed day={next} {...{ storeId }} />}
      </Suspense>
    </>
  );
}

/** The next day after today that has orders: on a Friday mostly Monday, or the first day after holidays. Asked for where it is offered. */
function useNextDay(today: Day, storeId: number | undefined, isOffered: boolean): Day | undefined {
  const provider = useDataProvider();
  const { data } = useQuery({
    enabled: isOffered,
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
  return isOffered ? (data ?? undefined) : undefined;
}
