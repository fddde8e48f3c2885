import { errorStatus } from '../errors.ts';
import type { AnyResource, JsonSchema } from '../kit/index.ts';
import type { Operation } from '../operations/operation.ts';
import { rowSchema } from './json-schema.ts';

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const text: JsonSchema = { type: 'string' };

/** OpenAPI 3.1 of the whole API, made of the operations and the declarations. */
export function openApiOf(operations: readonly Operation[], resources: readonly AnyResource[]): JsonSchema {
  return {
    openapi: '3.1.0',
    info: { title: 'Pořadník', version: '1', description: 'The central API of the queue-management and appointment-booking system.' },
    servers: [{ url: '/central' }],
    security: [{ bearer: [] }],
    paths: pathsOf(operations),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...commonSchemas, ...Object.fromEntries(resources.map((resource) => [resource.name, rowSchema(resource)])) },
    },
  };
}

function pathsOf(operations: readonly Operation[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method] = describe(operation);
    paths[operation.path] = path;
  }
  return paths;
}

function describe({ id, tag, summary, stage, parameters, body, answer }: Operation): JsonSchema {
  const type = answer.type ?? 'application/json';
  const content = answer.schema === null ? {} : { content: { [type]: { schema: answer.schema } } };
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(stage === 'public' ? { security: [] } : {}),
    ...(parameters === undefined || parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [String(answer.status)]: { description: 'OK', ...content },
      '4XX': { description: 'A refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } },
    },
  };
}

const user: JsonSchema = object({
  id: { type: 'integer' },
  email: text,
  name: text,
  role: text,
  level: { type: 'integer' },
  first_time: { type: 'boolean' },
  secondFactor: { type: 'boolean' },
  phone_number: nullable(text),
  phone_number_confirmed: { type: 'boolean' },
  next_password_change: nullable({ type: 'string', format: 'date-time' }),
  maxLevelForSharingPrivileges: { type: 'integer' },
  resources: { type: 'array', items: text },
  limitations: { type: 'array', items: { type: 'integer' } },
});

const commonSchemas: Readonly<Record<string, JsonSchema>> = {
  error: {
    ...object({ err: { type: 'string', enum: Object.keys(errorStatus) }, message: text, reference: text }),
    properties: {
      err: { type: 'string', enum: Object.keys(errorStatus) },
      message: text,
      reference: text,
      errors: { type: 'object', additionalProperties: text },
      current: { type: 'object' },
    },
  },
  'history-entry': object({
    id: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    actor_name: nullable(text),
    action: { type: 'string', enum: ['create', 'edit', 'delete'] },
    version: { type: 'integer' },
    changes: { type: 'object', additionalProperties: { type: 'object', properties: { before: {}, after: {} } } },
  }),
  'signed-in': object({
    user,
    tokens: {
      type: 'object',
      properties: { access_token: text, refresh_token: text, expires: { type: 'string', format: 'date-time' } },
      required: ['access_token', 'expires'],
    },
  }),
  me: object({
    user,
    rights: { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'boolean' } } },
    limitations: { type: 'array', items: { type: 'integer' } },
  }),
  'one-time-link': object({ purpose: { type: 'string', enum: ['first_administrator', 'lost_password'] } }),
  'password-rules': object({
    minimal_password_length: { type: 'integer' },
    special_characters_is_required: { type: 'boolean' },
    small_letter_is_required: { type: 'boolean' },
    capital_letter_is_required: { type: 'boolean' },
    number_is_required: { type: 'boolean' },
  }),
};

function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
