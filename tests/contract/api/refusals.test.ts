import { describe, expect, it } from 'vitest';
import { idempotencyHeader, type Operation } from '../../../contract/api/operation.ts';
import { refusalsOf } from '../../../contract/api/refusals.ts';
import { defineOperation } from '../../../contract/derive/operations/define-operation.ts';
import { operationsOf } from '../../../contract/derive/operations/resource-operations.ts';
import { field } from '../../../contract/kit/index.ts';
import { lamps } from '../derive/lamps.ts';

const open = {
  id: 'lamps.count',
  method: 'get',
  path: '/lamps/count',
  stage: 'public',
  tag: 'lamps',
  summary: 'How many.',
  answer: { status: 200, schema: { type: 'object' } },
} as const;
const changing = { ...open, method: 'post' } as const;
const faults = ['internal', 'unavailable', 'disk_full', 'read_only'] as const;
const more = (operation: Operation, than: Operation) => refusalsOf(operation).filter((code) => !refusalsOf(than).includes(code));

describe('what an operation refuses', () => {
  it('are the faults of the server alone where it takes nothing and changes nothing', () => {
    expect(refusalsOf(open)).toEqual(faults);
  });

  it.each([
    ['of its body', changing, ['invalid_json', 'unsupported_media_type', 'too_large', 'foreign_origin', 'precondition_not_taken']],
    ['of its session', { ...open, stage: 'passed' }, ['Unauthorized', 'stage_not_passed']],
    ['of its path', { ...open, path: '/lamps/{id}' }, ['bad_request', 'invalid_identifier', 'unknown_address']],
    ['of its proof', { ...open, provenWithinMinutes: 5 }, ['proof_needed', 'new_sign_in_needed']],
    ['of its room', { ...open, storing: 'much' }, ['disk_low']],
    ['of booking', { ...open, booking: 'reads' }, ['booking_closed', 'too_many_requests']],
    ['of its own', { ...open, refusals: ['wrong_state'] }, ['wrong_state']],
  ] as const)('follows from what it says %s', (_, operation, codes) => {
    expect(more(operation, open)).toEqual(expect.arrayContaining([...codes]));
  });

  it.each([
    ['a key of repetitions', [idempotencyHeader], ['invalid_idempotency_key', 'in_flight', 'idempotency_key_reused']],
    ['a version', [{ name: 'If-Match', in: 'header', description: '', schema: {} }], ['invalid_if_match', 'changed_meanwhile']],
    [
      'a version that is demanded',
      [{ name: 'If-Match', in: 'header', required: true, description: '', schema: {} }],
      ['invalid_if_match', 'changed_meanwhile', 'version_required'],
    ],
  ] as const)('follows from a header with %s', (_, parameters, codes) => {
    expect(more({ ...changing, parameters }, changing).toSorted()).toEqual([...codes].toSorted());
  });

  it.each([
    ['values of its query', defineOperation({ ...open, query: { day: field.day({}) } }), ['unknown_parameter', 'invalid']],
    ['nothing in its query', defineOperation(open), ['unknown_parameter']],
    ['whatever is in its query', defineOperation({ ...open, freeQuery: {} }), []],
  ] as const)('follows from an input with %s', (_, operation, codes) => {
    expect(more(operation, open)).toEqual(codes);
  });

  it('has every code once, in the order of the catalogue', () => {
    const codes = refusalsOf({ ...open, refusals: ['conflict', 'internal', 'forbidden', 'conflict'] });
    expect(codes).toEqual(['forbidden', 'conflict', ...faults]);
  });
});

describe('what a call of an entity refuses', () => {
  const own = { saving: ['order_ended'], deleting: ['playlist_playing'], actions: { light: ['inactive_account'] } } as const;
  const find = (id: string): Operation => {
    const found = operationsOf(lamps, own).find((operation) => operation.id === id);
    if (found === undefined) throw new Error(`no operation ${id}`);
    return found;
  };
  const takes = (id: string) => own.saving.concat().some((code) => refusalsOf(find(id)).includes(code));

  it('when a row is saved, at every call that saves one', () => {
    const saving = ['create', 'patch', 'put', 'restore', 'actions.light', 'actions.put-out'].map((name) => `lamps.${name}`);
    expect(
      operationsOf(lamps, own)
        .map(({ id }) => id)
        .filter(takes)
        .toSorted(),
    ).toEqual(saving.toSorted());
  });

  it('when a row is taken away, there alone', () => {
    const refusing = operationsOf(lamps, own).filter((operation) => refusalsOf(operation).includes('playlist_playing'));
    expect(refusing.map(({ id }) => id)).toEqual(['lamps.delete']);
  });

  it('by an action, at that action alone', () => {
    const refusing = operationsOf(lamps, own).filter((operation) => refusalsOf(operation).includes('inactive_account'));
    expect(refusing.map(({ id }) => id)).toEqual(['lamps.actions.light']);
  });
});
