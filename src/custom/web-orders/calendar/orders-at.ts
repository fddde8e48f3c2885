import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import { storeParameter } from '../../../crud/vocabulary/chosen-store/chosen-store.ts';
import { shownStates } from './use-calendar.ts';

type Of = { readonly storeId: number; readonly serviceId: number };

/** The list of orders of one time. */
export function ordersAt(of: Of, { starts_at }: { readonly starts_at: string }): string {
  return listOf(of, { starts_at_gte: starts_at, starts_at_lte: starts_at, state_in: shownStates });
}

/** The list of orders of a day whose clients are still to come. */
export function comingOn(of: Of, day: Day): string {
  const [begins, next] = [instantOn(day, '00:00'), instantOn(addDays(day, 1), '00:00')];
  const last = new Date(next.getTime() - 1);
  return listOf(of, { starts_at_gte: begins.toISOString(), starts_at_lte: last.toISOString(), state_in: openStates });
}

function listOf({ storeId, serviceId }: Of, filter: object): string {
  const whole = { store_id: storeId, service_id: serviceId, ...filter };
  return `${orders.page}?${storeParameter}=${storeId}&filter=${encodeURIComponent(JSON.stringify(whole))}`;
}
