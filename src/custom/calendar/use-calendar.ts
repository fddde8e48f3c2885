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
import { firstOf, lastOf, type Month } from '../../resources/stores/days/calendar-days.ts';
import { weekOf } from './calendar-address.ts';
import type { CalendarOrder } from './day-layout.ts';

const follows = ['orders', 'booking-plans', 'web-groups', 'opening-plans', 'opening-exceptions', 'day-marks', 'service-blocks'] as const;
/** Who cancelled or never confirmed takes no place. */
export const shownStates = orderStates.filter((state) => state !== 'cancelled' && state !== 'expired');

export type KnownOrder = CalendarOrder & { readonly row: Row };

/** Days, hours and places of the whole weeks of a month, whatever else is seen of it. */
export function useOfferedDays(serviceId: number | undefined, month: Month) {
  const { ask } = useCalls();
  const [from = '', to = ''] = [weekOf(firstOf(month))[0], weekOf(lastOf(month)).at(-1)];
  return useQuery({
    queryKey: ['free-times', serviceId, from, to],
    queryFn: () => ask('GET /services/{id}/free-times', { path: { id: serviceId ?? 0 }, query: { from, to } }),
    enabled: serviceId !== undefined,
    meta: { follows },
    retry: false,
    staleTime: 0,
  });
}

/** Orders of a service on the days, by their day. */
export function useOrdersOn(serviceId: number | undefined, days: readonly Day[]) {
  const provider = useDataProvider();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return useQuery({
    queryKey: [prefixOf(orders), 'getList', { calendar: serviceId, first, last }],
    queryFn: async () => groupBy(await readOrders(provider, serviceId ?? 0, first, last), ({ starts_at }) => dayAt(new Date(starts_at))),
    enabled: serviceId !== undefined,
    meta: { follows },
    retry: false,
  });
}

async function readOrders(provider: DataProvider, serviceId: number, first: Day, last: Day): Promise<readonly KnownOrder[]> {
  const end = new Date(instantOn(addDays(last, 1), '00:00').getTime() - 1).toISOString();
  const filter = {
    service_id: serviceId,
    state_in: shownStates,
    starts_at_gte: instantOn(first, '00:00').toISOString(),
    starts_at_lte: end,
  };
  return (await readAll(provider, prefixOf(orders), filter, 'starts_at')).flatMap((row) => {
    const state = orderStates.find((one) => one === row['state']);
    if (state === undefined) return [];
    const [name, starts_at, ends_at] = [textOf(row['name']), textOf(row['starts_at']), textOf(row['ends_at'])];
    return [{ id: idOf(row), name: name === '' ? textOf(row['pin']) : name, starts_at, ends_at, state, row }];
  });
}
