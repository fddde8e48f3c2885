import { describe, expect, it } from 'vitest';
import {
  type Actor,
  type Area,
  actions,
  areas,
  fulfils,
  type Guarded,
  isLimited,
  isSuperAdministrator,
  may,
  type Needs,
  roles,
} from '../../contract/basics/access.ts';
import { type AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';

const levels = [0, 1, 2, 20] as const;
const bounds = [0, 1, 10] as const;
const limitations: readonly (readonly number[])[] = [[], [7]];
const resources: readonly (readonly Area[])[] = [[], ['store'], ['settings'], ['settings', 'ordering'], areas];
const needs: readonly Needs[] = ['everyone', 'superAdministrator', ['store'], ['settings', 'ordering']];

const actors: readonly Actor[] = roles.flatMap((role) =>
  levels.flatMap((level) =>
    bounds.flatMap((maxLevelForSharingPrivileges) =>
      resources.flatMap((own) =>
        limitations.map((stores) => ({ role, level, maxLevelForSharingPrivileges, resources: own, limitations: stores })),
      ),
    ),
  ),
);
const operator: Actor = { role: 'operator', level: 20, maxLevelForSharingPrivileges: 1, resources: ['store'], limitations: [] };
const root: Actor = { ...operator, role: 'superAdministrator', resources: [] };

describe('a super administrator', () => {
  it.each(roles)('is who has the role or a level that shares privileges: %s', (role) => {
    for (const level of levels) {
      for (const maxLevelForSharingPrivileges of bounds) {
        const expected = role === 'superAdministrator' || level <= maxLevelForSharingPrivileges;
        expect(isSuperAdministrator({ ...operator, role, level, maxLevelForSharingPrivileges })).toBe(expected);
      }
    }
  });

  it('is never limited to stores', () => {
    for (const actor of actors) expect(isLimited(actor)).toBe(actor.limitations.length > 0 && !isSuperAdministrator(actor));
  });

  it('has whatever is needed', () => {
    for (const actor of actors.filter(isSuperAdministrator)) for (const need of needs) expect(fulfils(actor, need)).toBe(true);
  });
});

describe('what is needed', () => {
  const below = actors.filter((actor) => !isSuperAdministrator(actor));

  it('is had by everyone when it is nothing, and by nobody else when it is a super administrator', () => {
    for (const actor of below) {
      expect(fulfils(actor, 'everyone')).toBe(true);
      expect(fulfils(actor, 'superAdministrator')).toBe(false);
    }
  });

  it('is had by who has all of the areas; the role alone gives nothing', () => {
    for (const actor of below) {
      expect(fulfils(actor, ['store'])).toBe(actor.resources.includes('store'));
      expect(fulfils(actor, ['settings', 'ordering'])).toBe(actor.resources.includes('settings') && actor.resources.includes('ordering'));
    }
  });
});

describe('what may be done', () => {
  const base: Guarded = { areas: ['store'], limitedBy: 'store_id' };

  it.each(actions)('on an ordinary entity, %s, follows the areas alone', (action) => {
    for (const actor of actors) expect(may(actor, base, action)).toBe(fulfils(actor, ['store']));
  });

  it('on an entity of no store is only to be read by who is limited', () => {
    for (const actor of actors) {
      for (const action of actions) {
        const writes = action !== 'list' && action !== 'show';
        expect(may(actor, { ...base, limitedBy: null }, action)).toBe(fulfils(actor, ['store']) && !(writes && isLimited(actor)));
      }
    }
  });

  it('on stores themselves leaves a limited user no more than editing their own', () => {
    const limited: Actor = { ...operator, limitations: [7] };
    const allowed = actions.filter((action) => may(limited, { ...base, limitedBy: 'id' }, action));
    expect(allowed).toEqual(['list', 'show', 'edit']);
  });

  it('is widened for readers and narrowed for writers where the entity says so', () => {
    const guarded: Guarded = { ...base, alsoReadBy: ['overviews'], writtenBy: 'superAdministrator' };
    const reader: Actor = { ...operator, resources: ['overviews'] };
    expect(actions.filter((action) => may(reader, guarded, action))).toEqual(['list', 'show']);
    expect(actions.filter((action) => may(operator, guarded, action))).toEqual(['list', 'show']);
    expect(actions.filter((action) => may(root, guarded, action))).toEqual([...actions]);
    expect(actions.filter((action) => may({ ...operator, resources: ['settings'] }, guarded, action))).toEqual([]);
  });

  it('is written by super administrators alone where it binds everybody', () => {
    const entities: readonly AnyResource[] = Object.values(registry);
    const ofThemAlone = entities
      .filter(({ areas: read, writtenBy }) => (writtenBy ?? read) === 'superAdministrator')
      .map(({ name }) => name);
    expect(new Set(ofThemAlone)).toEqual(
      new Set([
        'audit-log',
        'backup-settings',
        'email-notifications',
        'help-topics',
        'mobile-app-settings',
        'outbox',
        'password-policy',
        'retention',
        'store-defaults',
        'users',
      ]),
    );
  });

  it('is never more than what the entity allows at all, even for a super administrator', () => {
    expect(actions.filter((action) => may(root, { ...base, operations: ['list', 'show'] }, action))).toEqual(['list', 'show']);
  });
});
