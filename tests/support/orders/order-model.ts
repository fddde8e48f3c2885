import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { type OrderState, stateAfter } from '../../../contract/rules/orders/order-states.ts';

export type StaffAction = 'confirm' | 'arrive' | 'serve' | 'miss' | 'cancel';
export type BranchEventOfOrder = 'order_arrived' | 'order_served' | 'order_missed';

/** What is known of an order in addition to its row; `told` are events of its branch that count, with their times. */
export type ModelOrder = {
  readonly id: number;
  readonly pin: string;
  readonly link: string;
  readonly startsAt: Date;
  readonly createdAt: Date;
  state: OrderState;
  readonly told: { readonly kind: BranchEventOfOrder; readonly at: Date }[];
};

export const ledTo = { confirm: 'confirmed', arrive: 'arrived', serve: 'served', miss: 'missed', cancel: 'cancelled' } as const;
const toldTo = { order_arrived: 'arrive', order_served: 'serve', order_missed: 'miss' } as const;

/** What staff are answered: the state that it comes to, or why not. */
export function expectOfStaff({ state, startsAt }: ModelOrder, action: StaffAction, now: Date): OrderState | 'wrong_state' | 'too_early' {
  const to = stateAfter(state, action);
  if (to === undefined) return 'wrong_state';
  return isTooEarly(to, startsAt, now) ? 'too_early' : to;
}

/** What a client is answered who follows the link. */
export function expectOfClient(
  { state, startsAt }: ModelOrder,
  action: 'confirm' | 'cancel',
  now: Date,
): OrderState | 'order_not_changeable' {
  const to = ledTo[action];
  if (state === to) return to;
  const isOver = action === 'cancel' && startsAt <= now;
  return stateAfter(state, action) === to && !isOver ? to : 'order_not_changeable';
}

/** Why the event is refused; null where it counts, whether it changes anything or not. */
export function refusalOf({ state, startsAt }: ModelOrder, kind: BranchEventOfOrder, now: Date): string | null {
  if (kind === 'order_missed' && now < startsAt) return 'order_not_due';
  if (kind !== 'order_arrived') return null;
  if (dayAt(startsAt) !== dayAt(now)) return 'order_of_other_day';
  return ['confirmed', 'arrived', 'served'].includes(state) ? null : 'order_not_open';
}

/** Where the order is after all that was reported of it. */
export function afterReport({ state, startsAt, told }: ModelOrder): OrderState {
  return told.reduce((current, { kind, at }) => {
    const to = stateAfter(current, toldTo[kind]);
    return to !== undefined && !isTooEarly(to, startsAt, at) ? to : current;
  }, state);
}

function isTooEarly(to: OrderState, startsAt: Date, now: Date): boolean {
  if (to === 'missed') return now < startsAt;
  return (to === 'arrived' || to === 'served') && dayAt(now) < dayAt(startsAt);
}
