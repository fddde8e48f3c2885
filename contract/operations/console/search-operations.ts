import { searching } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { found } from '../components.ts';

/** Searching everything at once: page 01. */
export const searchOperations = [
  defineOperation({
    id: 'search',
    method: 'get',
    path: '/search',
    stage: 'passed',
    tag: 'search',
    summary:
      'Rows of all entities that have every word, as far as the user may list them: the best of each entity, exact names first. A word of one or two signs stands at the beginning of a word. Less than two signs in all find nothing.',
    query: {
      q: field.text({ max: searching.longest, description: 'What is looked for, without regard to case and diacritics.' }),
    },
    answer: { status: 200, schema: found },
  }),
] as const;
