import { describe, expect, it } from 'vitest';
import {
  callersOf,
  findChosenCaller,
  findComingOrder,
  isOtherTime,
  readTypedCaller,
} from '../../../src/custom/telephone-orders/callers.ts';
import { chooseClient } from '../../../src/custom/telephone-orders/telephone-call.ts';

const now = new Date('2026-11-20T08:00:00Z');
const anOrder = (id: number, name: string, starts_at: string, values: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name,
  phone: null,
  email: null,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 900_000).toISOString(),
  state: 'confirmed',
  ...values,
});

describe('who calls', () => {
  it('is one person for orders of one telephone, whatever the name was written like; the nearest order ahead stands first', () => {
    const phone = '+420603555712';
    const found = callersOf(
      [
        anOrder(1, 'Matoušková M.', '2026-10-05T06:45:00Z', { phone, state: 'served' }),
        anOrder(2, 'Matoušková Michaela', '2026-12-15T13:00:00Z', { phone }),
        anOrder(3, 'Matoušková Michaela', '2026-12-02T08:30:00Z', { phone, email: 'm@posta.example' }),
        anOrder(4, 'Matoušek Jan', '2026-11-30T08:30:00Z'),
      ],
      'matou',
      now,
    );
    expect(found.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
      ['Matoušek Jan', [4]],
      ['Matoušková Michaela', [3, 2, 1]],
    ]);
  });

  it('begins with those whose name begins with what was typed', () => {
    const found = callersOf(
      [anOrder(1, 'Vránová Eva', '2026-11-21T08:00:00Z'), anOrder(2, 'Novák Jan', '2026-12-21T08:00:00Z')],
      'nov',
      now,
    );
    expect(found.map(({ name }) => name)).toEqual(['Novák Jan', 'Vránová Eva']);
  });

  it('takes nine digits for a telephone, fewer for a PIN, and letters for a name', () => {
    expect([' 603 555 712 ', '+420 603555712', '357690', 'Novák'].map(readTypedCaller)).toEqual([
      { phone: '603 555 712', name: '' },
      { phone: '+420 603555712', name: '' },
      { phone: '', name: '' },
      { phone: '', name: 'Novák' },
    ]);
  });

  it('fills in what is known of the caller, and never over what the clerk wrote', () => {
    const caller = { key: '1', name: 'Novák Jan', phone: '', email: 'n@posta.example', orders: [] };
    expect(chooseClient({ email: '' }, caller, { phone: '603 555 712', name: '' })).toEqual({
      name: 'Novák Jan',
      phone: '603 555 712',
      email: '',
    });
  });

  it('has an order of a matter while it is still to come, so that another one is a second', () => {
    const orders = [
      anOrder(1, 'Novák Jan', '2026-11-19T08:00:00Z', { service_id: 4 }),
      anOrder(2, 'Novák Jan', '2026-11-21T08:00:00Z', { service_id: 4, state: 'cancelled' }),
      anOrder(3, 'Novák Jan', '2026-11-23T08:00:00Z', { service_id: 4 }),
    ];
    const caller = findChosenCaller(callersOf(orders, 'novak', now), undefined);
    expect([4, 5, undefined].map((service) => findComingOrder(caller, service, now)?.id)).toEqual([3, undefined, undefined]);
    expect(findComingOrder(findChosenCaller([], undefined), 4, now)).toBeUndefined();
  });

  it('is offered to move an order to another time, not to the one that it has', () => {
    const order = anOrder(1, 'Novák Jan', '2026-11-23T08:00:00Z');
    const times = ['2026-11-23T08:00:00.000Z', '2026-11-23T08:15:00.000Z'];
    expect(times.map((starts_at) => isOtherTime(order, { starts_at }))).toEqual([false, true]);
  });
});
