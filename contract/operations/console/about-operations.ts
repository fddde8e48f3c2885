import { defineOperation } from '../../derive/operations/define-operation.ts';
import { content } from '../../kit/shape.ts';

/** The API about itself. */
export const aboutOperations = [
  defineOperation({
    id: 'about.openapi',
    method: 'get',
    path: '/openapi.json',
    stage: 'public',
    tag: 'about',
    summary: 'This description.',
    answer: { status: 200, schema: { type: 'object' } },
  }),
  defineOperation({
    id: 'about.docs',
    method: 'get',
    path: '/docs',
    stage: 'public',
    tag: 'about',
    summary: 'This description, to be read by people.',
    answer: { status: 200, schema: content, type: 'text/html' },
  }),
] as const;
