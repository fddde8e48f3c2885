import { describe, expect, it } from 'vitest';
import { earliestOf, hinderingField } from '../../../../contract/derive/actions.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { mayBecome, openStates, orderStates, statesBefore } from '../../../../contract/rules/orders/order-states.ts';

/** Page 05, Orders, written down without looking at the rule. */
const legal = new Set([
  'unconfirmed confirmed',
  'unconfirmed cancelled',
  'unconfirmed expired',
  'confirmed arrived',
  'confirmed cancelled',
  'confirmed missed',
  'arrived served',
  'arrived missed',
]);
const pairs = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const));

describe('an order', () => {
  it.each(pairs)('that is %s may become %s only where page 05 says so', (from, to) => {
    expect(mayBecome(from, to)).toBe(legal.has(`${from} ${to}`));
    expect(statesBefore(to).includes(from)).toBe(legal.has(`${from} ${to}`));
  });

  it('is open as long as something may become of it', () => {
    expect(openStates).toEqual(['unconfirmed', 'confirmed', 'arrived']);
  });

  it.each([
    ['confirm', 'confirmed'],
    ['arrive', 'arrived'],
    ['serve', 'served'],
    ['miss', 'missed'],
    ['cancel', 'cancelled'],
  ] as const)('is declared to %s from the states alone that may become %s', (action, to) => {
    const allowed = orderStates.filter((state) => hinderingField(orders, action, { state }) === undefined);
    expect(allowed).toEqual(statesBefore(to));
  });

  it('may be missed from its beginning on, and every other step may be taken before', () => {
    const order = { starts_at: '2026-12-01T09:00:00.000Z' };
    const early = new Date('2026-12-01T08:59:00.000Z');
    const waiting = Object.keys(orders.actions ?? {}).filter((action) => earliestOf(orders, action, order, early) !== undefined);
    expect(waiting).toEqual(['miss']);
  });

  it('has no other action that leads to a state: expiring is of the server', () => {
    expect(Object.keys(orders.actions ?? {})).toEqual(['confirm', 'arrive', 'serve', 'miss', 'cancel']);
  });
});
