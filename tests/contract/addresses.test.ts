import { describe, expect, it } from 'vitest';
import { createPageOf, prefixOf, recordPageOf, recordPatternOf, segmentOf } from '../../contract/derive/addresses.ts';
import { type AnyResource, defineResource } from '../../contract/kit/index.ts';
import { type ResourceName, registry } from '../../contract/resources/registry.ts';

const row = { id: 5, store_id: 3 };

/** The agreed addresses: list, new record or null where no one makes one, record of the row above. */
const table: readonly (readonly [ResourceName, string, string | null, string])[] = [
  ['stores', '/stores/manage', '/stores/create-store', '/stores/5'],
  ['services', '/stores/services', '/stores/services/create', '/stores/3/services/5'],
  ['regions', '/stores/settings', '/stores/regions/create', '/stores/regions/5'],
  ['desks', '/stores/desks', '/stores/desks/create', '/stores/desks/5'],
  ['employees', '/stores/employees', '/stores/employees/create', '/stores/employees/5'],
  ['tickets', '/stores/tickets', null, '/stores/tickets/5'],
  ['touch-screens', '/touch-screens', '/touch-screens/create', '/touch-screens/5'],
  ['virtual-displays', '/virtual-displays', '/virtual-displays/create', '/virtual-displays/5'],
  ['playlists', '/playlists', '/playlists/create', '/playlists/5'],
  ['users', '/settings/users', '/settings/users/create', '/settings/users/5'],
  ['email-notifications', '/settings/email-notifications', '/settings/email-notifications/create', '/settings/email-notifications/5'],
  ['help-topics', '/settings/help-topics', '/settings/help-topics/create', '/settings/help-topics/5'],
  ['audit-log', '/settings/audit-log', null, '/settings/audit-log/5'],
  ['email-blacklist', '/web-orders/email-blacklist', '/web-orders/email-blacklist/add', '/web-orders/email-blacklist/5'],
  ['orders', '/web-orders/manage-orders', '/web-orders/manage-orders/create', '/web-orders/manage-orders/5'],
];

const pages: readonly (readonly [ResourceName, string])[] = [
  ['password-policy', '/settings/password-policy'],
  ['mobile-app-settings', '/settings/mobile-app'],
  ['retention', '/settings/retention'],
  ['web-order-settings', '/web-orders/settings'],
  ['webkiosk-settings', '/web-orders/webkiosk-settings'],
  ['store-defaults', '/stores/settings/defaults'],
  ['statistics-settings', '/statistics/settings'],
];

const all: readonly AnyResource[] = Object.values<AnyResource>(registry);

describe('addresses of the console', () => {
  it.each(table)('of %s are the agreed ones', (name, list, create, record) => {
    const resource: AnyResource = registry[name];
    const makes = resource.operations === undefined || resource.operations.includes('create');
    expect([resource.page, makes ? createPageOf(resource) : null, recordPageOf(resource, row)]).toEqual([list, create, record]);
  });

  it.each(pages)('of %s is one page', (name, page) => {
    const resource: AnyResource = registry[name];
    expect([resource.page, resource.singleton]).toEqual([page, true]);
  });

  it.each(['templates', 'notifications'] as const)('of %s lie below the settings of messages', (name) => {
    expect(registry[name].page).toMatch(/^\/web-orders\/notification-settings\//u);
    expect(recordPageOf(registry[name], row)).toBe(`${registry[name].page}/5`);
  });

  it('are no two the same', () => {
    const patterns = all.filter((resource) => resource.singleton !== true).map(recordPatternOf);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(new Set(all.map((resource) => resource.page)).size).toBe(all.length);
    expect(new Set(all.map(prefixOf)).size).toBe(all.length);
  });

  it('begin with the area that the menu files them under', () => {
    for (const resource of all) expect(recordPatternOf(resource).startsWith(`/${segmentOf(resource)}/`)).toBe(true);
  });

  it('carry values of the row safely, and a dash for what the row does not have', () => {
    const resource = defineResource({
      name: 'odd',
      page: '/odd',
      recordPage: '/odd/:code/:id',
      areas: 'everyone',
      limitedBy: null,
      represent: 'code',
      fields: { code: { kind: 'text', max: 10 } },
      list: { columns: ['code'], sort: ['id', 'asc'] },
      form: { main: ['code'] },
    });
    expect(recordPageOf(resource, { id: 1, code: 'a/b ?' })).toBe('/odd/a%2Fb%20%3F/1');
    expect(recordPageOf(resource, { id: 1 })).toBe('/odd/-/1');
  });

  it('follow from the page where nothing else is said', () => {
    const bare = { page: '/streets/lamps' } as const;
    expect([prefixOf(bare), createPageOf(bare), recordPatternOf(bare), segmentOf(bare)]).toEqual([
      'streets/lamps',
      '/streets/lamps/create',
      '/streets/lamps/:id',
      'streets',
    ]);
    expect([prefixOf({ ...bare, prefix: '/lights' }), createPageOf({ ...bare, prefix: '/lights' })]).toEqual(['lights', '/lights/create']);
    expect(segmentOf({ page: '/' })).toBe('');
  });

  it('have a dash for a value that no address can have', () => {
    const bare = { page: '/lamps' } as const;
    for (const id of [null, undefined, true, {}, [7]]) expect(recordPageOf(bare, { id })).toBe('/lamps/-');
    expect(recordPageOf(bare, { id: 0 })).toBe('/lamps/0');
    expect(recordPageOf(bare, { id: 'a-b' })).toBe('/lamps/a-b');
  });
});
