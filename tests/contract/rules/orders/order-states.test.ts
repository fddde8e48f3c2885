import { describe, expect, it } from 'vitest';
import { findEarliestInstant, hinderingField } from '../../../../contract/derive/actions.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import {
  mayClient,
  openStates,
  orderActs,
  orderStateOf,
  orderStates,
  stateAfter,
  statesFor,
} from '../../../../contract/rules/orders/order-states.ts';

/** Page 05, Orders, written down without looking at the rule. */
const legal: readonly string[] = [
  'unconfirmed confirm confirmed',
  'unconfirmed cancel cancelled',
  'unconfirmed expire expired',
  'unconfirmed move unconfirmed',
  'unconfirmed move_to_other_day unconfirmed',
  'confirmed arrive arrived',
  'confirmed cancel cancelled',
  'confirmed miss missed',
  'confirmed move confirmed',
  'confirmed move_to_other_day confirmed',
  'arrived serve served',
  'arrived miss missed',
  'arrived move arrived',
  'arrived move_to_other_day confirmed',
  // Decision 0138.
  'arrived undo confirmed',
  'served undo arrived',
  'missed undo confirmed',
];

describe('an order', () => {
  it.each(orderStates)('that is %s allows what page 05 says, and nothing else', (state) => {
    const allowed = orderActs.flatMap((act) => (stateAfter(state, act) === undefined ? [] : [`${state} ${act} ${stateAfter(state, act)}`]));
    expect(allowed.toSorted()).toEqual(legal.filter((line) => line.startsWith(`${state} `)).toSorted());
  });

  it('is open as long as something may become of it', () => {
    expect(openStates).toEqual(['unconfirmed', 'confirmed', 'arrived']);
  });

  it('is in the hands of its client until the client has come', () => {
    const ofClient = orderStates.flatMap((state) => orderActs.filter((act) => mayClient(state, act)).map((act) => `${state} ${act}`));
    expect(ofClient).toEqual([
      'unconfirmed confirm',
      'unconfirmed cancel',
      'unconfirmed move',
      'unconfirmed move_to_other_day',
      'confirmed cancel',
      'confirmed move',
      'confirmed move_to_other_day',
    ]);
    // The client can do nothing that the table of all does not allow.
    expect(ofClient.filter((line) => !legal.some((allowed) => allowed.startsWith(`${line} `)))).toEqual([]);
  });

  it.each(['confirm', 'arrive', 'serve', 'miss', 'cancel', 'undo'] as const)(
    'is declared to %s from the states of the table alone',
    (action) => {
      const allowed = orderStates.filter((state) => hinderingField(orders, action, { state }) === undefined);
      expect(allowed).toEqual(statesFor(action));
    },
  );

  it('is in no state that is not written so', () => {
    expect([orderStateOf('arrived'), orderStateOf('gone'), orderStateOf(null)]).toEqual(['arrived', undefined, undefined]);
  });

  it('may be missed from its beginning on, and every other step may be taken before', () => {
    const order = { starts_at: '2026-12-01T09:00:00.000Z' };
    const early = new Date('2026-12-01T08:59:00.000Z');
    const waiting = Object.keys(orders.actions ?? {}).filter((action) => findEarliestInstant(orders, action, order, early) !== undefined);
    expect(waiting).toEqual(['miss']);
  });

  it('has no other action that leads to a state: expiring is of the server', () => {
    // What a client answers to a move leads to no state.
    expect(Object.keys(orders.actions ?? {})).toEqual(['confirm', 'arrive', 'serve', 'miss', 'undo', 'agree', 'cancel']);
  });
});
