import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listParameters } from '../../../contract/derive/operations/list-parameters.ts';
import { rowRef } from '../../../contract/derive/operations/parameters.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const listed = resources.filter(({ singleton }) => singleton !== true);
const { paths, components } = JSON.parse(readFileSync(new URL('../../../docs/generated/openapi.json', import.meta.url), 'utf8'));
const meta = (resource: AnyResource) => listParameters(resource).find(({ name }) => name === 'meta')?.description;

describe('what a list may be asked by its address', () => {
  it.each(listed.map((resource) => [resource.name, resource] as const))('is described as it is committed: %s', (name, resource) => {
    expect(listParameters(resource)).toEqual(paths[`/${name}`].get.parameters);
  });

  it('is a filter, a range, a sort, counts and the row to go on after, all in the query', () => {
    const parameters = listParameters({ ...registry.employees, endless: true });
    expect(parameters.map(({ name }) => name)).toEqual(['filter', 'range', 'sort', 'meta', 'after']);
    for (const parameter of parameters) expect(parameter).toMatchObject({ in: 'query', schema: { type: 'string' } });
  });

  it('is also for deleted rows where they are kept', () => {
    expect(listParameters(registry.employees).at(-1)).toMatchObject({ name: 'trash', in: 'query', schema: { type: 'boolean' } });
  });

  it('names what can be counted and what can be brought along', () => {
    expect(meta(registry.desks)).toMatch(/other filters: desk_kind, active\. .* referred to: store_id, service_ids, employee_id\.$/u);
    expect(meta(registry.regions)).toMatch(/other filters: none\. .* referred to: none\.$/u);
  });
});

describe('the schema of a row of an entity', () => {
  it.each(resources.map(({ name }) => name))('is described once: %s', (name) => {
    const place = `#/components/schemas/${name}`;
    expect(rowRef(name)).toEqual({ $ref: place });
    expect(components.schemas).toHaveProperty([name]);
  });
});
