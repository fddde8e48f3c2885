import type { RestAnswer, RestClient } from './rest-client.ts';

type Json = RestAnswer['json'];
type Values = Readonly<Record<string, unknown>>;

/** Opening hours beside their rows: the calls of `contract/operations/stores/opening-operations.ts`. */
export type OpeningCalls = {
  readonly openingDays: (storeId: number, from: string, to: string) => Promise<Json>;
  /** What a change of hours would leave outside of them; nothing is saved. */
  readonly openingImpact: (storeId: number, change: Values) => Promise<Json>;
  readonly copyHours: (storeId: number, body: Values, key: string) => Promise<Json>;
  /** Makes the default week the base plan of stores. */
  readonly applyDefaultHours: (body: Values, key: string) => Promise<Json>;
  readonly markDays: (storeId: number, body: Values, key: string) => Promise<Json>;
};

/** `changed` is called when rows were written: what was read of lists before is past. */
export function createOpeningCalls(client: RestClient, changed: () => void): OpeningCalls {
  const post = async (path: string, body: Values, key: string): Promise<Json> => {
    const { json } = await client.call(path, { method: 'POST', headers: { 'Idempotency-Key': key }, body });
    changed();
    return json;
  };
  return {
    openingDays: async (storeId, from, to) => (await client.call(`/stores/${storeId}/days?${new URLSearchParams({ from, to })}`)).json,
    openingImpact: async (storeId, body) => (await client.call(`/stores/${storeId}/opening-impact`, { method: 'POST', body })).json,
    copyHours: (storeId, body, key) => post(`/stores/${storeId}/opening-copy`, body, key),
    applyDefaultHours: (body, key) => post('/store-defaults/apply', body, key),
    markDays: (storeId, body, key) => post(`/stores/${storeId}/mark-days`, body, key),
  };
}
