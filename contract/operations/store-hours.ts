import type { JsonSchema } from '../kit/index.ts';
import type { Interval } from '../rules/opening/intervals.ts';

/** When a store is open today, and the first opening on a later day within `daysAhead`; null where there is none. */
export type StoreHours = {
  readonly id: number;
  readonly today: readonly Interval[];
  readonly next: { readonly day: string; readonly opens: string } | null;
};

/** How many days ahead the next opening is looked for. */
export const daysAhead = 14;

const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const time: JsonSchema = { type: 'string', maxLength: 5 };

/** The same in words, for readers of the description. */
export const storeHoursSchema: JsonSchema = {
  type: 'array',
  items: object({
    id: { type: 'integer' },
    today: { type: 'array', items: object({ opens: time, closes: time }) },
    next: { anyOf: [object({ day: { type: 'string', format: 'date' }, opens: time }), { type: 'null' }] },
  }),
};
