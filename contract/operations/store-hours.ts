import type { JsonSchema } from '../kit/index.ts';
import type { Interval } from '../rules/opening/intervals.ts';
import type { HoursAhead } from '../rules/opening/opening-at.ts';

/** Hours of a store, with its next opening within `daysAhead`. Those of yesterday are for what shows the last 24 hours. */
export type StoreHours = HoursAhead & { readonly id: number; readonly yesterday: readonly Interval[] };

/** How many days ahead the next opening is looked for. */
export const daysAhead = 14;

const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const time: JsonSchema = { type: 'string', maxLength: 5 };
const intervals: JsonSchema = { type: 'array', items: object({ opens: time, closes: time }) };

/** The same in words, for readers of the description. */
export const storeHoursSchema: JsonSchema = {
  type: 'array',
  items: object({
    id: { type: 'integer' },
    yesterday: intervals,
    today: intervals,
    next: { anyOf: [object({ day: { type: 'string', format: 'date' }, opens: time }), { type: 'null' }] },
  }),
};
