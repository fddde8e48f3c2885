import { idempotencyHeader, type Operation, type Parameter } from '../../api/operation.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

const messageIn: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the message.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

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
    parameters: [messageIn],
    answer: {
      status: 200,
      schema: { type: 'object', properties: { body: { type: 'string' } }, required: ['body'], additionalProperties: false },
    },
  },
  {
    id: 'outbox.resend',
    method: 'post',
    path: '/outbox/{id}/resend',
    stage: 'passed',
    tag: 'outbox',
    summary: 'Puts a message that could not be sent on its way again, as it is. The audit says who did it.',
    parameters: [messageIn, idempotencyHeader],
    answer: { status: 204, schema: null },
  },
];
