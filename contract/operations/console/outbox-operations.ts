import { idempotencyHeader } from '../../api/operation.ts';
import { proofMinutes } from '../../basics/access.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { object, text } from '../../kit/shape.ts';

const ofOne = { id: field.reference('outbox', { required: true }) };

/** What the outbox does next to its rows. */
export const outboxOperations = [
  defineOperation({
    id: 'outbox.text',
    method: 'post',
    path: '/outbox/{id}/text',
    stage: 'passed',
    provenWithinMinutes: proofMinutes.shownSecret,
    provenFor: 'message_secret',
    tag: 'outbox',
    summary: 'The text of a message with the link or the code that its row hides. The audit says who looked.',
    pathValues: ofOne,
    refusals: ['forbidden', 'not_found', 'message_cleared'],
    answer: {
      status: 200,
      schema: object({ body: text() }),
    },
  }),
  defineOperation({
    id: 'outbox.resend',
    method: 'post',
    path: '/outbox/{id}/resend',
    stage: 'passed',
    tag: 'outbox',
    summary: 'Puts a message that could not be sent on its way again, as it is. The audit says who did it.',
    pathValues: ofOne,
    headers: [idempotencyHeader],
    refusals: ['forbidden', 'not_found', 'message_not_failed'],
    answer: { status: 204, schema: null },
  }),
] as const;
