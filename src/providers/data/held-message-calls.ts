import type { HeldMessages } from '../../../contract/operations/console/held-message-operations.ts';
import type { RestClient } from './rest-client.ts';

export type HeldDecision = 'release' | 'discard';

/** Messages that a restored backup holds back: the calls of `contract/operations/console/held-message-operations.ts`. */
export type HeldMessageCalls = {
  readonly heldMessages: (signal?: AbortSignal) => Promise<HeldMessages>;
  readonly decideHeld: (decision: HeldDecision, key: string) => Promise<HeldMessages>;
};

/** `changed`: rows of the outbox are others now. */
export function createHeldMessageCalls(client: RestClient, changed: () => void): HeldMessageCalls {
  return {
    heldMessages: async (signal) => (await client.call('/held-messages', { signal })).json,
    decideHeld: async (decision, key) => {
      const { json } = await client.call(`/held-messages/${decision}`, { method: 'POST', headers: { 'Idempotency-Key': key } });
      changed();
      return json;
    },
  };
}
