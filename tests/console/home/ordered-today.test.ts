import { describe, expect, it } from 'vitest';
import { expectedOrdersAddress } from '../../../src/branch-status/booking/orders-address.ts';

const filterOf = (address: string): unknown => JSON.parse(new URL(address, 'http://town.test').searchParams.get('filter') ?? '');

describe('the count of orders of today', () => {
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const ofToday = { starts_at_on: 'today', state_in: ['confirmed', 'arrived', 'served', 'missed'] };

  it('leads to the orders that are counted, of all stores', () => {
    expect(expectedOrdersAddress(all, all)).toMatch(/^\/web-orders\/manage-orders\?/u);
    expect(filterOf(expectedOrdersAddress(all, all))).toEqual(ofToday);
  });

  it('leads to those of the stores that the dashboard was narrowed to', () => {
    expect(filterOf(expectedOrdersAddress(all.slice(1), all))).toEqual({ ...ofToday, store_id_in: [2, 3] });
  });
});
