import { expectedStates } from '../../../contract/rules/orders/order-states.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';
import { resourceNamed } from '../../crud/core/named.ts';

/** The list of orders under a filter. */
export function ordersAddress(filter: Readonly<Record<string, unknown>>): string {
  return `${resourceNamed('orders').page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

type Stores = readonly { readonly id: number }[];

/** The list of orders that are counted as ordered for today at these stores, of all that there are. */
export function expectedOrdersAddress(stores: Stores, all: Stores): string {
  const ofStores = stores.length === all.length ? {} : { store_id_in: stores.map(({ id }) => id) };
  return ordersAddress({ starts_at_on: 'today', state_in: expectedStates, ...ofStores });
}

/** The day of a service in the calendar of orders. */
export function calendarDayAddress(day: string, storeId: number, serviceId: number): string {
  const place = { [storeParameter]: String(storeId), service: String(serviceId), view: 'day', day };
  return `/web-orders/calendar?${new URLSearchParams(place)}`;
}
