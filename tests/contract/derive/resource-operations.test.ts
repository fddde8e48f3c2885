import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../contract/api/operation.ts';
import { actionOperationId, bulkOperations } from '../../../contract/derive/operations/bulk-operations.ts';
import { exportOperationsOf } from '../../../contract/derive/operations/export-operations.ts';
import { queryOperation } from '../../../contract/derive/operations/list-operations.ts';
import { operationsOf } from '../../../contract/derive/operations/resource-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { lamps } from './lamps.ts';

const { actions: _, ...plain } = lamps;
const linesOf = (operations: readonly Operation[]) => operations.map(({ id, method, path }) => `${id} ${method} ${path}`);
const idsOf = (resource: AnyResource) => operationsOf(resource).map(({ id }) => id);
const parametersOf = ({ parameters }: Operation) => (parameters ?? []).map(({ name }) => name);
const find = (id: string, resource: AnyResource = lamps): Operation => {
  const found = operationsOf(resource).find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

describe('the calls of an entity', () => {
  it('read, write, do one thing to many and bring back, its own actions last', () => {
    expect(linesOf(operationsOf(lamps))).toEqual([
      'lamps.list get /lamps',
      'lamps.query post /lamps/query',
      'lamps.show get /lamps/{id}',
      'lamps.history get /lamps/{id}/history',
      'lamps.create post /lamps',
      'lamps.patch patch /lamps/{id}',
      'lamps.put put /lamps/{id}',
      'lamps.delete delete /lamps/{id}',
      'lamps.bulk post /lamps/bulk',
      'lamps.restore post /lamps/{id}/restore',
      'lamps.actions.light post /lamps/{id}/actions/light',
      'lamps.actions.put-out post /lamps/{id}/actions/put-out',
    ]);
  });

  it('of what is always there are without an identifier', () => {
    const single: AnyResource = { ...plain, singleton: true };
    expect(linesOf(operationsOf(single))).toEqual([
      'lamps.show get /lamps',
      'lamps.patch patch /lamps',
      'lamps.put put /lamps',
      'lamps.history get /lamps/history',
    ]);
    expect(operationsOf(single).map(parametersOf)).toEqual([[], ['If-Match'], ['If-Match'], []]);
  });

  it.each([
    ['only read', { operations: [] }, ['list', 'query', 'show', 'history']],
    ['only made', { operations: ['create'] }, ['list', 'query', 'show', 'history', 'create']],
    ['only changed', { operations: ['edit'] }, ['list', 'query', 'show', 'history', 'patch', 'put', 'bulk']],
    ['only deleted', { operations: ['delete'] }, ['list', 'query', 'show', 'history', 'delete', 'bulk', 'restore']],
    ['without versions', { operations: [], versioned: false }, ['list', 'query', 'show']],
    ['coming for ever', { operations: ['edit'], endless: true }, ['list', 'query', 'show', 'history', 'patch', 'put', 'bulk']],
  ] as const)('of what is %s are no more than that', (...[, more, names]) => {
    expect(idsOf({ ...plain, ...more })).toEqual(names.map((name) => `lamps.${name}`));
  });

  it('are of the entity, and for who has passed all steps of the sign-in', () => {
    for (const operation of [...operationsOf(lamps), ...exportOperationsOf(lamps), ...operationsOf({ ...plain, singleton: true })])
      expect(operation).toMatchObject({ tag: 'lamps', stage: 'passed', summary: expect.stringMatching(/^[A-Z].+\.$/u) });
  });

  it('name the row, its version and a repetition where they matter', () => {
    expect(
      Object.fromEntries(
        operationsOf(lamps)
          .slice(2)
          .map((each) => [each.id.slice(6), parametersOf(each)]),
      ),
    ).toEqual({
      show: ['id'],
      history: ['id'],
      create: ['Idempotency-Key'],
      patch: ['id', 'If-Match'],
      put: ['id', 'If-Match'],
      delete: ['id', 'If-Match'],
      bulk: ['Idempotency-Key'],
      restore: ['id', 'If-Match', 'Idempotency-Key'],
      'actions.light': ['id', 'If-Match', 'Idempotency-Key'],
      'actions.put-out': ['id', 'If-Match', 'Idempotency-Key'],
    });
  });

  it('demand the version in the header where it has no other place', () => {
    const demanded = (id: string) => find(id).parameters?.some(({ name, required }) => name === 'If-Match' && required === true);
    expect([demanded('lamps.patch'), demanded('lamps.actions.light'), demanded('lamps.put')]).toEqual([true, true, false]);
    expect(find('lamps.put').bodySchema).toHaveProperty('properties.version');
    expect(find('lamps.patch').bodySchema).not.toHaveProperty('properties.version');
  });

  it('answer with the row, a new one with 201', () => {
    const row = { $ref: '#/components/schemas/lamps' };
    for (const id of ['show', 'patch', 'put', 'delete', 'restore', 'actions.light'])
      expect(find(`lamps.${id}`).answer).toEqual({ status: 200, schema: row });
    expect(find('lamps.create').answer).toEqual({ status: 201, schema: row });
    expect(find('lamps.bulk').answer).toEqual({ status: 200, schema: { $ref: '#/components/schemas/bulk-result' } });
    expect(find('lamps.history').answer.schema).toEqual({ type: 'array', items: { $ref: '#/components/schemas/history-entry' } });
  });

  it('demand what a new row needs, and nothing in a change', () => {
    expect(find('lamps.create').bodySchema?.['required']).toEqual(['name', 'store_id']);
    for (const id of ['lamps.patch', 'lamps.put']) expect(find(id).bodySchema).not.toHaveProperty('required');
  });
});

describe('an action of an entity', () => {
  it('is known by its name', () => {
    expect(actionOperationId(lamps, 'light')).toBe('lamps.actions.light');
  });

  it('takes those of its fields that a person may write, and no body where it takes none', () => {
    const schema = { anyOf: [{ type: 'integer', minimum: 1, maximum: 30 }, { type: 'null' }] };
    expect(find('lamps.actions.light').bodySchema).toEqual({ type: 'object', properties: { height: schema }, additionalProperties: false });
    expect(find('lamps.actions.put-out')).not.toHaveProperty('bodySchema');
  });
});

describe('one thing done to many rows', () => {
  it.each([
    ['all', lamps, ['update', 'delete', 'restore', 'light', 'put-out']],
    ['no deleting', { ...lamps, operations: ['edit'] }, ['update', 'light', 'put-out']],
  ] as const)('may be %s', (...[, resource, offered]) => {
    expect(find('lamps.bulk', resource).bodySchema).toMatchObject({
      properties: { action: { enum: offered }, ids: { maxItems: 1000 } },
      required: ['action'],
      additionalProperties: false,
    });
  });

  it('is no call where nothing may be done', () => {
    expect(bulkOperations({ ...plain, operations: [] }, {})).toEqual([]);
  });
});

describe('the list that is asked by a body', () => {
  const propertiesOf = (resource: AnyResource) => queryOperation(resource).bodySchema?.['properties'];

  it('answers with the rows, their number, counts by field and rows by entity', () => {
    const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };
    const rowsOf = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
    expect(find('lamps.list').answer.schema).toEqual(rowsOf('lamps'));
    expect(find('lamps.query').answer.schema).toMatchObject({
      properties: {
        data: rowsOf('lamps'),
        meta: {
          properties: {
            facets: { properties: { state: counts, colours: counts, watched: counts, silence: counts } },
            prefetched: { properties: { stores: rowsOf('stores'), poles: rowsOf('poles') } },
          },
        },
      },
      required: ['data', 'total', 'meta'],
    });
  });

  it('may count and bring along what the entity has of that', () => {
    expect(propertiesOf(lamps)).toMatchObject({
      meta: {
        properties: {
          facets: { type: 'array', items: { type: 'string', enum: ['state', 'colours', 'watched', 'silence'] } },
          prefetch: { type: 'array', items: { type: 'string', enum: ['store_id', 'pole_ids'] } },
        },
      },
    });
  });

  it('may count nothing where there is nothing to count', () => {
    const bare: AnyResource = { ...plain, fields: {}, list: { columns: ['id'], sort: ['id', 'asc'] } };
    expect(propertiesOf(bare)).toMatchObject({
      meta: { properties: { facets: { type: 'array', maxItems: 0 }, prefetch: { type: 'array', maxItems: 0 } } },
    });
  });

  it('may look into the trash where there is one', () => {
    expect(propertiesOf(lamps)).toHaveProperty('trash', { type: 'boolean' });
    expect(propertiesOf({ ...lamps, operations: ['edit'] })).not.toHaveProperty('trash');
  });
});

describe('an export', () => {
  it('is asked by address and by body', () => {
    expect(linesOf(exportOperationsOf(lamps))).toEqual(['lamps.export get /lamps/export', 'lamps.export-query post /lamps/export']);
    const [byAddress, byBody] = exportOperationsOf(lamps);
    expect(byAddress?.parameters?.map(({ name, required }) => [name, required === true])).toEqual([
      ['format', true],
      ['columns', false],
      ['filter', false],
      ['sort', false],
    ]);
    expect(byBody?.bodySchema).toMatchObject({ required: ['format'], properties: { format: { enum: ['csv', 'xlsx'] } } });
  });

  it('is none of what is one row', () => {
    expect(exportOperationsOf({ ...lamps, singleton: true })).toEqual([]);
  });
});
