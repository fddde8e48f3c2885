/** What becomes of an order (page 05, Orders). */
export const orderStates = ['unconfirmed', 'confirmed', 'arrived', 'served', 'missed', 'cancelled', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

/** The only transitions that there are. A state without any is an end: what came to it stays so. */
const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  unconfirmed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['arrived', 'cancelled', 'missed'],
  arrived: ['served', 'missed'],
  served: [],
  missed: [],
  cancelled: [],
  expired: [],
};

/** Whether an order in the one state may come to the other. */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** States out of which an order may come to this one. */
export function statesBefore(to: OrderState): readonly OrderState[] {
  return orderStates.filter((from) => mayBecome(from, to));
}

/** States in which the client is still counted on: something may yet become of the order. */
export const openStates: readonly OrderState[] = orderStates.filter((state) => transitions[state].length > 0);

/** States that count as ordered in statistics: confirmed orders, whether the client came or not (page 06). */
export const expectedStates: readonly OrderState[] = ['confirmed', 'arrived', 'served', 'missed'];
