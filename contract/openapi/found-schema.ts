import type { JsonSchema } from '../kit/index.ts';

const text: JsonSchema = { type: 'string' };
const id: JsonSchema = { type: 'integer' };

/** What the search of everything answers: `contract/derive/found-at-once.ts` says what stands for what. */
export const foundSchema: JsonSchema = whole({
  data: listOf({
    resource: text,
    // How many rows the list finds; null when so many that they were not counted, or when the list finds other ones too.
    total: { type: ['integer', 'null'], minimum: 1 },
    rows: listOf({
      id,
      name: text,
      person: orNull(text),
      store: orNull(whole({ id, name: text })),
      at: orNull({ type: 'string', format: 'date-time' }),
      match: orNull(whole({ field: text, text })),
    }),
  }),
});

function whole(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function listOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'array', items: whole(properties) };
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}
