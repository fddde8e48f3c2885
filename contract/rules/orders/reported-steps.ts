import { type OrderState, stateAfter } from './order-states.ts';

/** What a branch reported of an order; `at` is an instant in milliseconds. */
export type OrderEvent = {
  readonly sequence: number;
  readonly at: number;
  readonly kind: 'order_arrived' | 'order_served' | 'order_missed';
};

export type ReportedStep = 'arrive' | 'serve' | 'miss';

const steps: Readonly<Record<OrderEvent['kind'], ReportedStep>> = { order_arrived: 'arrive', order_served: 'serve', order_missed: 'miss' };

/** Where the order is, and whether a step of it could not be taken yet at an instant. */
type Standing = { readonly state: OrderState; readonly isTooEarly: (step: ReportedStep, at: Date) => boolean };

/**
 * The steps that an order takes by everything that its branch reported of it, in the order in which the branch numbered it. What the
 * state or the time does not allow is passed over, so that telling it all again changes nothing.
 */
export function reportedSteps({ state, isTooEarly }: Standing, events: readonly OrderEvent[]): readonly ReportedStep[] {
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
