import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listParameters } from '../../../contract/derive/operations/list-parameters.ts';
import { rowRef } from '../../../contract/derive/operations/parameters.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const listed = resources.filter(({ singleton }) => singleton !== true);
const { paths, components } = JSON.parse(readFileSync(new URL('../../../docs/generated/openapi.json', import.meta.url), 'utf8'));

describe('what a list may be asked by its address', () => {
  it.each(listed.map((resource) => [resource.name, resource] as const))('is described as it is committed: %s', (name, resource) => {
    expect(listParameters(resource)).toEqual(paths[`/${name}`].get.parameters);
  });

  it('is a filter, a range, a sort, the row to go on after and how far rows are counted, all in the query', () => {
    const parameters = listParameters({ ...registry.employees, endless: true });
    expect(parameters.map(({ name }) => name)).toEqual(['filter', 'range', 'sort', 'after', 'total']);
    for (const parameter of parameters) expect(parameter).toMatchObject({ in: 'query' });
  });

  it('is JSON, of what the entity can be filtered and sorted by', () => {
    expect(listParameters(registry.employees)).toMatchObject([
      { name: 'filter', content: { 'application/json': { schema: { $ref: '#/components/schemas/employees-filter' } } } },
      { name: 'range', content: { 'application/json': { schema: { type: 'array', minItems: 2, maxItems: 2 } } } },
      { name: 'sort', content: { 'application/json': { schema: { $ref: '#/components/schemas/employees-sort' } } } },
      { name: 'after', schema: { type: 'string' } },
      { name: 'total', schema: { enum: ['bounded'] } },
      { name: 'trash' },
    ]);
  });

  it('is also for deleted rows where they are kept', () => {
    expect(listParameters(registry.employees).at(-1)).toMatchObject({ name: 'trash', in: 'query', schema: { type: 'boolean' } });
  });
});

describe('the schema of a row of an entity', () => {
  it.each(resources.map(({ name }) => name))('is described once: %s', (name) => {
    const place = `#/components/schemas/${name}`;
    expect(rowRef(name)).toEqual({ $ref: place });
    expect(components.schemas).toHaveProperty([name]);
  });
});
