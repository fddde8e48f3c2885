import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from '../../../contract/kit/index.ts';
import type { Reply } from '../central.ts';
import { valueAt } from '../people.ts';
import { type Described, type Description, entriesOf } from './description.ts';

/** What is wrong with an answer by the description alone; null when nothing is. */
export type Conforms = (operation: Described, reply: Reply) => string | null;

const refusals: ReadonlyMap<string, JsonSchema> = new Map([['application/json', { $ref: '#/components/schemas/error' }]]);

/** Makes the judge of answers: schemas are compiled once. */
export function conformsTo({ document }: Description): Conforms {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  // Known to the vocabulary, but not to the validator.
  ajv.addFormat('idn-email', /^\S+@\S+$/u);
  ajv.addSchema(withNames(document), 'api');
  const compiled = new Map<JsonSchema, ValidateFunction>();
  const validatorOf = (schema: JsonSchema) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, validate);
    return validate;
  };
  return (operation, reply) => {
    const { status, body, headers } = reply;
    if (status >= 500) return `a fault of the server: ${JSON.stringify(body)}`;
    // The address answers another method, not the operation.
    const answer = status === 405 ? refusals : operation.answers.get(String(status));
    if (answer === undefined) return `the status ${status} is not described`;
    if (answer.size === 0) return body === '' ? null : 'a body where none is described';
    const type = String(headers['content-type'] ?? '');
    const schema = answer.get(type.split(';')[0] ?? '');
    if (schema === undefined) return `the content type ${type} instead of ${[...answer.keys()].join(' or ')}`;
    if (/^text|json$/u.test(type.split(';')[0] ?? '') && !type.includes('charset=utf-8'))
      return `the content type ${type} without its encoding`;
    const validate = validatorOf(schema);
    if (!validate(body)) return `not as described: ${ajv.errorsText(validate.errors)}`;
    if (status >= 400 && valueAt(body, 'reference') !== headers['x-request-id']) return 'a reference that is not that of the request';
    return JSON.stringify(body).length > 5 * 1_048_576 ? 'an answer without end' : null;
  };
}

/** The document with rows that may be nothing but names, as `x-names-only` says of them. */
function withNames(document: JsonSchema): JsonSchema {
  const schemas = Object.entries(entriesOf(valueAt(document, 'components', 'schemas'))).map(([name, schema]) => {
    const names = valueAt(schema, 'x-names-only');
    if (!Array.isArray(names)) return [name, schema] as const;
    const all = entriesOf(valueAt(schema, 'properties'));
    const properties = Object.fromEntries(names.map((column) => [column, all[String(column)]]));
    return [name, { anyOf: [schema, { type: 'object', properties, required: names, additionalProperties: false }] }] as const;
  });
  return { components: { schemas: Object.fromEntries(schemas) } };
}

/** References within the document, reported to a schema that is outside of it. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'));
}
