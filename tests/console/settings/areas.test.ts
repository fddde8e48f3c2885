import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, actions, areas, fulfils, may, roles } from '../../../contract/basics/access.ts';
import { access as czechAccess } from '../../../contract/messages/cs/console/settings/access.ts';
import { czech } from '../../../contract/messages/cs/messages.ts';
import { access as englishAccess } from '../../../contract/messages/en/console/settings/access.ts';
import { english } from '../../../contract/messages/en/messages.ts';
import { labelsOf } from '../../../contract/messages/texts.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { resources } from '../../../src/crud/core/named.ts';
import { menu } from '../../../src/custom/shell/menu/menu.ts';
import { effectiveAccess } from '../../../src/resources/settings/user/effective-access.ts';

describe('what an area opens', () => {
  it.each([
    ['cs', czech, czechAccess],
    ['en', english, englishAccess],
  ] as const)('names every screen of the menu that needs it, as the menu does: %s', (_, messages, { areaHelps }) => {
    const missing = menu.flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        const needs = 'resource' in entry ? registry[entry.resource].areas : entry.needs;
        const label = 'resource' in entry ? labelsOf(messages, entry.resource).page : messages.console.screens[entry.screen];
        if (typeof needs === 'string') return [];
        // What needs several areas is shown at the first of them.
        const area = needs.length > 1 ? 'settings' : needs[0];
        return areaHelps[area].includes(label) ? [] : [`${area}: ${label}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('the effective access', () => {
  const actors: fc.Arbitrary<Actor> = fc.record({
    role: fc.constantFrom(...roles),
    level: fc.constantFrom(0, 1, 2, 20),
    maxLevelForSharingPrivileges: fc.constant(1),
    resources: fc.subarray([...areas]),
    limitations: fc.subarray([1, 2]),
  });

  it('lists of every entity exactly what the server lets the user do, and a reason for all the rest', () => {
    fc.assert(
      fc.property(actors, (user) => {
        const all = effectiveAccess(user, resources);
        for (const [at, resource] of resources.entries()) {
          const { may: listed = [], denials = [], by } = all[at] ?? {};
          const asked = resource.singleton === true ? (['show', 'edit'] as const) : actions;
          const offered = asked.filter((action) => resource.operations === undefined || resource.operations.includes(action));
          expect(listed).toEqual(offered.filter((action) => may(user, resource, action)));
          const named = [...listed, ...denials.flatMap((one) => one.actions)];
          expect(named.toSorted()).toEqual([...offered].toSorted());
          expect(by === undefined).toBe(listed.length === 0);
        }
      }),
    );
  });

  it('says of missing areas just those that would open it', () => {
    fc.assert(
      fc.property(actors, (user) => {
        for (const { name, denials } of effectiveAccess(user, resources)) {
          for (const { why, missing, actions: kept } of denials) {
            if (why !== 'areas') continue;
            const resource = resources.find((one) => one.name === name);
            const given: Actor = { ...user, resources: [...user.resources, ...missing], limitations: [] };
            expect(missing.some((area) => fulfils(user, [area]))).toBe(false);
            for (const action of kept) expect(resource !== undefined && may(given, resource, action)).toBe(true);
          }
        }
      }),
    );
  });
});
