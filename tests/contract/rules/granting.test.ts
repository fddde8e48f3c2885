import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, areas, fulfils, isLimited, isSuperAdministrator, roles } from '../../../contract/basics/access.ts';
import {
  beyondOwn,
  grantableAreas,
  grantableRoles,
  grantableStores,
  highestGrantableLevel,
  isAbove,
  isDemoted,
  type Rights,
} from '../../../contract/rules/accounts/granting.ts';

const rights: fc.Arbitrary<Rights> = fc.record({
  role: fc.constantFrom(...roles),
  level: fc.integer({ min: 0, max: 4 }),
  resources: fc.subarray([...areas].slice(0, 4)),
  limitations: fc.subarray([1, 2, 3]),
});
const actors: fc.Arbitrary<Actor> = rights.map((own) => ({ ...own, maxLevelForSharingPrivileges: 1 }));

/** Everything that rights let into, spelt out; "every store" is one more than all stores that there are. */
function reach({ resources, limitations }: Pick<Rights, 'resources' | 'limitations'>): ReadonlySet<string> {
  const stores = limitations.length === 0 ? ['store 1', 'store 2', 'store 3', 'stores to come'] : limitations.map((id) => `store ${id}`);
  return new Set([...resources.map((area) => `area ${area}`), ...stores]);
}

function reachOf(actor: Actor): ReadonlySet<string> {
  return reach(isSuperAdministrator(actor) ? { resources: areas, limitations: [] } : actor);
}

const clerk: Actor = { role: 'administrator', level: 2, maxLevelForSharingPrivileges: 1, resources: ['store'], limitations: [1] };
const root: Actor = { ...clerk, role: 'superAdministrator', level: 3 };

describe('rights above the own', () => {
  it.each([
    ['somebody of a higher level', clerk, { role: 'operator', level: 1 }, true],
    ['somebody of the same level', clerk, { role: 'administrator', level: 2 }, false],
    ['somebody of a lower level', clerk, { role: 'administrator', level: 3 }, false],
    ['a super administrator by role of a lower level', clerk, { role: 'superAdministrator', level: 4 }, true],
    ['a super administrator of a higher level, for a super administrator', root, { role: 'superAdministrator', level: 0 }, true],
    ['a super administrator of the same level, for a super administrator', root, { role: 'superAdministrator', level: 3 }, false],
    ['somebody of a higher level, for a super administrator', root, { role: 'operator', level: 0 }, true],
  ] as const)('are judged of %s', (_, actor, user, above) => {
    expect(isAbove(actor, user)).toBe(above);
  });

  it('are refused by field, each with its own reason and the level with what it may be at most', () => {
    const after: Rights = { role: 'superAdministrator', level: 1, resources: ['store', 'settings'], limitations: [] };
    expect(beyondOwn(clerk, null, after)).toEqual({
      role: { code: 'role_not_yours' },
      level: { code: 'level_not_yours', details: { min: 2 } },
      resources: { code: 'area_not_yours' },
      limitations: { code: 'store_not_yours' },
    });
  });
});

describe('what may be granted', () => {
  it('is, of areas and stores, what the actor reaches: whatever a change gives or takes lies within it', () => {
    fc.assert(
      fc.property(actors, fc.option(rights), rights, (actor, before, after) => {
        const [had, has, own] = [before === null ? new Set<string>() : reach(before), reach(after), reachOf(actor)];
        const moved = [...had, ...has].filter((one) => had.has(one) !== has.has(one));
        const foreign = (kind: string) => moved.some((one) => one.startsWith(kind) && !own.has(one));
        const problems = beyondOwn(actor, before, after);
        expect([Object.hasOwn(problems, 'resources'), Object.hasOwn(problems, 'limitations')]).toEqual([foreign('area'), foreign('store')]);
      }),
      { numRuns: 3000 },
    );
  });

  it('is a level and a role that are not above the own, for super administrators too', () => {
    fc.assert(
      fc.property(actors, fc.option(rights), rights, (actor, before, after) => {
        const problems = beyondOwn(actor, before, after);
        const isRoot = actor.role === 'superAdministrator';
        expect(Object.hasOwn(problems, 'role')).toBe(!isRoot && after.role === 'superAdministrator' && before?.role !== after.role);
        expect(Object.hasOwn(problems, 'level')).toBe(after.level < actor.level && before?.level !== after.level);
      }),
      { numRuns: 1000 },
    );
  });

  it('never makes anybody more than the actor is', () => {
    fc.assert(
      fc.property(actors, rights, (actor, after) => {
        if (Object.keys(beyondOwn(actor, null, after)).length > 0) return;
        const made: Actor = { ...after, maxLevelForSharingPrivileges: 1 };
        expect(isAbove(actor, after)).toBe(false);
        if (isSuperAdministrator(made)) expect(isSuperAdministrator(actor)).toBe(true);
        for (const area of areas) if (fulfils(made, [area])) expect(fulfils(actor, [area])).toBe(true);
        if (isLimited(actor)) expect(isLimited(made)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes something where the role or the level is lower afterwards, whatever else it gives', () => {
    const admin = { role: 'administrator', level: 10 } as const;
    expect(isDemoted(admin, admin)).toBe(false);
    expect(isDemoted(admin, { ...admin, level: 11 })).toBe(true);
    expect(isDemoted(admin, { ...admin, level: 9 })).toBe(false);
    expect(isDemoted(admin, { role: 'operator', level: 0 })).toBe(true);
    expect(isDemoted(admin, { role: 'superAdministrator', level: 10 })).toBe(false);
    expect(isDemoted(admin, { role: 'superAdministrator', level: 20 })).toBe(true);
  });

  it('leaves alone what is not changed, even where it is more than the own', () => {
    fc.assert(
      fc.property(actors, rights, (actor, same) => {
        expect(beyondOwn(actor, same, { ...same })).toEqual({});
      }),
    );
  });

  it('is offered by forms exactly as far as it is accepted', () => {
    fc.assert(
      fc.property(
        actors,
        fc.constantFrom(...roles),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...areas),
        (actor, role, level, area) => {
          const [store = 1] = grantableStores(actor) ?? [];
          const least: Rights = { role: 'operator', level: 100, resources: [], limitations: [store] };
          const accepts = (more: Partial<Rights>) => Object.keys(beyondOwn(actor, null, { ...least, ...more })).length === 0;
          expect(grantableRoles(actor).includes(role)).toBe(accepts({ role }));
          expect(level >= highestGrantableLevel(actor)).toBe(accepts({ level }));
          expect(grantableAreas(actor).includes(area)).toBe(accepts({ resources: [area] }));
          expect(grantableStores(actor) === null).toBe(accepts({ limitations: [] }));
        },
      ),
    );
  });
});
