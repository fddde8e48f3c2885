import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { storeParameter } from '../../crud/core/chosen-store/chosen-store.ts';
import { shownStates } from './use-calendar.ts';

type Of = { readonly storeId: number; readonly serviceId: number };

/** The list of orders of one time. */
export function ordersAt(of: Of, { starts_at }: { readonly starts_at: string }): string {
  return listOf(of, { starts_at_gte: starts_at, starts_at_lte: starts_at, state_in: shownStates });
}

function listOf({ storeId, serviceId }: Of, filter: object): string {
  const whole = { store_id: storeId, service_id: serviceId, ...filter };
  return `${orders.page}?${storeParameter}=${storeId}&filter=${encodeURIComponent(JSON.stringify(whole))}`;
}
