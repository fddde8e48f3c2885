import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';

const common = { path: '/preferences', stage: 'passed', tag: 'preferences' } as const;

const values: JsonSchema = { type: 'object', additionalProperties: true };

/** How somebody likes the console: page 01. What stands under a name is the console's own affair. */
export const preferenceOperations: readonly Operation[] = [
  {
    ...common,
    id: 'preferences.show',
    method: 'get',
    summary: 'What the signed-in user has chosen, by name.',
    answer: { status: 200, schema: values },
  },
  {
    ...common,
    id: 'preferences.change',
    method: 'patch',
    summary: 'Keeps what is given under each name; null forgets it. Other names stay as they are.',
    body: values,
    answer: { status: 204, schema: null },
  },
];
