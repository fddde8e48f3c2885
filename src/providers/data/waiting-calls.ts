import type { WaitingChanges, WaitingCount } from '../../../contract/operations/waiting-change.ts';
import type { RestClient } from './rest-client.ts';

type Withdrawn = { readonly change: number; readonly wholeRecord: boolean; readonly key: string };

/** What branches have yet to download: the calls of `contract/operations/stores/waiting-operations.ts`. */
export type WaitingCalls = {
  readonly waitingChanges: (storeId: number, signal?: AbortSignal) => Promise<WaitingChanges>;
  readonly waitingCounts: (signal?: AbortSignal) => Promise<readonly WaitingCount[]>;
  /** Says how many changes were taken back. */
  readonly withdrawChange: (storeId: number, withdrawn: Withdrawn) => Promise<number>;
};

/** `changed`: the record is another now, and so is every place in its lists. */
export function createWaitingCalls(client: RestClient, changed: () => void): WaitingCalls {
  return {
    waitingChanges: async (storeId, signal) => (await client.call(`/stores/${storeId}/waiting-changes`, { signal })).json,
    waitingCounts: async (signal) => (await client.call('/waiting-changes', { signal })).json,
    withdrawChange: async (storeId, { change, wholeRecord, key }) => {
      const { json } = await client.call(`/stores/${storeId}/waiting-changes/${change}/withdraw`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { whole_record: wholeRecord },
      });
      changed();
      return Number(json.withdrawn);
    },
  };
}
