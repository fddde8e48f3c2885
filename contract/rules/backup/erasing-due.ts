import { dayAt, instantOn } from '../opening/open-instants.ts';
import type { OrderState } from '../orders/order-states.ts';
import type { Retention } from './retention.ts';

/** When what is older is due to be erased. */
export type DueBefore = {
  /** Orders where the time ended before it. */
  readonly orders: Date;
  /** Orders of which nothing came before it. */
  readonly droppedOrders: Date;
  readonly messages: Date;
  readonly sessions: Date;
  /** Files that were sent before it and that nothing names. */
  readonly files: Date;
  /** Places that orders took before it. */
  readonly places: Date;
};

const dayMs = 86_400_000;
/** As long a file waits for the record that it was sent for: a form may stay open. */
const unusedFileDays = 1;

/** The limits of everything that is kept for a number of days. */
export function dueBefore(now: Date, { orderDays, droppedOrderDays, messageDays, sessionDays }: Omit<Retention, 'auditMonths'>): DueBefore {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return {
    orders: before(orderDays),
    droppedOrders: before(droppedOrderDays),
    messages: before(messageDays),
    sessions: before(sessionDays),
    files: before(unusedFileDays),
    places: instantOn(dayAt(now), '00:00'),
  };
}

/** States of orders of which nothing came: the client is not asked about them any more. */
export const droppedStates: readonly OrderState[] = ['cancelled', 'missed', 'expired'];

type JudgedOrder = {
  readonly state: OrderState;
  readonly created_at: Date;
  readonly ends_at: Date;
  readonly cancelled_at: Date | null;
};

/**
 * Since when the data of a client serve nothing: a cancelled order is over when it is cancelled, one that no one confirmed soon after
 * it was made, every other one with its time.
 */
function overSince({ state, created_at, ends_at, cancelled_at }: JudgedOrder): Date {
  if (state === 'cancelled') return cancelled_at ?? ends_at;
  return state === 'expired' ? created_at : ends_at;
}

/** Whether the personal data of an order are due. */
export function isOrderDue(order: JudgedOrder, due: DueBefore): boolean {
  return overSince(order) < (droppedStates.includes(order.state) ? due.droppedOrders : due.orders);
}
