import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import type { ValueOfShape } from '../../kit/index.ts';
import { count, instant, nullable, object } from '../../kit/shape.ts';

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
