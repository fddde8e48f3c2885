import type { Operation } from '../../api/operation.ts';
import { searching } from '../../basics/limits.ts';

/** Searching everything at once: page 01. */
export const searchOperations: readonly Operation[] = [
  {
    id: 'search',
    method: 'get',
    path: '/search',
    stage: 'passed',
    tag: 'search',
    summary:
      'Rows of all entities that have every word, as far as the user may list them: the best of each entity, exact names first. A word of one or two signs stands at the beginning of a word. Less than two signs in all find nothing.',
    parameters: [
      {
        name: 'q',
        in: 'query',
        required: true,
        description: 'What is looked for, without regard to case and diacritics.',
        schema: { type: 'string', maxLength: searching.longest },
      },
    ],
    answer: { status: 200, schema: { $ref: '#/components/schemas/found' } },
  },
];
