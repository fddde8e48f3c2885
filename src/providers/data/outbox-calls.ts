import type { RestClient } from './rest-client.ts';

/** What is done with messages beside their rows: the calls of `contract/operations/console/outbox-operations.ts`. */
export type OutboxCalls = {
  /** The text with the link or the code that the row hides; the audit says who looked. */
  readonly messageText: (id: number) => Promise<string>;
};

export function createOutboxCalls(client: RestClient): OutboxCalls {
  return { messageText: async (id) => String((await client.call(`/outbox/${id}/text`, { method: 'POST' })).json.body) };
}
