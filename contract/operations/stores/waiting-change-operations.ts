import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { refusalsOfSynced } from '../entity-refusals.ts';
import { waitingChanges, waitingCounts, withdrawn } from '../waiting-change.ts';

const common = { stage: 'passed', tag: 'stores' } as const;

const ofStore = { id: field.reference('stores', { required: true }) };
const ofChange = {
  ...ofStore,
  change: field.int({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER, description: 'Identifier of the change.' }),
};

/** Changes that branches have yet to download and apply (page 03, The branch socket, 4). */
export const waitingChangeOperations = [
  defineOperation({
    ...common,
    id: 'stores.waiting-changes',
    method: 'get',
    path: '/stores/{id}/waiting-changes',
    summary:
      'The newest 200 changes that the branch has not acknowledged: what, from what to what, by whom, since when, and how far they are. Those of one record that wait for over a week stand as one.',
    pathValues: ofStore,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: waitingChanges },
  }),
  defineOperation({
    ...common,
    id: 'stores.withdraw-change',
    method: 'post',
    path: '/stores/{id}/waiting-changes/{change}/withdraw',
    summary:
      'Takes a change back before it was sent: the record becomes what it was, and nothing of it is sent. Refused once it is being downloaded, and where a later change stands on it.',
    pathValues: ofChange,
    headers: [idempotencyHeader],
    body: { whole_record: field.flag({ default: false, description: 'Also the other waiting changes of the same record.' }) },
    isBodyOptional: true,
    // The record is changed as anybody would change it.
    refusals: [
      ...refusalsOfSynced,
      'change_not_waiting',
      'change_not_applied',
      'change_downloading',
      'change_forgotten',
      'change_overwritten',
      'change_of_deleted',
      'change_by_action',
    ],
    answer: { status: 200, schema: withdrawn },
  }),
  defineOperation({
    ...common,
    id: 'waiting-changes.counts',
    method: 'get',
    path: '/waiting-changes',
    summary:
      'How many changes wait for the branches of the stores that the caller may see, and since when; stores without any are left out.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: waitingCounts },
  }),
] as const;
