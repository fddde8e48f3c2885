import { filterGroups, searching, timeZone } from '../../basics/limits.ts';
import { relativePeriods } from '../../basics/relative-periods.ts';
import { type Answers, type AnyResource, answer, type JsonSchema } from '../../kit/index.ts';
import { fieldOf } from '../fields.ts';
import { valueSchema } from '../json-schema.ts';
import { type FilterTarget, filterKeys } from '../operators.ts';

const { deepest, mostConditions } = filterGroups;
const groups = `all and any: lists of such objects without q, of which all or at least one must hold, ${deepest} lists in one another and ${mostConditions} conditions in them at most`;

/** What the filter of an entity may say, in words: for the parameter of an address. */
export function filterDescription(resource: AnyResource): string {
  return `JSON object, of which all must hold; a field by itself asks for equality; keys: ${[...filterKeys(resource).keys(), 'q'].join(', ')}. Besides ${groups}.`;
}

/** The filter of an entity, which the description has once. */
export function filterRef({ name }: Pick<AnyResource, 'name'>): JsonSchema {
  return { $ref: `#/components/schemas/${name}-filter` };
}

/** The filter of an entity and the conditions that it is made of, by their names in the description. */
export function filterSchemas(resource: AnyResource): Readonly<Record<string, JsonSchema>> {
  const { name } = resource;
  const conditions: JsonSchema = { $ref: `#/components/schemas/${name}-conditions` };
  const group: JsonSchema = { type: 'array', items: conditions, minItems: 1, maxItems: mostConditions };
  const keys = [...filterKeys(resource)].map(([key, target]) => [key, conditionSchema(resource, target)] as const);
  return {
    [`${name}-conditions`]: {
      type: 'object',
      description: `Conditions on rows of ${name}, of which all must hold; ${groups}.`,
      properties: { ...Object.fromEntries(keys), all: group, any: group },
    },
    [`${name}-filter`]: {
      description: `Conditions on rows of ${name}, and q, the words that are searched for.`,
      allOf: [conditions, { type: 'object', properties: { q: { type: ['string', 'null'], maxLength: searching.longest } } }],
      unevaluatedProperties: false,
    },
  };
}

const text: JsonSchema = { type: 'string', maxLength: 1000 };
const whole: JsonSchema = { type: 'integer', minimum: -2_147_483_647, maximum: 2_147_483_647 };
const none: JsonSchema = { not: {} };
const period: JsonSchema = {
  type: 'string',
  enum: relativePeriods,
  description: `A period by how far it is from the day on which it is asked, in ${timeZone}. Weeks begin on Monday.`,
};

const hours: JsonSchema = {
  type: 'string',
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  description: `Hours of any day in ${timeZone}, such as 13:00-15:00: the first is among them, the second, which is later, is not.`,
};

/** What a condition compares a field of the kind with. The bounds of a field are of its values, not of what is asked about them. */
const comparedOfKind: Answers<JsonSchema> = {
  text: () => text,
  richText: () => text,
  email: () => text,
  phone: () => text,
  int: () => whole,
  decimal: () => ({ type: 'number' }),
  flag: valueSchema,
  choice: valueSchema,
  set: ({ choices }) => ({ type: 'string', enum: choices }),
  day: valueSchema,
  time: valueSchema,
  instant: valueSchema,
  duration: () => ({ ...whole, description: 'seconds' }),
  reference: valueSchema,
  references: ({ target }) => valueSchema({ kind: 'reference', target }),
  children: () => none,
  json: () => none,
  colour: () => text,
  file: () => none,
  image: () => none,
  secret: () => none,
  computed: ({ choices }) => ({ type: 'string', enum: choices }),
};

function conditionSchema(resource: AnyResource, { name, operator }: FilterTarget): JsonSchema {
  const field = fieldOf(resource, name);
  if (field === undefined) return none;
  if (operator === 'null') return { type: 'boolean' };
  if (operator === 'on') return period;
  if (operator === 'hours') return hours;
  if (operator === 'contains') return text;
  const value = answer(comparedOfKind, field, undefined);
  const several: JsonSchema = { type: 'array', items: value, maxItems: 1000 };
  if (operator === 'in') return several;
  // A bare key with a list means one of them.
  return operator === 'eq' ? { anyOf: [value, several] } : value;
}
