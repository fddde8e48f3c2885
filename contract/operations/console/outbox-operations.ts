import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field, type ValueOfShape } from '../../kit/index.ts';
import { count, instant, nullable, object, text } from '../../kit/shape.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

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

const heldMessages = object({ count, restored_at: nullable(instant) });
/** What waits in the outbox since the installation was restored from a backup. */
export type HeldMessages = ValueOfShape<typeof heldMessages>;
const common = { stage: 'passed', tag: 'outbox', refusals: ['forbidden'], answer: { status: 200, schema: heldMessages } } as const;

/** Messages that waited in a backup of the whole are not sent on their own: some of them went out before, and some are out of date. */
export const heldMessageOperations = [
  defineOperation({
    ...common,
    id: 'held-messages.show',
    method: 'get',
    path: '/held-messages',
    summary: 'How many messages are held back since a backup was restored, and when that was. For super administrators.',
  }),
  defineOperation({
    ...common,
    id: 'held-messages.release',
    method: 'post',
    path: '/held-messages/release',
    headers: [idempotencyHeader],
    summary: 'Sends what was held back. For super administrators.',
  }),
  defineOperation({
    ...common,
    id: 'held-messages.discard',
    method: 'post',
    path: '/held-messages/discard',
    headers: [idempotencyHeader],
    summary: 'Never sends what was held back: it stays in the outbox to be read. For super administrators.',
  }),
] as const;
