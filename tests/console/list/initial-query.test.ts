import { describe, expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { initialQuery } from '../../../src/crud/list/initial-query.ts';

const { orders } = registry;
const nothing = (): unknown => undefined;
const choosing = (chosen: Readonly<Record<string, unknown>>) => (name: string) => chosen[name];

describe('the first question of a list', () => {
  it('is that of its declaration where the address says nothing', () => {
    expect(initialQuery(orders, '', nothing)).toEqual({
      name: 'web-orders/manage-orders',
      params: {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'starts_at', order: 'ASC' },
        filter: { starts_at_on: 'today' },
        meta: { sort: [['starts_at', 'ASC']], isBounded: true, prefetch: ['service_id', 'store_id'], facets: ['starts_at'] },
      },
    });
  });

  it('is for all days, the newest first, where the address asks for something else', () => {
    const search = `?filter=${encodeURIComponent('{"state":"confirmed"}')}`;
    const all = { filter: { state: 'confirmed' }, sort: { field: 'starts_at', order: 'DESC' } };
    expect(initialQuery(orders, search, nothing)?.params).toMatchObject(all);
    expect(initialQuery(registry.stores, '', nothing)?.params).toMatchObject({ filter: {}, sort: { field: 'label' } });
  });

  it('is what the address says, without what is no list’s own', () => {
    const search = `?page=3&perPage=50&sort=name&order=ASC&filter=${encodeURIComponent('{"q":"nov"}')}&edit=7`;
    expect(initialQuery(orders, search, nothing)?.params).toMatchObject({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'nov' },
      meta: { sort: [['name', 'ASC']] },
    });
    expect(initialQuery(orders, '?edit=7', nothing)).toEqual(initialQuery(orders, '', nothing));
  });

  it('is for a hundred by place where the person chose one continuous table', () => {
    expect(initialQuery(orders, '', choosing({ 'orders.flow': 'continuous' }))?.params).toMatchObject({
      pagination: { page: 1, perPage: 100 },
      meta: { byPlace: true },
    });
  });

  it('is left to the list where a saved view has the word before it', () => {
    expect(initialQuery(orders, '', choosing({ 'orders.view': 4 }))).toBeUndefined();
    expect(initialQuery(orders, '?view=4', nothing)).toBeUndefined();
  });
});
