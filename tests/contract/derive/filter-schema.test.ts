import { describe, expect, it } from 'vitest';
import { filterDescription, filterSchema } from '../../../contract/derive/filters/filter-schema.ts';
import { registry } from '../../../contract/resources/registry.ts';

describe('the description of a filter', () => {
  it('names its keys, the search and the bounds of groups', () => {
    const said = filterDescription(registry.employees);
    expect(said).toContain('keys: id, id_in, id_ne, store_id, store_id_ne, store_id_in, active, code, code_in, name, name_in, q.');
    expect(said).toContain('3 lists in one another and 50 conditions in them at most');
  });

  it('in a body has any key, and groups that are never empty', () => {
    const group = { type: 'array', items: { type: 'object', minProperties: 1 }, minItems: 1, maxItems: 50 };
    expect(filterSchema()).toMatchObject({ type: 'object', properties: { all: group, any: group }, additionalProperties: true });
  });

  it('in a body says at its end what is particular there', () => {
    const { description } = filterSchema();
    expect(String(description)).toMatch(/^As in the list; .* at most\.$/u);
    expect(filterSchema(' Needed here.')['description']).toBe(`${String(description)} Needed here.`);
  });
});
