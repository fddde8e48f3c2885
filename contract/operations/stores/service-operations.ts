import { input } from '../../api/input.ts';
import { idempotencyHeader } from '../../api/operation.ts';
import { bulkRows, storesAtOnce } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { anything, choice, identifier, list, note, nullable, object, structure, text, whole } from '../../kit/shape.ts';
import { numberings } from '../../rules/services/plan-copies.ts';

const copiedService = object(
  {
    service_id: note(identifier, 'The service that was copied.'),
    name: text(80),
    result: choice(['created', 'changed', 'unchanged', 'left', 'refused']),
    changes: list(object({ field: text(100), before: anything, after: anything })),
    seen: note(text(64), 'Stands for what is told of the service at the store.'),
    desks: note(list(whole), 'Numbers of desks that serve it from now on.'),
    missing_desks: note(list(whole), 'Numbers of desks that serve the source and that the store has not.'),
  },
  { message: note(text(), 'Why it was refused.') },
);

/** Services in addition to their rows (page 03, Service). */
export const serviceOperations = [
  defineOperation({
    id: 'services.copy',
    method: 'post',
    path: '/services/copy',
    stage: 'passed',
    tag: 'services',
    summary: `Copies services, named by ids or found by a filter, to stores: over the service there of the same name, otherwise as a new one. Each store and each service by itself, at most ${bulkRows} in all; with dry_run it only tells what would change.`,
    headers: [idempotencyHeader],
    body: {
      ids: input.list(field.reference('services', { required: true }), { max: bulkRows }),
      filter: field.json({ schema: () => structure, description: 'As in the list.' }),
      store_ids: input.list(field.reference('stores', { required: true }), { required: true, max: storesAtOnce }),
      numbering: field.choice(numberings, {
        default: 'own',
        description:
          'own: a service that the store has keeps the letter and numbers of its tickets, a new one gets those of the source, under a free letter where they are given out already. same: those of the source, refused where another service has them.',
      }),
      with_desks: field.flag({
        default: false,
        description: 'Desks of the same numbers serve it too; refused where the store has none of them.',
      }),
      dry_run: field.flag({ default: false, description: 'Answers what would happen and stores nothing.' }),
      seen: input.list(field.text({ max: 64 }), {
        max: bulkRows,
        description:
          'What previews gave of stores, or of each service of a store: a store of which another one was seen, or none, is refused.',
      }),
      left_out: input.list(
        input.group(
          { store_id: field.reference('stores', { required: true }), service_id: field.reference('services', { required: true }) },
          { required: true },
        ),
        { max: bulkRows, description: 'Services that a store does not get; the others get what they would get beside them.' },
      ),
    },
    refusals: [
      'forbidden',
      'ids_or_filter',
      'invalid_identifier',
      'unknown_filter',
      'invalid_filter',
      'invalid_filter_group',
      'filter_too_deep',
      'filter_too_long',
      'nothing_to_copy',
      'bulk_too_large',
    ],
    answer: {
      status: 200,
      schema: list(
        object(
          {
            store_id: identifier,
            name: nullable(text(120)),
            result: choice(['copied', 'unchanged', 'refused']),
            seen: note(text(64), 'Stands for what is told of the store.'),
            services: list(copiedService),
          },
          { message: text() },
        ),
      ),
    },
  }),
] as const;
