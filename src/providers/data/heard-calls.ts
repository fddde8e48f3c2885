import type { HeardStore } from '../../../contract/operations/heard-stores.ts';
import type { RestClient } from './rest-client.ts';

/** When stores communicated last: the call of `contract/operations/stores/monitoring-operations.ts`. */
export type HeardCalls = { readonly heardStores: (signal?: AbortSignal) => Promise<readonly HeardStore[]> };

export function createHeardCalls(client: RestClient): HeardCalls {
  // A list asks again by itself, which is nothing that anybody does.
  return { heardStores: async (signal) => (await client.call('/heard-stores', { signal, headers: { 'X-Background': '1' } })).json };
}
