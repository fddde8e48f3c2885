import { idempotencyHeader, type Operation, type Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { viewBodies } from '../saved-view.ts';

const common = { stage: 'passed', tag: 'views' } as const;
const view: JsonSchema = { $ref: '#/components/schemas/saved-view' };
const one: Operation['answer'] = { status: 200, schema: view };

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the view.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

/** Saved views of lists (page 01): kept by their owner, seen by everybody who may see the list when they are shared. */
export const viewOperations: readonly Operation[] = [
  {
    ...common,
    id: 'views.list',
    method: 'get',
    path: '/views',
    summary: "The caller's own views of a list and those shared by others, the own ones first.",
    parameters: [
      { name: 'resource', in: 'query', required: true, description: 'The entity whose list it is.', schema: { type: 'string' } },
    ],
    answer: { status: 200, schema: { type: 'array', items: view } },
  },
  {
    ...common,
    id: 'views.create',
    method: 'post',
    path: '/views',
    summary: 'Keeps a view of a list that the caller may see.',
    parameters: [idempotencyHeader],
    body: viewBodies.create,
    answer: { status: 201, schema: view },
  },
  {
    ...common,
    id: 'views.change',
    method: 'patch',
    path: '/views/{id}',
    summary: 'Renames, shares or overwrites a view: an own one, or for super administrators a shared one.',
    parameters: [idParameter],
    body: viewBodies.change,
    answer: one,
  },
  {
    ...common,
    id: 'views.delete',
    method: 'delete',
    path: '/views/{id}',
    summary: 'Deletes a view; it can be brought back for a day.',
    parameters: [idParameter],
    answer: one,
  },
  {
    ...common,
    id: 'views.restore',
    method: 'post',
    path: '/views/{id}/restore',
    summary: 'Brings a deleted view back.',
    parameters: [idParameter, idempotencyHeader],
    answer: one,
  },
];
