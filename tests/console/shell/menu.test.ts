import { describe, expect, it } from 'vitest';
import { type Actor, actions, may } from '../../../contract/basics/access.ts';
import { wholeMessagesFor } from '../../../contract/messages/whole.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { activePath, visibleMenu } from '../../../src/custom/shell/menu/visible-menu.ts';
import { menuMatches } from '../../../src/custom/shell/search/menu-matches.ts';
import { resources } from '../../../src/providers/data/collections.ts';
import type { Rights } from '../../../src/providers/rights.ts';
import { aUser } from '../providers/fake-central.ts';

function rightsOf(changes: Partial<SignedUser>): Rights {
  const user = aUser(changes);
  const actor: Actor = user;
  const rights = Object.fromEntries(
    resources.map((resource) => [resource.name, Object.fromEntries(actions.map((action) => [action, may(actor, resource, action)]))]),
  );
  return { user, rights };
}

const czech = wholeMessagesFor('cs');
const everything = visibleMenu(rightsOf({ role: 'superAdministrator' }), czech);
const names = (changes: Partial<SignedUser>): readonly string[] => visibleMenu(rightsOf(changes), czech).map(({ name }) => name);
const pathsOf = (changes: Partial<SignedUser>): readonly string[] =>
  visibleMenu(rightsOf(changes), czech).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the menu', () => {
  it('shows a super administrator the groups of the specification in its order', () => {
    expect(everything.map(({ label }) => label)).toEqual([
      'Pobočky',
      'Dotykové kiosky',
      'Virtuální displeje',
      'Playlisty',
      'Webové objednávky',
      'Přehledy',
      'Statistiky',
      'Nastavení',
    ]);
  });

  it.each([
    ['touch_screen', 'touchScreens'],
    ['virtual_display', 'virtualDisplays'],
    ['advertisement', 'playlists'],
    ['ordering', 'webOrders'],
    ['statistics', 'statistics'],
  ] as const)('opens with the area %s the group %s, beside the settings of everybody', (area, group) => {
    expect(names({ resources: [area] })).toEqual([group, 'settings']);
  });

  it('leads who works with statistics from planning to plans that are tried, and no one else', () => {
    const paths = pathsOf({ resources: ['statistics'] });
    expect(paths.indexOf('/statistics/what-if')).toBe(paths.indexOf('/statistics/planning') + 1);
    expect(paths).toContain('/statistics/planning');
    expect(pathsOf({ resources: ['overviews'] })).not.toContain('/statistics/what-if');
  });

  it('leaves those without areas what everybody has', () => {
    const paths = pathsOf({ resources: [] });
    expect(paths).toContain('/settings/change-password');
    expect(paths).toContain('/settings/password-policy');
    expect(paths).not.toContain('/settings/users');
    expect(paths.every((path) => path.startsWith('/settings/'))).toBe(true);
  });

  it('leads a clerk of orders to who waits for a freed time, and no one else', () => {
    expect(pathsOf({ resources: ['ordering'] })).toContain('/web-orders/waiting-list');
    expect(pathsOf({ resources: ['store', 'settings', 'statistics'] })).not.toContain('/web-orders/waiting-list');
  });

  it('needs both areas for what stands between two', () => {
    expect(pathsOf({ resources: ['ordering'] })).not.toContain('/web-orders/stores-settings');
    expect(pathsOf({ resources: ['settings', 'ordering'] })).toContain('/web-orders/stores-settings');
    expect(pathsOf({ resources: ['statistics'] })).not.toContain('/statistics/settings');
    expect(pathsOf({ resources: ['settings', 'statistics'] })).toContain('/statistics/settings');
  });

  it('marks the list that a record belongs to', () => {
    const paths = everything.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(activePath(paths, '/stores/manage')).toBe('/stores/manage');
    expect(activePath(paths, '/stores/12')).toBe('/stores/manage');
    expect(activePath(paths, '/stores/12/history')).toBe('/stores/manage');
    expect(activePath(paths, '/stores/12/services/7')).toBe('/stores/services');
    expect(activePath(paths, '/stores/12/services/7/history')).toBe('/stores/services');
    expect(activePath(paths, '/stores/regions/2/history')).toBe('/stores/settings');
    expect(activePath(paths, '/stores/desks/3')).toBe('/stores/manage');
    expect(activePath(paths, '/settings/users/3')).toBe('/settings/users');
    expect(activePath(paths, '/web-orders/notification-settings/templates/2')).toBe('/web-orders/notification-settings');
    expect(activePath(paths, '/nowhere')).toBeUndefined();
  });
});

describe('the search', () => {
  it('finds entries without regard to diacritics and case', () => {
    expect(menuMatches(everything, 'cinnosti').map(({ path }) => path)).toContain('/stores/services');
    expect(menuMatches(everything, 'ZASADY').map(({ path }) => path)).toEqual(['/settings/password-policy']);
  });

  it('takes words of the group into account', () => {
    expect(menuMatches(everything, 'statistiky graf').map(({ path }) => path)).toEqual(['/statistics/services/graph']);
  });

  it('finds nothing for what is not there', () => {
    expect(menuMatches(everything, 'xyzzy')).toEqual([]);
  });
});
