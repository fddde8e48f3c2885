import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { object, text } from '../../kit/shape.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

/** Characters of a pre-shared key: 32 random bytes as base64url. */
const keyCharacters = 43;

const key = object({
  pre_shared_key: text(keyCharacters),
  /** Where the branch opens its WebSocket, by `PUBLIC_URL`. */
  socket_address: text(),
});

/** What can be done with a branch next to its record (page 03, Store). */
export const storeOperations = [
  defineOperation({
    id: 'stores.key',
    method: 'post',
    path: '/stores/{id}/key',
    stage: 'passed',
    provenWithinMinutes: proofMinutes.guarded,
    provenFor: 'branch_key',
    tag: 'stores',
    summary:
      'Makes a pre-shared key for the branch server and answers it this once, with the address that the branch dials; the one before ends. A repetition makes another one, also under the same Idempotency-Key: secrets are not kept to be repeated.',
    pathValues: { id: field.reference('stores', { required: true }) },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: key },
  }),
] as const;
