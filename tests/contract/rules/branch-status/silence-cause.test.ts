import { expect, it } from 'vitest';
import { connectionEndKinds, findSilenceCause, type SilenceCause } from '../../../../contract/rules/branch-status/silence-cause.ts';

const key_made_at = '2026-11-01T08:00:00.000Z';
const ended = (kind: SilenceCause) => {
  const known = connectionEndKinds.find((one) => one === kind);
  return {
    key_made_at: kind === 'no_key' ? null : key_made_at,
    connection_end: known === undefined ? null : { kind: known, at: key_made_at },
  };
};

it.each([
  ['no_key', 'key'],
  ['wrong_key', 'key'],
  ['new_key', 'key'],
  ['unknown', 'call'],
  ['lost', 'call'],
  ['left', 'call'],
  ['unintelligible', 'call'],
] as const)('a silent store has one cause and one next step: %s, %s', (cause, step) => {
  expect(findSilenceCause(ended(cause), 'silent')).toEqual({ cause, step });
  expect(findSilenceCause(ended(cause), 'communicating')).toBeNull();
});

it.each([
  ['unknown', 'wait'],
  ['lost', 'wait'],
  ['left', 'wait'],
  ['wrong_key', 'key'],
  ['unintelligible', 'call'],
] as const)('one that is silent for a moment may come back, unless somebody has to help: %s, %s', (cause, step) => {
  expect(findSilenceCause(ended(cause), 'temporarily_silent')).toEqual({ cause, step });
});

it.each([
  ['no_key', 'no_key'],
  ['unknown', 'never'],
  ['lost', 'never'],
  ['wrong_key', 'wrong_key'],
] as const)('one that never connected needs a key, or the right one: %s, %s', (end, cause) => {
  expect(findSilenceCause(ended(end), 'waiting')).toEqual({ cause, step: 'key' });
});

it('a store without a key has that cause, whatever ended its connection', () => {
  expect(findSilenceCause({ ...ended('lost'), key_made_at: null }, 'silent')).toEqual({ cause: 'no_key', step: 'key' });
});
