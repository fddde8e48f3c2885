import type { RestAnswer, RestClient } from './rest-client.ts';

type Json = RestAnswer['json'];
type Values = Readonly<Record<string, unknown>>;

/** Services beside their rows: the calls of `contract/operations/stores/service-operations.ts`. */
export type ServiceCalls = { readonly copyServices: (body: Values, key: string) => Promise<Json> };

/** `changed` is called when rows were written: what was read of lists before is past. */
export function createServiceCalls(client: RestClient, changed: () => void): ServiceCalls {
  return {
    copyServices: async (body, key) => {
      const { json } = await client.call('/services/copy', { method: 'POST', headers: { 'Idempotency-Key': key }, body });
      changed();
      return json;
    },
  };
}
