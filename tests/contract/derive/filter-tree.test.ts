import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGroup, listConditions, readFilter } from '../../../contract/derive/filters/filter-tree.ts';
import { registry } from '../../../contract/resources/registry.ts';

const { services } = registry;
const active = { name: 'state', operator: 'eq', value: 'active' } as const;
const online = { name: 'web_order', operator: 'eq', value: true } as const;
const first = { name: 'id', operator: 'eq', value: 1 } as const;

const times = (count: number) => Array.from({ length: count }, () => ({ id: 1 }));

describe('a filter', () => {
  it.each([
    ['that says nothing has no parts', {}, []],
    ['has a condition for each of its keys', { state: 'active', web_order: true }, [active, online]],
    ['names the operator after the field', { state_ne: 'reserve' }, [{ name: 'state', operator: 'ne', value: 'reserve' }]],
    ['with a bare key and a list asks for one of them', { id: [1, 2] }, [{ name: 'id', operator: 'in', value: [1, 2] }]],
    ['may join conditions of which one must hold', { any: [{ id: 1 }, { state: 'active' }] }, [{ joint: 'any', parts: [first, active] }]],
    ['may join conditions of which all must hold', { all: [{ id: 1 }] }, [{ joint: 'all', parts: [first] }]],
    [
      'takes several keys in one object of a group for all of them',
      { any: [{ state: 'active', web_order: true }, { id: 1 }] },
      [{ joint: 'any', parts: [{ joint: 'all', parts: [active, online] }, first] }],
    ],
    [
      'may have groups in groups, three deep',
      { any: [{ all: [{ any: [{ id: 1 }] }] }], state: 'active' },
      [{ joint: 'any', parts: [{ joint: 'all', parts: [{ joint: 'any', parts: [first] }] }] }, active],
    ],
  ])('%s', (_, filter, parts) => {
    expect(readFilter(services, filter)).toEqual({ parts });
  });

  it.each([
    ['a key that the entity lacks', { nobody: 1 }, 'unknown_filter', 'nobody'],
    ['a field that is no filter', { mobile_name: 'Pasy' }, 'unknown_filter', 'mobile_name'],
    ['more than equality of a name', { name_contains: 'Pas' }, 'unknown_filter', 'name_contains'],
    ['an operator that the field lacks', { state_gte: 'a' }, 'unknown_filter', 'state_gte'],
    ['a key of every object', { toString: 'a' }, 'unknown_filter', 'toString'],
    ['a value that makes no sense', { state: 'closed' }, 'invalid_filter', 'state'],
    ['a list where one value is meant', { state_ne: ['active'] }, 'invalid_filter', 'state_ne'],
    ['a value within a group', { any: [{ id: 1 }, { state: 'closed' }] }, 'invalid_filter', 'any[1].state'],
    ['a key deep within groups', { any: [{ all: [{ id: 1 }, { nobody: 1 }] }] }, 'unknown_filter', 'any[0].all[1].nobody'],
    ['a group that is empty', { any: [] }, 'invalid_filter_group', 'any'],
    ['a group that is no list', { all: { id: 1 } }, 'invalid_filter_group', 'all'],
    ['a group as long as a list but none', { all: 'ab' }, 'invalid_filter_group', 'all'],
    ['an empty object within a group', { any: [{ id: 1 }, {}] }, 'invalid_filter_group', 'any[1]'],
    ['nothing within a group', { any: [null] }, 'invalid_filter_group', 'any[0]'],
    ['a text within a group', { any: ['id'] }, 'invalid_filter_group', 'any[0]'],
    ['a list within a group', { any: [[{ id: 1 }]] }, 'invalid_filter_group', 'any[0]'],
    ['groups four deep', { any: [{ all: [{ any: [{ all: [{ id: 1 }] }] }] }] }, 'filter_too_deep', 'any[0].all[0].any[0].all'],
    ['a group that is too long', { any: times(51) }, 'filter_too_long', 'any'],
    ['groups too long together', { any: times(50), all: times(1) }, 'filter_too_long', 'filter'],
  ])('is refused for %s', (_, filter, code, at) => {
    expect(readFilter(services, filter)).toEqual({ wrong: { code, at } });
  });

  it('is refused for the first of several faults', () => {
    expect(readFilter(services, { id: 1, state: 'closed', nobody: 1 })).toEqual({ wrong: { code: 'invalid_filter', at: 'state' } });
  });

  it('may have fifty conditions in its groups, and those outside do not count', () => {
    const read = readFilter(services, { state: 'active', any: times(25), all: times(25) });
    expect('parts' in read && listConditions(read.parts)).toHaveLength(51);
  });

  it('asks only about fields that may be read', () => {
    const reads = (name: string) => name !== 'state';
    expect(readFilter(services, { web_order: true }, reads)).toEqual({ parts: [online] });
    expect(readFilter(services, { state: 'active' }, reads)).toEqual({ wrong: { code: 'unknown_filter', at: 'state' } });
    expect(readFilter(services, { any: [{ id: 1 }, { state_in: ['active'] }] }, reads)).toEqual({
      wrong: { code: 'unknown_filter', at: 'any[1].state_in' },
    });
  });
});

describe('the parts of a filter', () => {
  it('are conditions and groups', () => {
    expect(isGroup({ joint: 'any', parts: [] })).toBe(true);
    expect(isGroup(first)).toBe(false);
  });

  it('have all the conditions that were written, however deep and in their order', () => {
    const { group } = fc.letrec<{ group: object; condition: object }>((tie) => ({
      condition: fc.integer({ min: 1, max: 99 }).map((id) => ({ id })),
      group: fc.record({ any: fc.array(fc.oneof({ maxDepth: 2 }, tie('condition'), tie('group')), { minLength: 1, maxLength: 3 }) }),
    }));
    fc.assert(
      fc.property(group, (filter) => {
        const read = readFilter(services, Object.fromEntries(Object.entries(filter)));
        const written = [...JSON.stringify(filter).matchAll(/"id":(\d+)/gu)].map((found) => Number(found[1]));
        expect('parts' in read && listConditions(read.parts).map(({ value }) => value)).toEqual(written);
      }),
    );
  });
});
