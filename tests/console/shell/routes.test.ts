import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createPageOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { consoleRoutes } from '../../../src/App.tsx';
import { menu } from '../../../src/custom/shell/menu/menu.ts';
import { resources } from '../../../src/providers/data/collections.ts';
import { addedRoutes, specifiedRoutes } from '../../support/routes.ts';
import { aWorld } from '../providers/console-world.tsx';

const routes = consoleRoutes(aWorld(() => ({ json: [] })).tools);

/** Pattern of the route that the address leads to. */
const patternAt = (address: string): string | undefined =>
  matchRoutes(routes, address)?.findLast(({ route }) => route.path !== undefined)?.route.path;

describe('the addresses', () => {
  it.each([...specifiedRoutes, ...addedRoutes])('of the specification lead to a screen: %s', (address) => {
    expect(patternAt(address)).not.toBe('*');
  });

  it.each(['sign-in', 'create-password', 'two-factor', 'lost-password', 'lost-password/3f9a', 'sign-out'])(
    'under /auth lead there: %s',
    (page) => {
      expect(patternAt(`/auth/${page}`)).toBe('/auth/*');
    },
  );

  it.each(resources.map((resource) => [resource.name, resource] as const))('of the entity %s lead to its own screens', (_, resource) => {
    expect(patternAt(resource.page)).toBe(resource.page);
    if (resource.singleton === true) return;
    expect(patternAt(recordPageOf(resource, { id: 7, store_id: 3 }))).not.toBe('*');
    if (resource.operations === undefined || resource.operations.includes('create'))
      expect(patternAt(createPageOf(resource))).toBe(createPageOf(resource));
  });

  it('of react-admin lead to the specified ones', () => {
    expect(patternAt('/stores/create')).toBe('/stores/create');
    expect(patternAt('/web-orders/email-blacklist/create')).toBe('/web-orders/email-blacklist/create');
  });

  it('in the menu lead to screens', () => {
    const lost = menu.flatMap(({ entries }) => entries).filter(({ path }) => patternAt(path) === '*');
    expect(lost).toEqual([]);
  });

  it.each(['/nowhere', '/stores/manage/2/3/4', '/settings'])('that are unknown lead to the page that says so: %s', (address) => {
    expect(patternAt(address)).toBe('*');
  });
});
