import type { JsonSchema } from '../kit/index.ts';

const positiveOrNull: JsonSchema = { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] };

/** `WatchLimits` as they are described. */
export const watchLimitsSchema: JsonSchema = {
  type: 'object',
  properties: {
    unusual_times: { type: 'number' },
    unusual_minutes: { type: 'integer', minimum: 0 },
    long_wait_minutes: positiveOrNull,
    many_waiting: positiveOrNull,
  },
  required: ['unusual_times', 'unusual_minutes', 'long_wait_minutes', 'many_waiting'],
  additionalProperties: false,
};
