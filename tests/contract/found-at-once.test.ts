import { describe, expect, it } from 'vitest';
import { foundPageOf, isFoundAtOnce } from '../../contract/derive/found-at-once.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
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
      expect(foundPageOf(resource, { id: 7, store: { id: 3, name: 'Úřad' } })).toMatch(/^\/[a-z/-]+(?:\/3)?(?:\/[a-z-]+)*\/7$/u);
    },
  );
});
