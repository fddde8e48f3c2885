import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importOperationsOf } from '../../../contract/derive/operations/import-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { bare } from './lamps.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const importable = resources.filter(({ importBy }) => importBy !== undefined);
const committed = JSON.parse(readFileSync(new URL('../../../docs/generated/openapi.json', import.meta.url), 'utf8'));
const operation = (name: string) => importOperationsOf(registry.employees).find(({ id }) => id === `employees.${name}`);

describe('bringing rows in from a file', () => {
  it('is reading it, looking at it, checking, looking at its rows, saving and taking the wrong rows back', () => {
    expect(importOperationsOf(registry.employees).map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual([
      'employees.import: post /employees/import',
      'employees.import-show: get /imports/employees/{id}',
      'employees.import-check: post /imports/employees/{id}/check',
      'employees.import-rows: get /imports/employees/{id}/rows',
      'employees.import-save: post /imports/employees/{id}/save',
      'employees.import-wrong: get /imports/employees/{id}/wrong',
    ]);
  });

  it.each(importable.map((resource) => [resource.name, resource] as const))('is described as it is committed: %s', (_, resource) => {
    const { paths } = JSON.parse(JSON.stringify(openApiOf(importOperationsOf(resource), [resource])));
    expect(Object.keys(paths)).toHaveLength(6);
    for (const [path, described] of Object.entries(paths)) expect(described, path).toEqual(committed.paths[path]);
  });

  it('is not offered where rows cannot be told apart', () => {
    for (const resource of resources.filter((each) => !importable.includes(each))) expect(importOperationsOf(resource)).toEqual([]);
    expect(importOperationsOf(bare)).toEqual([]);
  });

  it('is for who owes no step of signing in', () => {
    for (const { stage, tag } of importOperationsOf(registry.employees)) expect([stage, tag]).toEqual(['passed', 'employees']);
  });

  it('assigns a field or none to each column', () => {
    const column = { anyOf: [{ type: 'string', enum: ['store_id', 'code', 'name', 'active'] }, { type: 'null' }] };
    expect(operation('import-check')?.bodySchema).toMatchObject({
      properties: { mapping: { type: 'array', items: column } },
      required: ['mapping'],
      additionalProperties: false,
    });
  });

  it('saves all rows or the good ones', () => {
    expect(operation('import-save')?.bodySchema).toEqual({
      type: 'object',
      properties: { rows: { type: 'string', enum: ['all', 'good'] } },
      required: ['rows'],
      additionalProperties: false,
    });
  });

  it('takes tables alone and answers with the import', () => {
    expect(operation('import')?.fileTypes).toEqual([
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/octet-stream',
    ]);
    expect(operation('import')?.answer).toEqual({ status: 201, schema: { $ref: '#/components/schemas/import' } });
  });
});
