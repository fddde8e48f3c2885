import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import { bulkRows, storesAtOnce } from '../../basics/limits.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { numberings } from '../../rules/services/plan-copies.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const copiedService = object(
  {
    service_id: { ...identifier, description: 'The service that was copied.' },
    name: text(80),
    result: { type: 'string', enum: ['created', 'changed', 'unchanged', 'left', 'refused'] },
    message: { type: 'string', description: 'Why it was refused.' },
    changes: list(object({ field: text(100), before: {}, after: {} })),
    seen: { ...text(64), description: 'Stands for what is told of the service at the store.' },
    desks: { ...list({ type: 'integer' }), description: 'Numbers of desks that serve it from now on.' },
    missing_desks: { ...list({ type: 'integer' }), description: 'Numbers of desks that serve the source and that the store has not.' },
  },
  ['service_id', 'name', 'result', 'changes', 'seen', 'desks', 'missing_desks'],
);

/** Services beside their rows (page 03, Service). */
export const serviceOperations: readonly Operation[] = [
  {
    id: 'services.copy',
    method: 'post',
    path: '/services/copy',
    stage: 'passed',
    tag: 'services',
    summary: `Copies services, named by ids or found by a filter, to stores: over the service there of the same name, otherwise as a new one. Each store and each service by itself, at most ${bulkRows} in all; with dry_run it only tells what would change.`,
    parameters: [idempotencyHeader],
    body: object(
      {
        ids: { ...list(identifier), maxItems: bulkRows },
        filter: { type: 'object', description: 'As in the list.', additionalProperties: true },
        store_ids: { ...list(identifier), minItems: 1, maxItems: storesAtOnce },
        numbering: {
          type: 'string',
          enum: numberings,
          description:
            'own (the default): a service that the store has keeps the letter and numbers of its tickets, a new one gets those of the source, under a free letter where they are given out already. same: those of the source, refused where another service has them.',
        },
        with_desks: { type: 'boolean', description: 'Desks of the same numbers serve it too; refused where the store has none of them.' },
        dry_run: { type: 'boolean', description: 'Answers what would happen and stores nothing.' },
        seen: {
          ...list(text(64)),
          description:
            'What previews gave of stores, or of each service of a store: a store of which another one was seen, or none, is refused.',
        },
        left_out: {
          ...list(object({ store_id: identifier, service_id: identifier })),
          maxItems: bulkRows,
          description: 'Services that a store does not get; the others get what they would get beside them.',
        },
      },
      ['store_ids'],
    ),
    answer: {
      status: 200,
      schema: list(
        object(
          {
            store_id: identifier,
            name: { anyOf: [text(120), { type: 'null' }] },
            result: { type: 'string', enum: ['copied', 'unchanged', 'refused'] },
            message: { type: 'string' },
            seen: { ...text(64), description: 'Stands for what is told of the store.' },
            services: list(copiedService),
          },
          ['store_id', 'name', 'result', 'seen', 'services'],
        ),
      ),
    },
  },
];
