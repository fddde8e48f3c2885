import { defineOperation } from '../../derive/operations/define-operation.ts';
import { structure } from '../../kit/shape.ts';

const common = { path: '/preferences', stage: 'passed', tag: 'preferences' } as const;

const values = structure;

/** How someone likes the console: page 01. What is under a name is the console's own affair. */
export const preferenceOperations = [
  defineOperation({
    ...common,
    id: 'preferences.show',
    method: 'get',
    summary: 'What the signed-in user has chosen, by name.',
    answer: { status: 200, schema: values },
  }),
  defineOperation({
    ...common,
    id: 'preferences.change',
    method: 'patch',
    summary: 'Keeps what is given under each name; null forgets it. Other names stay as they are.',
    freeBody: values,
    refusals: ['unknown_field', 'invalid', 'too_many_preferences'],
    answer: { status: 204, schema: null },
  }),
] as const;
