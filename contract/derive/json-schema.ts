import { type Answers, type AnyResource, answer, type Field, type JsonSchema, systemFields } from '../kit/index.ts';
import { digestShape } from '../rules/files/file-digest.ts';
import { phoneShape } from '../rules/text/contact.ts';
import { fieldOf, fieldsOf, isReadable, isRequired, isWritable } from './fields.ts';
import { hasTrash } from './trash.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** What each kind carries on the wire, in JSON Schema 2020-12 as OpenAPI 3.1 uses it. */
const schemaOfKind: Answers<JsonSchema> = {
  text: (field) => ({
    ...(field.verbatim === true ? { type: 'string', minLength: 1, maxLength: field.max } : someText(field.max)),
    ...(field.check?.[2] === undefined ? {} : { pattern: field.check[2].source }),
  }),
  richText: (field) => someText(field.max),
  // A domain may be of any script, a mailbox may not (`isEmail`).
  email: () => ({ type: 'string', format: 'idn-email', maxLength: 254 }),
  phone: () => ({
    type: 'string',
    pattern: phoneShape.source,
    description: 'E.164. Also accepted: nine digits of a Czech number; spaces, dashes and brackets are left out.',
  }),
  int: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max }),
  decimal: (field) => ({ type: 'number', minimum: field.min, maximum: field.max }),
  flag: () => ({ type: 'boolean' }),
  choice: (field) => ({ type: 'string', enum: field.choices }),
  set: (field) => ({ type: 'array', items: { type: 'string', enum: field.choices } }),
  day: () => ({ type: 'string', format: 'date' }),
  time: (field) => ({
    type: 'string',
    pattern: field.upTo24 === true ? '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' : '^([01]\\d|2[0-3]):[0-5]\\d$',
  }),
  instant: () => ({ type: 'string', format: 'date-time' }),
  duration: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max, description: 'seconds' }),
  reference: (field) => ({ ...identifier, description: `id of ${field.target}` }),
  references: (field) => ({ type: 'array', items: identifier, description: `ids of ${field.target}` }),
  children: (field) => ({ type: 'array', maxItems: field.max, items: objectSchema(field.fields) }),
  json: (field) => field.schema(),
  colour: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  file: () => digest,
  image: () => digest,
  secret: (field) => ({ type: 'string', maxLength: field.max, writeOnly: true }),
  computed: (field) => ({ type: 'string', enum: field.choices, readOnly: true }),
};

const digest: JsonSchema = {
  type: 'string',
  pattern: digestShape.source,
  description: 'SHA-256 of the content, in hexadecimal digits, of a file that was uploaded for this field.',
};

/** White space alone is no value. */
function someText(maxLength: number): JsonSchema {
  return { type: 'string', minLength: 1, maxLength, pattern: '\\S' };
}

/** Schema of a value that is there. */
export function valueSchema(field: Field): JsonSchema {
  const schema = answer(schemaOfKind, field, undefined);
  return 'description' in field && field.description !== undefined ? { ...schema, description: field.description } : schema;
}

/** Schema of one field's value; a value that may be absent is also null. */
export function fieldSchema(field: Field): JsonSchema {
  const schema = valueSchema(field);
  const neverNull = isRequired(field) || ['flag', 'set', 'references', 'children', 'computed'].includes(field.kind);
  return neverNull ? schema : { anyOf: [schema, { type: 'null' }] };
}

const trashed = [
  ['deleted_at', { type: 'string', format: 'date-time', description: 'only in the trash' }],
  ['deleted_by', { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'only in the trash' }],
] as const;

/** Schema of a row as the API gives it to readers of the entity: all fields are always there, but for those of the trash. */
export function rowSchema(resource: AnyResource): JsonSchema {
  const system = systemFields.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field === undefined ? [] : [[name, fieldSchema(field)] as const];
  });
  const own = fieldsOf(resource).flatMap(([name, field]) => (isReadable(field) ? [[name, fieldSchema(stored(field))] as const] : []));
  const always = [...system, ...own];
  const properties = Object.fromEntries([...always, ...(hasTrash(resource) ? trashed : [])]);
  return { type: 'object', properties, required: always.map(([name]) => name), additionalProperties: false };
}

/** A row may still have what an earlier version took. */
function stored(field: Field): Field {
  if (field.kind !== 'text' || field.formerly === undefined) return field;
  const { check: _, ...unchecked } = field;
  return unchecked;
}

/** Schema of what may be written: all of a new row, or the changed keys of one that is there. */
export function inputSchema(resource: Pick<AnyResource, 'fields'>, partial: boolean): JsonSchema {
  const writable = fieldsOf(resource).filter(([, field]) => isWritable(field));
  const required = partial ? [] : writable.filter(([, field]) => isRequired(field) && !('default' in field)).map(([name]) => name);
  const properties = Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field)]));
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

function objectSchema(fields: Readonly<Record<string, Field>>): JsonSchema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  return { type: 'object', properties, required: Object.keys(fields), additionalProperties: false };
}
