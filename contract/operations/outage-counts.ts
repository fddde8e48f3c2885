import type { Shape } from '../kit/index.ts';
import type { OutageCount } from '../rules/branch/outages.ts';

/** Outages of the last days by store. */
export const outageCounts: Shape<readonly OutageCount[]> = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      store_id: { type: 'integer' },
      label: { type: 'string' },
      count: { type: 'integer', minimum: 1 },
      minutes: { type: 'integer', minimum: 0 },
    },
    required: ['store_id', 'label', 'count', 'minutes'],
    additionalProperties: false,
  },
};
