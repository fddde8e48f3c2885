import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';

const common = { stage: 'passed', tag: 'backups' } as const;
const id = (description: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description,
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
});
const ofStore = id('Identifier of the store.');
const ofBackup = id('Identifier of the backup.');
const text: JsonSchema = { type: 'string' };
const record = (more: Readonly<Record<string, JsonSchema>>): JsonSchema => {
  const properties = { entity: text, id: { type: 'integer' }, name: text, ...more };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
};
const change: JsonSchema = {
  type: 'object',
  properties: { field: text, before: {}, after: {} },
  required: ['field', 'before', 'after'],
  additionalProperties: false,
};
const differences: JsonSchema = {
  type: 'object',
  properties: {
    seen: { type: 'string', description: 'What the preview was made over; to be given back with the restore.' },
    records: {
      type: 'array',
      items: record({
        deed: { type: 'string', enum: ['create', 'edit', 'bring_back', 'delete'] },
        changes: { type: 'array', items: change },
        problem: { anyOf: [text, { type: 'null' }], description: 'Why the record cannot be brought back; then nothing is.' },
      }),
    },
    left: { type: 'array', items: record({}), description: 'Records that other stores share now: they stay as they are.' },
    problems: { type: 'array', items: text, description: 'What stands in the way of the whole.' },
  },
  required: ['seen', 'records', 'left', 'problems'],
  additionalProperties: false,
};

/** Backups of a store beside their rows (page 03, Backups and licences). */
export const backupOperations: readonly Operation[] = [
  {
    ...common,
    id: 'backups.make',
    storing: 'much',
    method: 'post',
    path: '/stores/{id}/backups',
    summary: 'Makes a backup of what configures the store, in the background.',
    parameters: [ofStore],
    body: { type: 'object', properties: { name: { type: 'string', maxLength: 120 } }, additionalProperties: false },
    answer: { status: 200, schema: { $ref: '#/components/schemas/task' } },
  },
  {
    ...common,
    id: 'backups.upload',
    method: 'post',
    path: '/stores/{id}/backups/upload',
    summary: 'Takes the file of a backup of the store back in. Nothing is restored of it yet.',
    parameters: [
      ofStore,
      { name: 'file_name', in: 'query', description: 'How the file is called.', schema: { type: 'string', maxLength: 255 } },
    ],
    fileTypes: ['application/octet-stream'],
    answer: { status: 201, schema: { $ref: '#/components/schemas/backups' } },
  },
  {
    ...common,
    id: 'backups.file-address',
    storing: 'nothing',
    method: 'post',
    path: '/backups/{id}/file-address',
    summary: 'A signed address of the file that holds for a minute, for the caller.',
    parameters: [ofBackup],
    answer: {
      status: 200,
      schema: { type: 'object', properties: { url: text, expires_at: text }, required: ['url', 'expires_at'], additionalProperties: false },
    },
  },
  {
    id: 'backups.file',
    // Who took it away stands in the audit.
    storing: 'rows',
    method: 'get',
    path: '/backups/{id}/file',
    stage: 'public',
    tag: 'backups',
    summary: 'The file of a backup, by its signed address.',
    parameters: [
      ofBackup,
      { name: 'user', in: 'query', description: 'Whom the address was made for.', schema: { type: 'string' } },
      { name: 'until', in: 'query', description: 'Until when it holds, in milliseconds.', schema: { type: 'string' } },
      { name: 'signature', in: 'query', description: 'Of all that.', schema: { type: 'string' } },
    ],
    answer: { status: 200, schema: text, type: 'application/octet-stream' },
  },
  {
    ...common,
    id: 'backups.preview',
    method: 'post',
    path: '/backups/{id}/preview',
    summary: 'What restoring the backup would do to each record; nothing is changed.',
    parameters: [ofBackup],
    answer: { status: 200, schema: differences },
  },
  {
    ...common,
    id: 'backups.apply',
    storing: 'much',
    method: 'post',
    path: '/backups/{id}/apply',
    summary: 'Restores the store to the backup in the background, all or nothing; what it is now is backed up first.',
    parameters: [ofBackup],
    body: {
      type: 'object',
      properties: { seen: { type: 'string', maxLength: 100, description: 'Of the preview that was looked at.' } },
      required: ['seen'],
      additionalProperties: false,
    },
    answer: { status: 200, schema: { $ref: '#/components/schemas/task' } },
  },
];
