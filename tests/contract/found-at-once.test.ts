import { describe, expect, it } from 'vitest';
import { buildFoundRowAddress, findStoreField, isFoundAtOnce, timeFieldOf } from '../../contract/derive/found-at-once.ts';
import { type AnyResource, defineResource, field } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

describe('what is found at once', () => {
  it('is everything that page 01 names, and no log', () => {
    const names = resources.filter(isFoundAtOnce).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['stores', 'services', 'users', 'orders', 'playlists', 'touch-screens', 'virtual-displays']),
    );
    for (const log of ['tickets', 'audit-log', 'outbox']) expect(names).not.toContain(log);
  });

  it.each(resources.filter(isFoundAtOnce).map((resource) => [resource.name, resource] as const))(
    'leads to the page of a row of %s by what the answer tells of it',
    (_, resource) => {
      expect(buildFoundRowAddress(resource, { id: 7, store: { id: 3, name: 'Úřad' } })).toMatch(/^\/[a-z/-]+(?:\/3)?(?:\/[a-z-]+)*\/7$/u);
    },
  );
});

const unsearched = defineResource({
  name: 'unsearched',
  page: '/unsearched',
  areas: ['store'],
  limitedBy: null,
  represent: 'name',
  fields: { name: field.text({ max: 9 }), at: field.instant({}) },
  list: { columns: ['name'], sort: ['at', 'desc'] },
  form: { main: ['name'] },
});

describe('rows that are found at once', () => {
  it.each<[said: string, resource: AnyResource, found: boolean]>([
    ['are those that a list is searched for by words', registry.services, true],
    ['are none that a list is not searched for', unsearched, false],
    ['are none that come for ever', { ...registry.services, endless: true }, false],
  ])('%s', (_, resource, found) => {
    expect(isFoundAtOnce(resource)).toBe(found);
  });

  it.each<[said: string, resource: AnyResource, name: string | undefined]>([
    ['is named by the field that refers to it', registry.services, 'store_id'],
    ['is none where rows belong to several', registry.playlists, undefined],
    ['is none of a store itself', registry.stores, undefined],
    ['is none where rows belong to nobody', unsearched, undefined],
  ])('have one store at most, which %s', (_, resource, name) => {
    expect(findStoreField(resource)).toBe(name);
  });

  it.each<[said: string, resource: AnyResource, name: string | undefined]>([
    ['an instant', unsearched, 'at'],
    ['no name', registry.services, undefined],
    ['no number', registry.desks, undefined],
  ])('are told apart by what their list is ordered by: %s', (_, resource, name) => {
    expect(timeFieldOf(resource)).toBe(name);
  });

  it.each<[said: string, resource: AnyResource, store: number | null, page: string]>([
    ['of a store are within it', registry.services, 3, '/stores/3/services/7'],
    ['whose store is not told have none in their address', registry.services, null, '/stores/-/services/7'],
    ['of no store have none in their address', registry.stores, null, '/stores/7'],
    ['of no store have none even where one is told', registry.stores, 3, '/stores/7'],
  ])('%s', (_, resource, store, page) => {
    expect(buildFoundRowAddress(resource, { id: 7, store: store === null ? null : { id: store, name: 'Úřad' } })).toBe(page);
  });
});
