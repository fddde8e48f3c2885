import type { JsonSchema } from '../kit/index.ts';

/** For how many days back outages are counted. */
export const outagePeriods = [7, 30, 90] as const;
export type OutagePeriod = (typeof outagePeriods)[number];

/** How often something at a store did not work, and for how long at least one thing did not. */
export type OutageCount = { readonly store_id: number; readonly label: string; readonly count: number; readonly minutes: number };

/** The same in words, for readers of the description. */
export const outageCountsSchema: JsonSchema = {
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
