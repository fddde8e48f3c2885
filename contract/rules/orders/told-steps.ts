import { mayBecome, type OrderState } from './order-states.ts';

/** What a branch told of an order; `at` is an instant in milliseconds. */
export type OrderEvent = {
  readonly sequence: number;
  readonly at: number;
  readonly kind: 'order_arrived' | 'order_served' | 'order_missed';
};

export type ToldStep = 'arrive' | 'serve' | 'miss';

const steps = {
  order_arrived: { action: 'arrive', to: 'arrived' },
  order_served: { action: 'serve', to: 'served' },
  order_missed: { action: 'miss', to: 'missed' },
} as const satisfies Readonly<Record<OrderEvent['kind'], { readonly action: ToldStep; readonly to: OrderState }>>;

/** Where the order stands, and whether a step of it could not be taken yet at an instant. */
type Standing = { readonly state: OrderState; readonly isTooEarly: (step: ToldStep, at: Date) => boolean };

/**
 * The steps that an order takes by everything that its branch told of it, in the order in which the branch numbered it. What the
 * state or the time does not allow is passed over, so that telling it all again changes nothing.
 */
export function toldSteps({ state, isTooEarly }: Standing, events: readonly OrderEvent[]): readonly ToldStep[] {
  const taken: ToldStep[] = [];
  let current = state;
  for (const { kind, at } of events.toSorted((one, other) => one.sequence - other.sequence)) {
    const { action, to } = steps[kind];
    if (!mayBecome(current, to) || isTooEarly(action, new Date(at))) continue;
    taken.push(action);
    current = to;
  }
  return taken;
}
