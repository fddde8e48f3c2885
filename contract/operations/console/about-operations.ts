import type { Operation } from '../../api/operation.ts';

/** The API about itself. */
export const aboutOperations: readonly Operation[] = [
  {
    id: 'about.openapi',
    method: 'get',
    path: '/openapi.json',
    stage: 'public',
    tag: 'about',
    summary: 'This description.',
    answer: { status: 200, schema: { type: 'object' } },
  },
  {
    id: 'about.docs',
    method: 'get',
    path: '/docs',
    stage: 'public',
    tag: 'about',
    summary: 'This description, to be read by people.',
    answer: { status: 200, schema: { type: 'string' }, type: 'text/html' },
  },
];
