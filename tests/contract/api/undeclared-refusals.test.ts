import { expect, it } from 'vitest';
import type { Operation } from '../../../contract/api/operation.ts';
import { undeclaredAmong } from '../../support/refusals/undeclared.ts';

const show: Operation = {
  id: 'lamps.show',
  method: 'get',
  path: '/lamps/{id}',
  alsoAt: '/lamps/{id}',
  stage: 'passed',
  tag: 'lamps',
  summary: 'One row.',
  refusals: ['not_found'],
  answer: { status: 200, schema: { type: 'object' } },
};
const judge = undeclaredAmong([show]);
const answered = { method: 'GET', route: '/central/lamps/{id}', status: 409 };
const refused = (err: string) => JSON.stringify({ err, message: 'No.', reference: '1' });

it.each([
  ['at its address', answered],
  ['at its other address', { ...answered, route: '/lamps/{id}' }],
  ['asked for its head', { ...answered, method: 'HEAD' }],
])('a refusal that the operation does not declare is found %s', (_, asked) => {
  expect(judge({ ...asked, payload: refused('duplicate') })).toBe('lamps.show answered duplicate (409), which it does not declare');
});

it.each([
  ['that it declares', { ...answered, status: 404, payload: refused('not_found') }],
  ['that follows from its declaration', { ...answered, status: 401, payload: refused('Unauthorized') }],
  ['of an address that is no operation', { ...answered, route: '/health', payload: refused('duplicate') }],
  ['of a method that is no operation', { ...answered, method: 'PUT', payload: refused('duplicate') }],
  ['of the head of a stream', { ...answered, method: 'HEAD', payload: refused('method_not_allowed') }],
])('a refusal %s is none', (_, asked) => {
  expect(judge(asked)).toBeNull();
});

it.each([
  ['a good answer', { ...answered, status: 200, payload: refused('duplicate') }],
  ['a stream', { ...answered, payload: new ReadableStream() }],
  ['an answer without a body', { ...answered, payload: undefined }],
  ['an answer without a code', { ...answered, payload: '{"status":"ok"}' }],
])('%s has no refusal', (_, asked) => {
  expect(judge(asked)).toBeNull();
});
