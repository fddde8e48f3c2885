import type { StoreStanding } from '../../../contract/operations/store-standing.ts';
import type { RestClient } from './rest-client.ts';

/** What is done with a branch beside its record: the calls of `contract/operations/stores/store-operations.ts`. */
export type StoreCalls = {
  /** Makes a key for the branch; the one before ends. It is answered this once, with the address that the branch dials. */
  readonly renewBranchKey: (storeId: number) => Promise<{ readonly branchKey: string; readonly address: string }>;
  /** How the store stands now. */
  readonly storeStanding: (storeId: number, signal?: AbortSignal) => Promise<StoreStanding>;
};

export function createStoreCalls(client: RestClient): StoreCalls {
  return {
    storeStanding: async (storeId, signal) => (await client.call(`/stores/${storeId}/standing`, { signal })).json,
    renewBranchKey: async (storeId) => {
      const { json } = await client.call(`/stores/${storeId}/key`, { method: 'POST' });
      return { branchKey: String(json.pre_shared_key), address: String(json.socket_address) };
    },
  };
}
