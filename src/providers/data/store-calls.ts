import type { StoreStanding } from '../../../contract/operations/store-standing.ts';
import type { RestAnswer, RestClient } from './rest-client.ts';

/** Branches beside their records: the calls of `contract/operations/stores/{store,monitoring}-operations.ts`. */
export type StoreCalls = {
  /** Makes a key for the branch; the one before ends. It is answered this once, with the address that the branch dials. */
  readonly renewBranchKey: (storeId: number) => Promise<{ readonly branchKey: string; readonly address: string }>;
  /** Where pictures of maps come from. */
  readonly map: () => Promise<RestAnswer['json']>;
  /** How the store stands now. */
  readonly storeStanding: (storeId: number, signal?: AbortSignal) => Promise<StoreStanding>;
};

export function createStoreCalls(client: RestClient): StoreCalls {
  return {
    map: async () => (await client.call('/map')).json,
    storeStanding: async (storeId, signal) => (await client.call(`/stores/${storeId}/standing`, { signal })).json,
    renewBranchKey: async (storeId) => {
      const { json } = await client.call(`/stores/${storeId}/key`, { method: 'POST' });
      return { branchKey: String(json.pre_shared_key), address: String(json.socket_address) };
    },
  };
}
