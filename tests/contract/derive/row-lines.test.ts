import { describe, expect, it } from 'vitest';
import { fieldOf, listColumns } from '../../../contract/derive/fields.ts';
import { rowLinesOf } from '../../../contract/derive/shown/row-lines.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const lists: readonly AnyResource[] = Object.values(registry).filter((resource) => !('singleton' in resource));

describe('the two lines of a row', () => {
  it.each([
    ['desks', { what: 'label', first: [], second: ['desk_kind', 'store_id'] }],
    ['tickets', { what: 'number', first: ['created_at'], second: ['state', 'service_id', 'store_id'] }],
    ['stores', { what: 'label', first: ['last_socket_communication_at'], second: ['communication', 'region_id'] }],
    // The state comes before a choice that is before it.
    ['users', { what: 'name', first: ['last_sign_in_at'], second: ['state', 'limitations'] }],
    // No one looks for templates by when they were written.
    ['templates', { what: 'name', first: [], second: ['channel', 'purpose'] }],
    ['backups', { what: 'name', first: ['created_at'], second: ['status', 'store_id'] }],
    ['licences', { what: 'store_id', first: ['valid_to'], second: ['serial_number'] }],
    // Who did what, and to the record of which person.
    ['audit-log', { what: 'action', first: ['created_at'], second: ['actor_name', 'resource', 'record_id'] }],
    // The long state of a silent device is next to its name, so that the branch stays whole.
    ['touch-screens', { what: 'name', first: ['state'], second: ['store_id', 'paper'] }],
    ['virtual-displays', { what: 'name', first: ['state'], second: ['store_id', 'playing_playlist_id'] }],
    ['orders', { what: 'name', first: ['starts_at'], second: ['state', 'service_id', 'store_id'] }],
  ] as const)('of %s follow from its declaration, or are declared', (name, lines) => {
    expect(rowLinesOf(registry[name])).toEqual(lines);
  });

  it('take the time that orders the rows before one that merely stands before it', () => {
    const { outages } = registry;
    const ordered: AnyResource = { ...outages, list: { ...outages.list, sort: ['ended_at', 'desc'] } };
    expect([rowLinesOf(outages).first, rowLinesOf(ordered).first]).toEqual([['started_at'], ['ended_at']]);
  });

  it('do without what the list leaves out', () => {
    const { orders } = registry;
    const columns = orders.list.columns.filter((column) => column !== 'store_id');
    expect(rowLinesOf({ ...orders, list: { ...orders.list, columns } }).second).toEqual(['state', 'service_id']);
  });

  it.each(lists.map((resource) => [resource.name, resource] as const))(
    'of %s name each field once and nothing that no list shows',
    (_, resource) => {
      const { what, first, second } = rowLinesOf(resource);
      const names = [what, ...first, ...second];
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => fieldOf(resource, name) === undefined)).toEqual([]);
      expect([...first, ...second].filter((name) => !listColumns(resource).includes(name))).toEqual([]);
      expect(first.length).toBeLessThanOrEqual(1);
      expect(second.length).toBeGreaterThan(0);
    },
  );
});
