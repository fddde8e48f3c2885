import { describe, expect, it } from 'vitest';
import { orderStates } from '../../../../contract/rules/orders/order-states.ts';
import { orderTiming } from '../../../../contract/rules/orders/order-timing.ts';

const starts = '2026-12-01T09:00:00Z';
const at = (time: string) => new Date(`2026-12-01T${time}Z`);

describe('how near an order is', () => {
  it.each([
    ['07:59:59', undefined],
    ['08:00:00', { is: 'soon', minutes: 60 }],
    ['08:51:30', { is: 'soon', minutes: 9 }],
    ['08:59:59', { is: 'soon', minutes: 1 }],
    ['09:00:59', undefined],
    ['09:01:00', { is: 'late', minutes: 1 }],
    ['20:59:59', { is: 'late', minutes: 719 }],
    ['21:00:00', undefined],
  ])('at %s', (time, timing) => {
    expect(orderTiming('confirmed', starts, at(time))).toEqual(timing);
  });

  it('is said only of clients who are still to come', () => {
    const said = orderStates.filter((state) => orderTiming(state, starts, at('09:07:00')) !== undefined);
    expect(said).toEqual(['unconfirmed', 'confirmed']);
  });
});
