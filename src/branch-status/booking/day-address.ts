import { storeParameter } from '../../crud/core/chosen-store/chosen-store.ts';

/** The day of a service in the calendar of orders. */
export function calendarDayAddress(day: string, storeId: number, serviceId: number): string {
  const place = { [storeParameter]: String(storeId), service: String(serviceId), view: 'day', day };
  return `/web-orders/calendar?${new URLSearchParams(place)}`;
}
