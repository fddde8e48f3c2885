import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../contract/api/operation.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { openApiOf } from '../../../contract/openapi/openapi.ts';
import { bare, lamps } from './lamps.ts';

const show: Operation = {
  id: 'lamps.show',
  method: 'get',
  path: '/lamps/{id}',
  stage: 'passed',
  tag: 'lamps',
  summary: 'One row.',
  answer: { status: 200, schema: { type: 'object' } },
};
const refusals = {
  401: { $ref: '#/components/responses/401.Unauthorized' },
  403: { $ref: '#/components/responses/403.stage_not_passed' },
  400: { $ref: '#/components/responses/400.bad_request.invalid_identifier' },
  404: { $ref: '#/components/responses/404.unknown_address' },
  500: { $ref: '#/components/responses/500.internal' },
  503: { $ref: '#/components/responses/503.unavailable.disk_full.read_only' },
};
const described = (...operations: readonly Operation[]) => openApiOf(operations, [lamps])['paths'];

describe('the description of a call', () => {
  it('says what is answered, and what a refusal is', () => {
    expect(described(show)).toEqual({
      '/lamps/{id}': {
        get: {
          operationId: 'lamps.show',
          tags: ['lamps'],
          summary: 'One row.',
          description:
            'Needs a session that owes nothing. For everybody. Users who are limited to some stores reach the rows of those stores alone.',
          responses: {
            200: { description: 'OK', content: { 'application/json': { schema: { type: 'object' } } } },
            ...refusals,
          },
        },
      },
    });
  });

  it('stands beside the other methods of its address', () => {
    const paths = described(show, { ...show, id: 'lamps.list', path: '/lamps' }, { ...show, id: 'lamps.delete', method: 'delete' });
    expect(paths).toMatchObject({
      '/lamps/{id}': { get: { operationId: 'lamps.show' }, delete: { operationId: 'lamps.delete' } },
      '/lamps': { get: { operationId: 'lamps.list' } },
    });
  });

  it('needs no token only where it is for everybody', () => {
    expect(described({ ...show, stage: 'public' })).toMatchObject({ '/lamps/{id}': { get: { security: [] } } });
    for (const stage of ['password', 'second_factor', 'passed'] as const)
      expect(described({ ...show, stage })).not.toHaveProperty(['/lamps/{id}', 'get', 'security']);
  });

  it('has parameters where there are some', () => {
    const parameter = { name: 'id', in: 'path', required: true, description: 'Identifier.', schema: { type: 'integer' } } as const;
    expect(described({ ...show, parameters: [parameter] })).toMatchObject({ '/lamps/{id}': { get: { parameters: [parameter] } } });
    expect(described({ ...show, parameters: [] })).not.toHaveProperty(['/lamps/{id}', 'get', 'parameters']);
  });

  it('has a body where one is sent, as JSON or as a file', () => {
    expect(described({ ...show, bodySchema: { type: 'array' } })).toHaveProperty(['/lamps/{id}', 'get', 'requestBody'], {
      required: true,
      content: { 'application/json': { schema: { type: 'array' } } },
    });
    expect(described({ ...show, fileTypes: ['text/csv', 'image/png'] })).toHaveProperty(['/lamps/{id}', 'get', 'requestBody'], {
      required: true,
      content: { 'text/csv': {}, 'image/png': {} },
    });
  });

  it.each([
    ['nothing', { status: 204, schema: null }, { 204: { description: 'OK' } }],
    [
      'a file of several types',
      { status: 200, schema: { type: 'string' }, type: 'text/csv', alsoTypes: ['text/plain'] },
      { 200: { description: 'OK', content: { 'text/csv': { schema: { type: 'string' } }, 'text/plain': { schema: { type: 'string' } } } } },
    ],
  ] as const)('answers with %s', (...[, answer, responses]) => {
    expect(described({ ...show, answer })).toHaveProperty(['/lamps/{id}', 'get', 'responses'], { ...responses, ...refusals });
  });
});

describe('a refusal', () => {
  it('is described once for the operations and the status that have the same codes', () => {
    const named = { ...show, id: 'lamps.light', path: '/lamps/{id}/light', refusals: ['forbidden', 'not_found'] } as const;
    const { components, paths } = JSON.parse(JSON.stringify(openApiOf([show, named], [lamps])));
    expect(paths['/lamps/{id}/light'].get.responses['500']).toEqual(paths['/lamps/{id}'].get.responses['500']);
    expect(paths['/lamps/{id}/light'].get.responses['403']).toEqual({ $ref: '#/components/responses/403.forbidden.stage_not_passed' });
    expect(components.responses['403.forbidden.stage_not_passed']).toEqual({
      description: 'Refused: `forbidden`, `stage_not_passed`.',
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/error' }, { properties: { err: { enum: ['forbidden', 'stage_not_passed'] } } }] },
        },
      },
    });
  });
});

describe('the description of the API', () => {
  it('says of the rows of an entity who gets no more than names of them', () => {
    const poles: AnyResource = { ...bare, name: 'poles' };
    const description = openApiOf([], [lamps, poles]);
    expect(description).toHaveProperty(['components', 'schemas', 'poles', 'x-names-only'], ['id', 'name']);
    expect(description).toHaveProperty(
      ['components', 'schemas', 'poles', 'description'],
      'A row of poles. Users who may not read poles, but read lamps, get only id, name of it.',
    );
    expect(description).toHaveProperty(['components', 'schemas', 'lamps', 'description'], 'A row of lamps.');
    expect(description).not.toHaveProperty(['components', 'schemas', 'lamps', 'x-names-only']);
  });

  it('has the schema of every entity, of its filter and of its order besides the common ones', () => {
    expect(openApiOf([], [lamps])).toMatchObject({
      openapi: '3.1.0',
      paths: {},
      security: [{ bearer: [] }],
      components: {
        schemas: {
          lamps: { type: 'object' },
          'lamps-conditions': {},
          'lamps-filter': {},
          'lamps-sort': {},
          error: { type: 'object' },
          task: { type: 'object' },
        },
      },
    });
  });
});
