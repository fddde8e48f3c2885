import { describe, expect, it } from 'vitest';
import {
  arrivalBy,
  closedReason,
  type KnownBranch,
  madeUpOrder,
  nextTicket,
  queueOf,
} from '../../../../contract/rules/kiosk/visit/known-branch.ts';
import { orderStates } from '../../../../contract/rules/orders/order-states.ts';

const passports = { id: 1, isReserve: false, expected_handling_minutes: 6, ticket_prefix: 'A', number_from: 10, number_to: 11 };
const reserve = { ...passports, id: 2, isReserve: true, expected_handling_minutes: null, ticket_prefix: null };
const branch: KnownBranch = {
  services: [passports, reserve],
  waiting: new Map([
    [1, 3],
    [2, 0],
  ]),
  desks: [{ service_ids: [1, 2] }],
  orders: [],
  opening: { isOpen: true, closes: '17:00' },
};

describe('a service at a kiosk', () => {
  const opens = { day: '2026-11-30', time: '13:00' };

  it.each([
    { says: 'has tickets while the branch is open', known: branch, id: 1, expected: undefined },
    {
      says: 'has none outside of hours',
      known: { ...branch, opening: { isOpen: false, opens } as const },
      id: 1,
      expected: { why: 'hours', opens },
    },
    { says: 'has none while it is a reserve', known: branch, id: 2, expected: { why: 'reserve' } },
    { says: 'has none where the branch has no such service', known: branch, id: 9, expected: { why: 'missing' } },
    {
      says: 'has tickets where nothing is known',
      known: { ...branch, services: undefined, opening: undefined },
      id: 9,
      expected: undefined,
    },
  ])('$says', ({ known, id, expected }) => {
    expect(closedReason(known, id)).toEqual(expected);
  });

  it.each([
    { says: 'people and their handling', id: 1, issued: [], expected: { people: 3, waitMinutes: 18 } },
    { says: 'also those who came in this trial, for another service too', id: 1, issued: [1, 2], expected: { people: 4, waitMinutes: 48 } },
    { says: 'no wait where no one waits', id: 2, issued: [], expected: { people: 0, waitMinutes: 0 } },
    { says: 'no known wait without a usual handling', id: 2, issued: [2], expected: { people: 1, waitMinutes: null } },
    { says: 'nothing where the queue is unknown', id: 7, issued: [7], expected: { people: null, waitMinutes: null } },
  ])('has a queue of $says', ({ id, issued, expected }) => {
    expect(queueOf(branch, id, issued)).toEqual(expected);
  });

  it('issues the numbers of its range, again from the first after the last', () => {
    const numbers = [[], [1], [1, 1, 2]].map((issued) => nextTicket(branch, 1, issued).number);
    expect(numbers).toEqual(['A10', 'A11', 'A10']);
    expect(nextTicket(branch, 2, []).number).toBe('10');
  });
});

describe('an order that is made up for a trial', () => {
  it('arrives where no order of today awaits its client', () => {
    const madeUp = madeUpOrder(branch);
    expect(madeUp).toEqual({ pin: '123456', state: 'confirmed', service_id: 1 });
    const known = { ...branch, orders: [{ pin: '123456', state: 'cancelled', service_id: 2 } as const] };
    const other = madeUpOrder(known);
    expect(other?.pin).toBe('234567');
    const orders = [...known.orders, ...(other === undefined ? [] : [other])];
    expect(arrivalBy({ ...known, orders }, '234567', [])).toMatchObject({ result: 'accepted', ticket: { number: 'A10' } });
  });

  it('is not made where one awaits its client, nor without a service', () => {
    expect(madeUpOrder({ ...branch, orders: [{ pin: '245840', state: 'confirmed', service_id: 2 }] })).toBeUndefined();
    expect(madeUpOrder({ ...branch, services: undefined })).toBeUndefined();
  });
});

describe('a PIN of today', () => {
  const of = (...states: readonly (typeof orderStates)[number][]) => ({
    ...branch,
    orders: states.map((state) => ({ pin: '123456', state, service_id: 1 })),
  });

  it.each(orderStates.map((state) => ({ state })))('of an order that is $state has its answer', ({ state }) => {
    const arrival = arrivalBy(of(state), '123456', []);
    const answers = {
      unconfirmed: 'not_confirmed',
      expired: 'not_confirmed',
      confirmed: 'A10',
      arrived: 'already_here',
      served: 'already_here',
      missed: 'missed',
      cancelled: 'cancelled',
    };
    const answer = arrival.result === 'accepted' ? arrival.ticket.number : arrival.why;
    expect(answer).toBe(answers[state]);
  });

  it('is unknown where no order has it, and where orders cannot be read', () => {
    expect(arrivalBy(of('confirmed'), '654321', [])).toEqual({ result: 'refused', why: 'unknown' });
    expect(arrivalBy({ ...branch, orders: undefined }, '123456', [])).toEqual({ result: 'refused', why: 'unknown' });
  });

  it('that a cancelled order had before is that of the one that is awaited', () => {
    expect(arrivalBy(of('cancelled', 'confirmed'), '123456', []).result).toBe('accepted');
  });
});
