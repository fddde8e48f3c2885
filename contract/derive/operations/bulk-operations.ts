import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import { bulkRows } from '../../basics/limits.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { takenFields } from '../actions.ts';
import { filterRef } from '../filters/filter-schema.ts';
import { inputSchema } from '../json-schema.ts';
import { bulkActionsOf, hasTrash } from '../trash.ts';
import { acceptedVersionHeader, demandedVersionHeader, idParameter, quietParameters, rowRef, withClientMessage } from './parameters.ts';
import { actionRefusals, bulkRefusals, type EntityRefusals, restoreRefusals } from './row-refusals.ts';

/** Calls beyond reading and writing one row: many at once, bringing back, and the entity's own actions. */
export function bulkOperations(resource: AnyResource, own: EntityRefusals): readonly Operation[] {
  const offered = bulkActionsOf(resource);
  return [
    ...(offered.length === 0 ? [] : [bulkOperation(resource, offered)]),
    ...(hasTrash(resource) ? [restoreOperation(resource, own)] : []),
    ...Object.keys(resource.actions ?? {}).map((action) => actionOperation(resource, action, own)),
  ];
}

/** Identifier of the operation of a declared action. */
export function actionOperationId({ name }: Pick<AnyResource, 'name'>, action: string): string {
  return `${name}.actions.${action}`;
}

function bulkOperation(resource: AnyResource, offered: readonly string[]): Operation {
  const { name } = resource;
  return {
    id: `${name}.bulk`,
    method: 'post',
    path: `/${name}/bulk`,
    stage: 'passed',
    tag: name,
    summary: `Does one thing to many rows of ${name}, named by ids or found by a filter, each as if it were alone.`,
    parameters: [idempotencyHeader, ...quietParameters(resource)],
    bodySchema: bulkSchema(resource, offered),
    answer: { status: 200, schema: { $ref: '#/components/schemas/bulk-result' } },
    refusals: bulkRefusals(resource),
  };
}

function bulkSchema(resource: AnyResource, offered: readonly string[]): JsonSchema {
  const taken = Object.assign({}, ...offered.map((action) => takenFields(resource, action)));
  return {
    type: 'object',
    properties: {
      action: { type: 'string', enum: offered },
      ids: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 }, maxItems: bulkRows },
      filter: { ...filterRef(resource), description: 'For restore it looks among deleted rows.' },
      values: {
        ...withClientMessage(inputSchema({ fields: { ...resource.fields, ...taken } }, true), resource.notifiesClients === true),
        description: 'What update writes, or what the action takes.',
      },
      versions: {
        type: 'object',
        additionalProperties: { type: 'integer' },
        description: 'By id: a row that has another version is refused. A row without one is changed over whatever it is now.',
      },
      dry_run: { type: 'boolean', description: 'Answers what would happen and stores nothing.' },
    },
    required: ['action'],
    additionalProperties: false,
  };
}

function restoreOperation(resource: AnyResource, own: EntityRefusals): Operation {
  const { name } = resource;
  return {
    id: `${name}.restore`,
    method: 'post',
    path: `/${name}/{id}/restore`,
    stage: 'passed',
    tag: name,
    summary: `Brings a deleted row of ${name} back.`,
    parameters: [idParameter, acceptedVersionHeader, idempotencyHeader],
    answer: { status: 200, schema: rowRef(name) },
    refusals: restoreRefusals(resource, own),
  };
}

function actionOperation(resource: AnyResource, action: string, own: EntityRefusals): Operation {
  const { name } = resource;
  const fields = takenFields(resource, action);
  const notifies = resource.actions?.[action]?.notifiesClients === true;
  return {
    id: actionOperationId(resource, action),
    method: 'post',
    path: `/${name}/{id}/actions/${action}`,
    stage: 'passed',
    tag: name,
    provenWithinMinutes: resource.actions?.[action]?.provenWithinMinutes,
    provenFor: resource.actions?.[action]?.provenFor,
    summary: `The action ${action} on a row of ${name}.`,
    parameters: [idParameter, demandedVersionHeader, idempotencyHeader, ...quietParameters(resource)],
    ...(Object.keys(fields).length === 0 && !notifies
      ? {}
      : { bodySchema: { ...withClientMessage(inputSchema({ fields }, true), notifies), additionalProperties: false } }),
    answer: { status: 200, schema: rowRef(name) },
    refusals: actionRefusals(resource, action, own),
  };
}
