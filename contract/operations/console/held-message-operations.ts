import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';

/** What waits in the outbox since the installation was restored from a backup. */
export type HeldMessages = { readonly count: number; readonly restored_at: string | null };

const held: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['count', 'restored_at'],
  properties: {
    count: { type: 'integer', minimum: 0 },
    restored_at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
  },
};
const common = { stage: 'passed', tag: 'outbox', answer: { status: 200, schema: held } } as const;

/** Messages that waited in a backup of the whole are not sent by themselves: some of them went out before, and some are out of date. */
export const heldMessageOperations: readonly Operation[] = [
  {
    ...common,
    id: 'held-messages.show',
    method: 'get',
    path: '/held-messages',
    summary: 'How many messages are held back since a backup was restored, and when that was. For super administrators.',
  },
  {
    ...common,
    id: 'held-messages.release',
    method: 'post',
    path: '/held-messages/release',
    parameters: [idempotencyHeader],
    summary: 'Sends what was held back. For super administrators.',
  },
  {
    ...common,
    id: 'held-messages.discard',
    method: 'post',
    path: '/held-messages/discard',
    parameters: [idempotencyHeader],
    summary: 'Never sends what was held back: it stays in the outbox to be read. For super administrators.',
  },
];
