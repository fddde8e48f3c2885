import { expect, it } from 'vitest';
import { isFinished, mayBeRetried } from '../../../contract/rules/system/task-state.ts';

it.each([
  ['waiting', false, false],
  ['running', false, false],
  ['done', true, false],
  ['failed', true, true],
  ['cancelled', true, true],
] as const)('a task that is %s is finished: %s, and may be tried again: %s', (state, finished, retried) => {
  expect(isFinished(state)).toBe(finished);
  expect(mayBeRetried(state)).toBe(retried);
});
