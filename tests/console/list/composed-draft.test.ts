import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { readDraft } from '../../../src/crud/list/filter-builder/read-draft.ts';
import { writtenFilter } from '../../../src/crud/list/filter-builder/written-filter.ts';
import { filtersOf } from '../../support/scattered/filters.ts';
import { fulfils } from '../../support/scattered/fulfils.ts';

type Row = Readonly<Record<string, unknown>>;

/** An order and a user with values of every kind that lists are filtered by, once more with others and once with none. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  orders: [
    { id: 1, store_id: 1, starts_at: '2026-11-20T09:00:00.000Z', service_id: 5, state: 'missed', channel: 'web' },
    { id: 2, store_id: 2, starts_at: '2026-10-24T22:00:00.000Z', service_id: 6, state: 'confirmed', channel: 'mobile' },
    { id: 3, store_id: 3, starts_at: '2026-10-25T22:59:00.000Z', service_id: 7, state: 'arrived', channel: 'web' },
  ],
  users: [
    { id: 1, role: 'operator', resources: ['store'], limitations: [1, 2], level: 20, active: true, blocked_at: null },
    { id: 2, role: 'administrator', resources: ['store', 'ordering'], limitations: [], level: 10, active: false, blocked_at: null },
    { id: 3, role: 'operator', resources: [], limitations: [2], level: 0, active: true, blocked_at: '2026-11-20T09:00:00.000Z' },
  ],
};
const declared: readonly AnyResource[] = [registry.orders, registry.users];

describe('a composed filter that is opened to be changed', () => {
  it.each(declared)('of $name asks the same when nothing is changed', (resource) => {
    const own = rows[resource.name] ?? [];
    const asked = filtersOf(resource, own).filter((filter) => 'any' in filter || 'all' in filter);
    fc.assert(
      fc.property(asked, ({ any, all }) => {
        const groups = { ...(any === undefined ? {} : { any }), ...(all === undefined ? {} : { all }) };
        let last = 0;
        const nextKey = () => String((last += 1));
        const written = writtenFilter(resource, readDraft({ resource, language: 'cs', nextKey }, groups), '2026-11-28');
        // A range that ends before it begins finds nothing: the form says so.
        fc.pre('filter' in written || written.wrong.some(({ problem }) => problem !== 'reversed'));
        if ('wrong' in written) throw new Error(`${JSON.stringify(groups)} ${JSON.stringify(written.wrong)}`);
        const found = own.map((row) => fulfils(resource, row, written.filter));
        expect(found, `${JSON.stringify(groups)} ${JSON.stringify(written.filter)}`).toEqual(
          own.map((row) => fulfils(resource, row, groups)),
        );
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});
