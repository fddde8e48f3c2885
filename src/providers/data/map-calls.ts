import type { RestAnswer, RestClient } from './rest-client.ts';

/** Where pictures of maps come from: the call of `contract/operations/stores/monitoring-operations.ts`. */
export type MapCalls = { readonly map: () => Promise<RestAnswer['json']> };

export function createMapCalls(client: RestClient): MapCalls {
  return { map: async () => (await client.call('/map')).json };
}
