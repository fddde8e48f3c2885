import { describe, expect, it } from 'vitest';
import { findEarliestInstant } from '../../../../contract/derive/actions.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type OrderEvent, type OrderState, type ReportedStep, reportedSteps } from '../../../../contract/rules/orders/order-states.ts';

const startsAt = '2026-11-20T09:00:00.000Z';
const reported = (sequence: number, kind: OrderEvent['kind'], at = startsAt): OrderEvent => ({ sequence, kind, at: Date.parse(at) });
const whole = [reported(1, 'order_arrived'), reported(2, 'order_served')];
const stepsOf = (state: OrderState, events: readonly OrderEvent[]): readonly ReportedStep[] =>
  reportedSteps({ state, isTooEarly: (step, at) => findEarliestInstant(orders, step, { starts_at: startsAt }, at) !== undefined }, events);

describe('the steps of an order that a branch told of', () => {
  it('follow the numbers of the branch, whatever came first', () => {
    expect(stepsOf('confirmed', whole.toReversed())).toEqual(['arrive', 'serve']);
  });

  it('are none that it has taken already', () => {
    expect(stepsOf('arrived', whole)).toEqual(['serve']);
    expect(stepsOf('served', whole)).toEqual([]);
  });

  it.each(['unconfirmed', 'missed', 'cancelled', 'expired'] as const)('are none of an order that is %s', (state) => {
    expect(stepsOf(state, [...whole, reported(3, 'order_missed')])).toEqual([]);
  });

  it('wait for the day of the order, and to be missed for its time', () => {
    expect(stepsOf('confirmed', [reported(1, 'order_arrived', '2026-11-19T22:59:59.999Z')])).toEqual([]);
    expect(stepsOf('confirmed', [reported(1, 'order_arrived', '2026-11-19T23:00:00.000Z')])).toEqual(['arrive']);
    expect(stepsOf('confirmed', [reported(1, 'order_missed', '2026-11-20T08:59:59.999Z')])).toEqual([]);
    expect(stepsOf('confirmed', [reported(1, 'order_missed')])).toEqual(['miss']);
  });
});
