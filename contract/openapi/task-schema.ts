import { errorStatus } from '../basics/errors.ts';
import type { JsonSchema } from '../kit/index.ts';
import { taskKinds, taskStates } from '../rules/task-state.ts';

const instant: JsonSchema = { type: 'string', format: 'date-time' };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const structure: JsonSchema = { type: 'object', additionalProperties: true };

const properties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'integer' },
  kind: { type: 'string', enum: taskKinds },
  owner_id: { type: 'integer' },
  owner_name: { type: 'string' },
  state: { type: 'string', enum: taskStates },
  done: { type: 'integer', description: 'How much of the total is behind it.' },
  total: nullable({ type: 'integer' }),
  input: structure,
  result: nullable(structure),
  error: nullable({
    type: 'object',
    properties: { err: { type: 'string', enum: Object.keys(errorStatus) }, message: { type: 'string' } },
    required: ['err', 'message'],
    additionalProperties: false,
  }),
  cancel_asked: { type: 'boolean' },
  version: { type: 'integer' },
  created_at: instant,
  started_at: nullable(instant),
  finished_at: nullable(instant),
};

/** Schema of a background task as the API gives it. */
export const taskSchema: JsonSchema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
