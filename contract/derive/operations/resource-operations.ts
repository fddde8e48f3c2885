import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { inputSchema } from '../json-schema.ts';
import { bulkOperations } from './bulk-operations.ts';
import { listSchema, queryOperation } from './list-operations.ts';
import { listParameters } from './list-parameters.ts';
import {
  acceptedVersionHeader,
  demandedVersionHeader,
  idParameter,
  quietParameters,
  rowRef,
  versionHeader,
  withClientMessage,
} from './parameters.ts';
import { createRefusals, deleteRefusals, type EntityRefusals, editRefusals, listRefusals, showRefusals } from './row-refusals.ts';

/** The calls that every entity has; `own` is what the entity refuses beyond the engine. */
export function operationsOf(resource: AnyResource, own: EntityRefusals = {}): readonly Operation[] {
  return resource.singleton === true ? singletonOperations(resource, own) : collectionOperations(resource, own);
}

function collectionOperations(resource: AnyResource, own: EntityRefusals): readonly Operation[] {
  const { name } = resource;
  const row = rowRef(name);
  const common = { stage: 'passed', tag: name } as const;
  const one = { path: `/${name}/{id}`, parameters: [idParameter] } as const;
  const read: readonly Operation[] = [
    {
      ...common,
      id: `${name}.list`,
      method: 'get',
      path: `/${name}`,
      summary: `Rows of ${name}: filtered, sorted, one page of them. Content-Range gives the total.`,
      parameters: listParameters(resource),
      answer: { status: 200, schema: listSchema(name) },
      refusals: listRefusals,
    },
    queryOperation(resource),
    {
      ...common,
      ...one,
      id: `${name}.show`,
      method: 'get',
      summary: `One row of ${name}.`,
      answer: { status: 200, schema: row },
      refusals: showRefusals,
    },
    ...(resource.versioned === false ? [] : [historyOperation(resource)]),
  ];
  const written: readonly (readonly [string, Operation])[] = [
    [
      'create',
      {
        ...common,
        id: `${name}.create`,
        method: 'post',
        path: `/${name}`,
        summary: `Makes a row of ${name}.`,
        parameters: [idempotencyHeader],
        bodySchema: withClientMessage(inputSchema(resource, false), resource.notifiesClients === true),
        answer: { status: 201, schema: row },
        refusals: createRefusals(resource, own),
      },
    ],
    ['edit', editOperation(resource, 'patch', own)],
    ['edit', editOperation(resource, 'put', own)],
    [
      'delete',
      {
        ...common,
        ...one,
        id: `${name}.delete`,
        method: 'delete',
        parameters: [idParameter, acceptedVersionHeader],
        summary: `Takes a row of ${name} away.`,
        answer: { status: 200, schema: row },
        refusals: deleteRefusals(own),
      },
    ],
  ];
  const allowed = resource.operations;
  return [
    ...read,
    ...written.filter(([action]) => allowed === undefined || allowed.some((known) => known === action)).map(([, operation]) => operation),
    ...bulkOperations(resource, own),
  ];
}

function singletonOperations(resource: AnyResource, own: EntityRefusals): readonly Operation[] {
  const { name } = resource;
  const answer = { status: 200, schema: rowRef(name) } as const;
  const path = `/${name}` as const;
  return [
    {
      id: `${name}.show`,
      method: 'get',
      path,
      stage: 'passed',
      tag: name,
      summary: `The one row of ${name}.`,
      answer,
      refusals: showRefusals,
    },
    { ...editOperation(resource, 'patch', own), path, parameters: [demandedVersionHeader] },
    { ...editOperation(resource, 'put', own), path, parameters: [versionHeader] },
    { ...historyOperation(resource), path: `/${name}/history`, parameters: [] },
  ];
}

function editOperation(resource: AnyResource, method: 'patch' | 'put', own: EntityRefusals): Operation {
  const { name } = resource;
  const body = withClientMessage(inputSchema(resource, true), resource.notifiesClients === true);
  return {
    id: `${name}.${method}`,
    method,
    path: `/${name}/{id}`,
    stage: 'passed',
    tag: name,
    summary:
      method === 'patch'
        ? `Changes the given fields of a row of ${name}.`
        : `The same for plain clients: the version may stand in the body instead of If-Match.`,
    parameters: [idParameter, method === 'patch' ? demandedVersionHeader : versionHeader, ...quietParameters(resource)],
    bodySchema: method === 'patch' ? body : withVersion(body),
    answer: { status: 200, schema: rowRef(name) },
    refusals: editRefusals(resource, own),
  };
}

function withVersion(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { version: { type: 'integer', minimum: 1 }, ...Object(schema['properties']) } };
}

function historyOperation({ name }: AnyResource): Operation {
  return {
    id: `${name}.history`,
    method: 'get',
    path: `/${name}/{id}/history`,
    stage: 'passed',
    tag: name,
    summary: `Who changed what in a row of ${name}, the newest first.`,
    parameters: [idParameter],
    answer: { status: 200, schema: { type: 'array', items: { $ref: '#/components/schemas/history-entry' } } },
    refusals: showRefusals,
  };
}
