import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

/** Characters of a pre-shared key: 32 random bytes as base64url. */
const keyCharacters = 43;

const key: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['pre_shared_key', 'socket_address'],
  properties: {
    pre_shared_key: { type: 'string', minLength: keyCharacters, maxLength: keyCharacters },
    // Where the branch opens its WebSocket, by `PUBLIC_URL`.
    socket_address: { type: 'string', format: 'uri' },
  },
};

/** What can be done with a branch beside its record (page 03, Store). */
export const storeOperations: readonly Operation[] = [
  {
    id: 'stores.key',
    method: 'post',
    path: '/stores/{id}/key',
    stage: 'passed',
    provenWithinMinutes: proofMinutes.guarded,
    provenFor: 'branch_key',
    tag: 'stores',
    summary:
      'Makes a pre-shared key for the branch server and answers it this once, with the address that the branch dials; the one before ends. A repetition makes another one, also under the same Idempotency-Key: secrets are not kept to be repeated.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Identifier of the store.',
        schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      },
    ],
    answer: { status: 200, schema: key },
  },
];
