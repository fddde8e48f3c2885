import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { filterDescription, filterRef, filterSchemas } from '../../../contract/derive/filters/filter-schema.ts';
import { readFilter } from '../../../contract/derive/filters/filter-tree.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { lamps } from './lamps.ts';

describe('the description of a filter', () => {
  it('names its keys, the search and the bounds of groups', () => {
    const said = filterDescription(registry.employees);
    expect(said).toContain('keys: id, id_in, id_ne, store_id, store_id_ne, store_id_in, active, code, code_in, name, name_in, q.');
    expect(said).toContain('3 lists in one another and 50 conditions in them at most');
  });
});

describe('the schema of a filter', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema({ components: { schemas: filterSchemas(lamps) } }, 'api');
  const takes = ajv.compile({ $ref: `api${String(filterRef(lamps)['$ref'])}` });

  it.each([
    [{}],
    [{ q: 'roh', state: 'on' }],
    [{ id: [1, 2], store_id: 3, height_gte: 4 }],
    [{ state_in: ['on', 'off'], watched: true }],
    [{ created_at_on: 'today' }],
    [{ any: [{ state: 'on' }, { all: [{ watched: false }, { id_ne: 7 }] }] }],
  ])('takes what the list takes: %j', (filter) => {
    const { q: _, ...conditions }: Readonly<Record<string, unknown>> = filter;
    expect(readFilter(lamps, conditions)).toHaveProperty('parts');
    expect([takes(filter), takes.errors]).toEqual([true, null]);
  });

  it.each([
    [{ nothing: 1 }],
    [{ state: 'purple' }],
    [{ id: 'one' }],
    [{ any: [] }],
    [{ watched: 'yes' }],
    [{ id_in: 1 }],
    [{ state_gte: 'on' }],
    [{ created_at_on: 'someday' }],
    [{ created_at_on: ['today'] }],
    [{ height_on: 'today' }],
  ])('refuses what the list refuses: %j', (filter) => {
    expect(readFilter(lamps, filter)).toHaveProperty('wrong');
    expect(takes(filter)).toBe(false);
  });
});
