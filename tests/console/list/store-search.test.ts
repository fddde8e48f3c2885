import { describe, expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { parseChosenStore } from '../../../src/crud/core/chosen-store.ts';
import { storeSearch } from '../../../src/crud/list/chosen-store/store-search.ts';
import { initialQueryAt } from '../../../src/crud/screens/routes.tsx';

const { desks, orders, playlists, regions, stores } = registry;

type Case = {
  readonly search?: string;
  readonly chosen?: number;
  readonly followed?: number;
  readonly left?: Readonly<Record<string, unknown>>;
};

/** The address with the filter read; undefined where it stays. */
function followedBy(resource: Parameters<typeof storeSearch>[0], { search = '', chosen, followed, left }: Case) {
  const next = storeSearch(resource, { search, chosen, followed, left });
  if (next === undefined) return undefined;
  const { filter, ...rest } = Object.fromEntries(new URLSearchParams(next));
  return { ...rest, ...(filter === undefined ? {} : { filter: JSON.parse(filter) }) };
}
const asking = (filter: object, rest = ''): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`;

describe('a list under a chosen store', () => {
  it('asks for that store, by the field that it has', () => {
    expect(followedBy(desks, { chosen: 5 })).toEqual({ store: '5', filter: { store_id: 5 } });
    expect(followedBy(playlists, { chosen: 5 })).toEqual({ store: '5', filter: { store_ids: 5 } });
  });

  it('opens on the day on which it opens without a store', () => {
    expect(followedBy(orders, { chosen: 5 })).toEqual({ store: '5', filter: { starts_at_on: 'today', store_id: 5 } });
  });

  it('stays as it is where its rows belong to no store', () => {
    expect(followedBy(regions, { chosen: 5 })).toBeUndefined();
    expect(followedBy(stores, { chosen: 5 })).toBeUndefined();
    expect(followedBy(orders, {})).toBeUndefined();
  });

  it('keeps the other filters of an address that says no store, and goes to the first page', () => {
    expect(followedBy(orders, { chosen: 5, search: asking({ state: 'confirmed' }, '&page=3') })).toEqual({
      store: '5',
      page: '1',
      filter: { state: 'confirmed', store_id: 5 },
    });
  });

  it('leaves a link alone that says store and filter, and one that asks for a store of its own', () => {
    expect(followedBy(orders, { chosen: 5, search: asking({}, '&store=5') })).toBeUndefined();
    expect(followedBy(orders, { chosen: 5, search: asking({ store_id: 7 }) })).toEqual({ store: '5', filter: { store_id: 7 } });
  });

  it('shows all once the filter is taken off, until another store is chosen', () => {
    const left = { filter: {}, sort: 'name', order: 'ASC', perPage: 50 };
    expect(followedBy(orders, { chosen: 5, followed: 5, search: asking({}, '&store=5') })).toBeUndefined();
    expect(followedBy(orders, { chosen: 5, followed: 5, left })).toEqual({ store: '5' });
    expect(followedBy(orders, { chosen: 6, followed: 5, left })).toEqual({
      store: '6',
      sort: 'name',
      order: 'ASC',
      perPage: '50',
      filter: { store_id: 6 },
    });
  });

  it('changes the store with the choice, whatever was asked of it by hand', () => {
    const search = asking({ store_id_in: [1, 2], q: 'nov' }, '&store=6');
    expect(followedBy(orders, { chosen: 6, followed: 5, search })).toEqual({ store: '6', filter: { q: 'nov', store_id: 6 } });
  });

  it('lets go of the store with the choice of all, but not of one that was asked for by hand', () => {
    const all = { followed: 5, search: asking({ store_id: 5 }, '&store=all') };
    expect(followedBy(orders, all)).toEqual({ store: 'all', filter: {} });
    expect(followedBy(orders, { ...all, search: asking({ store_id: 7 }, '&store=all') })).toBeUndefined();
    expect(followedBy(orders, { followed: 5, left: { filter: { store_id: 5, q: 'x' } } })).toEqual({ filter: { q: 'x' } });
  });

  it('leaves an address alone whose filter is none', () => {
    expect(followedBy(orders, { chosen: 5, search: '?filter=%7Bbroken&store=5', followed: 4 })).toBeUndefined();
  });

  it('is asked so from the first question on', async () => {
    const kept = (name: string): unknown => (name === 'selectedStore' ? 5 : undefined);
    const filterAt = async (search: string) => (await initialQueryAt({ pathname: orders.page, search }, kept))?.params.filter;
    expect(await filterAt('')).toEqual({ starts_at_on: 'today', store_id: 5 });
    expect(await filterAt('?store=6')).toEqual({ starts_at_on: 'today', store_id: 6 });
    expect(await filterAt('?store=all')).toEqual({ starts_at_on: 'today' });
  });
});

describe('the chosen store', () => {
  it('is that of the address before that which is kept', () => {
    expect(parseChosenStore(new URLSearchParams('store=6'), 5)).toBe(6);
    expect(parseChosenStore(new URLSearchParams('store=all'), 5)).toBeUndefined();
    expect(parseChosenStore(new URLSearchParams(), 5)).toBe(5);
    expect(parseChosenStore(new URLSearchParams('store=-1'), 5)).toBe(5);
    expect(parseChosenStore(new URLSearchParams(), 'five')).toBeUndefined();
  });
});
