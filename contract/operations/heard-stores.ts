import type { JsonSchema } from '../kit/index.ts';

/** When a store communicated last; null where it never did. */
export type HeardStore = { readonly id: number; readonly last_socket_communication_at: string | null };

/** The same in words, for readers of the description. */
export const heardStoresSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      last_socket_communication_at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    },
    required: ['id', 'last_socket_communication_at'],
    additionalProperties: false,
  },
};
