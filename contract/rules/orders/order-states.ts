/** What becomes of an order (page 05, Orders). */
export const orderStates = ['unconfirmed', 'confirmed', 'arrived', 'served', 'missed', 'cancelled', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

/** What can be done with an order. A move within the day and a move to another day are two things to a client who is here. */
export const orderActs = ['confirm', 'arrive', 'serve', 'miss', 'cancel', 'expire', 'move', 'move_to_other_day', 'undo'] as const;
export type OrderAct = (typeof orderActs)[number];

/** A wrong press of arrival, service or absence can be undone for so long. */
export const undoMinutes = 10;

/**
 * The one table of what can be done with an order in each state, and the state after it. The console asks it what to offer, the server
 * what to refuse, anyone who asks: staff, the client by the link, a program by the API, the events of a branch. A state without a row entry is an
 * end: the order stays what and when it was.
 */
const table: Readonly<Record<OrderState, Readonly<Partial<Record<OrderAct, OrderState>>>>> = {
  unconfirmed: {
    confirm: 'confirmed',
    cancel: 'cancelled',
    expire: 'expired',
    move: 'unconfirmed',
    move_to_other_day: 'unconfirmed',
  },
  confirmed: {
    arrive: 'arrived',
    cancel: 'cancelled',
    miss: 'missed',
    move: 'confirmed',
    move_to_other_day: 'confirmed',
  },
  // A client who is here today is not here on another day: they arrive again.
  arrived: { serve: 'served', miss: 'missed', move: 'arrived', move_to_other_day: 'confirmed', undo: 'confirmed' },
  // A wrong press is undone for some minutes (decision 0138). A missed client who had arrived is here again: the server says so.
  served: { undo: 'arrived' },
  missed: { undo: 'confirmed' },
  cancelled: {},
  expired: {},
};

/** What a client does with the own order by its link: nothing after the arrival. */
const actsOfClient: Readonly<Record<OrderState, readonly OrderAct[]>> = {
  unconfirmed: ['confirm', 'cancel', 'move', 'move_to_other_day'],
  confirmed: ['cancel', 'move', 'move_to_other_day'],
  arrived: [],
  served: [],
  missed: [],
  cancelled: [],
  expired: [],
};

/** The state of an order after the act; undefined where the act cannot be done to it. */
export function stateAfter(state: OrderState, act: OrderAct): OrderState | undefined {
  return table[state][act];
}

/** States in which the act can be done. */
export function statesFor(act: OrderAct): readonly OrderState[] {
  return orderStates.filter((state) => stateAfter(state, act) !== undefined);
}

/** Whether the client can do it by the link of the order. */
export function mayClient(state: OrderState, act: OrderAct): boolean {
  return actsOfClient[state].includes(act);
}

/** The state that a value of a row is; undefined where it is none. */
export function orderStateOf(value: unknown): OrderState | undefined {
  return orderStates.find((state) => state === value);
}

/** States in which the client is still counted on: something may yet become of the order. That a wrong press is undone does not count. */
export const openStates: readonly OrderState[] = orderStates.filter((state) => Object.keys(table[state]).some((act) => act !== 'undo'));

/** States that count as ordered in statistics: confirmed orders, whether the client came or not (page 06). */
export const expectedStates: readonly OrderState[] = ['confirmed', 'arrived', 'served', 'missed'];

/** What a branch reported of an order; `at` is an instant in milliseconds. */
export type OrderEvent = {
  readonly sequence: number;
  readonly at: number;
  readonly kind: 'order_arrived' | 'order_served' | 'order_missed';
};

export type ReportedStep = 'arrive' | 'serve' | 'miss';

const steps: Readonly<Record<OrderEvent['kind'], ReportedStep>> = { order_arrived: 'arrive', order_served: 'serve', order_missed: 'miss' };

/** Where the order is, and whether a step of it could not be taken yet at an instant. */
type OrderStatus = { readonly state: OrderState; readonly isTooEarly: (step: ReportedStep, at: Date) => boolean };

/**
 * The steps that an order takes by everything that its branch reported of it, in the order in which the branch numbered it. What the
 * state or the time does not allow is passed over, so that telling it all again changes nothing.
 */
export function reportedSteps({ state, isTooEarly }: OrderStatus, events: readonly OrderEvent[]): readonly ReportedStep[] {
  const taken: ReportedStep[] = [];
  let current = state;
  for (const { kind, at } of events.toSorted((one, other) => one.sequence - other.sequence)) {
    const step = steps[kind];
    const after = stateAfter(current, step);
    if (after === undefined || isTooEarly(step, new Date(at))) continue;
    taken.push(step);
    current = after;
  }
  return taken;
}
