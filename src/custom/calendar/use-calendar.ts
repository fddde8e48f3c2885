import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../contract/rules/opening/open-instants.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import { shownStates, type Weeks } from './calendar-address.ts';
import type { CalendarOrder } from './day-layout.ts';

const follows = ['orders', 'booking-plans', 'web-groups', 'opening-plans', 'opening-exceptions', 'day-marks', 'service-blocks'] as const;

export type KnownOrder = CalendarOrder & { readonly serviceId: number; readonly row: Row };

/** Times are asked for again each time: one that was free a minute ago may be taken. */
const fresh = { meta: { follows }, retry: false, staleTime: 0 } as const;

/** Days, hours and places of whole weeks, whatever else is seen of them; without a service nothing is asked. */
export function useOfferedDays(serviceId: number | undefined, { from, to }: Weeks) {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['free-times', serviceId, from, to],
    queryFn: () => ask('GET /services/{id}/free-times', { path: { id: serviceId ?? 0 }, query: { from, to } }),
    enabled: serviceId !== undefined,
    ...fresh,
  });
}

/** The same of all services of a store that can be ordered, by one request; without a store nothing is asked. */
export function useOfferedOfStore(storeId: number | undefined, { from, to }: Weeks) {
  const { ask } = useCalls();
  return useQuery({
    queryKey: ['free-times', { storeId }, from, to],
    queryFn: () => ask('GET /stores/{id}/free-times', { path: { id: storeId ?? 0 }, query: { from, to } }),
    enabled: storeId !== undefined,
    ...fresh,
  });
}

/** Of one service, or of all of a store. */
type OrdersOf = { readonly service_id: number } | { readonly store_id: number };

/** Orders on the days, by their day. */
export function useOrdersOn(of: OrdersOf, days: readonly Day[]) {
  const provider = useDataProvider();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return useQuery({
    queryKey: [prefixOf(orders), 'getList', { calendar: of, first, last }],
    queryFn: async () => groupBy(await readOrders(provider, of, first, last), ({ starts_at }) => dayAt(new Date(starts_at))),
    meta: { follows },
    retry: false,
  });
}

async function readOrders(provider: DataProvider, of: OrdersOf, first: Day, last: Day): Promise<readonly KnownOrder[]> {
  const end = new Date(instantOn(addDays(last, 1), '00:00').getTime() - 1).toISOString();
  const filter = { ...of, state_in: shownStates, starts_at_gte: instantOn(first, '00:00').toISOString(), starts_at_lte: end };
  return (await readAll(provider, prefixOf(orders), filter, 'starts_at')).flatMap((row) => {
    const state = orderStates.find((one) => one === row['state']);
    if (state === undefined) return [];
    const [name, starts_at, ends_at] = [textOf(row['name']), textOf(row['starts_at']), textOf(row['ends_at'])];
    const shown = name === '' ? textOf(row['pin']) : name;
    return [{ id: idOf(row), serviceId: Number(row['service_id']), name: shown, starts_at, ends_at, state, row }];
  });
}
