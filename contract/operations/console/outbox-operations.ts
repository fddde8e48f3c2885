import type { Operation } from '../../api/operation.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

/** What the outbox does beside its rows. */
export const outboxOperations: readonly Operation[] = [
  {
    id: 'outbox.text',
    method: 'post',
    path: '/outbox/{id}/text',
    stage: 'passed',
    provenWithinMinutes: proofMinutes.shownSecret,
    provenFor: 'message_secret',
    tag: 'outbox',
    summary: 'The text of a message with the link or the code that its row hides. The audit says who looked.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Identifier of the message.',
        schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      },
    ],
    answer: {
      status: 200,
      schema: { type: 'object', properties: { body: { type: 'string' } }, required: ['body'], additionalProperties: false },
    },
  },
];
