import { useQueries, useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayAt, instantOn } from '../../../contract/rules/opening/open-instants.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { type ConsoleCalls, useCalls } from '../../crud/core/calls.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import type { Weeks } from './calendar-address.ts';
import type { CalendarOrder } from './day-layout.ts';

const follows = ['orders', 'booking-plans', 'web-groups', 'opening-plans', 'opening-exceptions', 'day-marks', 'service-blocks'] as const;
/** Who cancelled or never confirmed takes no place. */
export const shownStates = orderStates.filter((state) => state !== 'cancelled' && state !== 'expired');

export type KnownOrder = CalendarOrder & { readonly serviceId: number; readonly row: Row };

function offeredOptions({ ask }: Pick<ConsoleCalls, 'ask'>, serviceId: number, { from, to }: Weeks) {
  return {
    queryKey: ['free-times', serviceId, from, to],
    queryFn: () => ask('GET /services/{id}/free-times', { path: { id: serviceId }, query: { from, to } }),
    meta: { follows },
    retry: false,
    staleTime: 0,
  };
}

/** Days, hours and places of whole weeks, whatever else is seen of them. */
export function useOfferedDays(serviceId: number, weeks: Weeks) {
  return useQuery(offeredOptions(useCalls(), serviceId, weeks));
}

/** The same of several services, in their order. */
export function useOfferedOf(serviceIds: readonly number[], weeks: Weeks) {
  const calls = useCalls();
  return useQueries({ queries: serviceIds.map((id) => offeredOptions(calls, id, weeks)) });
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
