import { idempotencyHeader, type Operation, type Parameter } from '../../api/operation.ts';
import { waitingSchemas } from '../waiting-change.ts';

const common = { stage: 'passed', tag: 'stores' } as const;

const storeParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the store.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};
const changeParameter: Parameter = {
  name: 'change',
  in: 'path',
  required: true,
  description: 'Identifier of the change.',
  schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
};

/** Changes that branches have yet to download and apply (page 03, The branch socket, 4). */
export const waitingOperations: readonly Operation[] = [
  {
    ...common,
    id: 'stores.waiting-changes',
    method: 'get',
    path: '/stores/{id}/waiting-changes',
    summary:
      'The newest 200 changes that the branch has not acknowledged: what, from what to what, by whom, since when, and how far they are. Those of one record that wait for over a week stand as one.',
    parameters: [storeParameter],
    answer: { status: 200, schema: waitingSchemas.list },
  },
  {
    ...common,
    id: 'stores.withdraw-change',
    method: 'post',
    path: '/stores/{id}/waiting-changes/{change}/withdraw',
    summary:
      'Takes a change back before it was sent: the record becomes what it was, and nothing of it is sent. Refused once it is being downloaded, and where a later change stands on it.',
    parameters: [storeParameter, changeParameter, idempotencyHeader],
    body: waitingSchemas.withdraw,
    answer: { status: 200, schema: waitingSchemas.withdrawn },
  },
  {
    ...common,
    id: 'waiting-changes.counts',
    method: 'get',
    path: '/waiting-changes',
    summary:
      'How many changes wait for the branches of the stores that the caller may see, and since when; stores without any are left out.',
    answer: { status: 200, schema: waitingSchemas.counts },
  },
];
