import type { JsonSchema } from '../kit/index.ts';
import { connectionEndKinds } from '../rules/watching/connection-end.ts';

/** Why a branch is not connected, as it is described; null where that is not known. */
export const connectionEndSchema: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      properties: { kind: { type: 'string', enum: connectionEndKinds }, at: { type: 'string', format: 'date-time' } },
      required: ['kind', 'at'],
      additionalProperties: false,
    },
    { type: 'null' },
  ],
};
