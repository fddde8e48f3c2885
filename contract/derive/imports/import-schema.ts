import type { JsonSchema } from '../../kit/index.ts';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const texts: JsonSchema = { type: 'array', items: text };

export const importStages = ['read', 'checked', 'saved'] as const;
export const importStates = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportState = (typeof importStates)[number];

/** A file that somebody imports, as the API gives it. */
export const importSchema: JsonSchema = object({
  id: whole,
  resource: text,
  file_name: text,
  format: { type: 'string', enum: ['csv', 'xlsx'] },
  encoding: nullable(text),
  separator: nullable(text),
  has_header: { type: 'boolean' },
  columns: { type: 'array', items: object({ header: text, field: nullable(text), samples: texts }) },
  fields: { ...texts, description: 'Fields that a column may stand for, and times of such fields (`starts_at.time`).' },
  key: { ...texts, description: 'Fields by which rows are recognised.' },
  store_id: nullable(whole),
  total: whole,
  stage: { type: 'string', enum: importStages },
  counts: object(Object.fromEntries(importStates.map((state) => [state, whole]))),
  cleared: { ...object({ values: whole, rows: whole }), description: 'Stored values that saving erases, and in how many rows.' },
  task_id: nullable(whole),
  created_at: { type: 'string', format: 'date-time' },
});

/** A row of the file with what the dry run says of it. */
export const importedRowSchema: JsonSchema = {
  ...object({
    line: { type: 'integer', description: 'As spreadsheets count, from 1.' },
    state: nullable({ type: 'string', enum: importStates }),
    cells: texts,
  }),
  properties: {
    line: { type: 'integer', description: 'As spreadsheets count, from 1.' },
    state: nullable({ type: 'string', enum: importStates }),
    cells: texts,
    id: whole,
    before: { type: 'object', additionalProperties: text, description: 'Of a changed row what its fields hold now.' },
    cleared: { ...texts, description: 'Of a changed row the fields whose value is erased.' },
    errors: { type: 'object', additionalProperties: text, description: 'Reasons by field.' },
    message: { ...text, description: 'A reason of the row as a whole.' },
  },
};

function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
