import { findLatestInstant } from '../../../contract/derive/actions.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { orderStateOf } from '../../../contract/rules/orders/order-states.ts';
import { orderTiming } from '../../../contract/rules/orders/order-timing.ts';
import { type Row, textOf } from '../../crud/core/row.ts';
import { isDueToday } from '../../crud/record/actions/due-today.ts';
import { isOffered } from '../../crud/record/actions/offered-actions.ts';

export const orderSteps = ['arrive', 'miss', 'serve', 'undo', 'cancel'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** After so many minutes a client who has not come is offered to be marked absent. */
const absentMinutes = 15;

/** The steps that a clerk takes with the order now, the likeliest first. An order of another day can be cancelled alone. */
export function offeredSteps(order: Row, now: Date): readonly OrderStep[] {
  return orderSteps.filter((step) => {
    if (!isOffered(orders, step, order, now)) return false;
    if (step === 'cancel' || step === 'undo') return true;
    if (step === 'miss') return order['state'] === 'confirmed' && minutesLate(order, now) >= absentMinutes;
    return isDueToday(orders, step, order, now);
  });
}

/** How late the client is, in whole minutes; 0 for those who are here or have time. */
export function minutesLate(order: Row, now: Date): number {
  const state = orderStateOf(order['state']);
  const timing = state === undefined ? undefined : orderTiming(state, textOf(order['starts_at']), now);
  return timing?.is === 'late' ? timing.minutes : 0;
}

/** For how many more minutes the last step can be undone. */
export function undoMinutesLeft(order: Row, now: Date): number {
  const until = findLatestInstant(orders, 'undo', order);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 60_000));
}
