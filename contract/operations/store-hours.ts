import type { JsonSchema } from '../kit/index.ts';
import type { HoursAhead } from '../rules/opening/opening-at.ts';

/** Hours of a store, with its next opening within `daysAhead`. */
export type StoreHours = HoursAhead & { readonly id: number };

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
