import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { messageChannels } from '../../resources/settings/outbox.ts';
import { systemTroubleCodes } from '../../rules/system/troubles.ts';

const instant: JsonSchema = { type: 'string', format: 'date-time' };
const maybe = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const backup = closed({
  id: { type: 'integer' },
  night: maybe({ type: 'string', format: 'date' }),
  asked_by: maybe(text),
  started_at: maybe(instant),
  made_at: maybe(instant),
  finished_at: maybe(instant),
  error: maybe(text),
  file: maybe(text),
  bytes: maybe(count),
});

const standing = closed({
  troubles: {
    type: 'array',
    items: closed({ code: { enum: [...systemTroubleCodes] }, since: maybe(instant), count: maybe(count) }),
  },
  version: text,
  node: text,
  started_at: instant,
  database: closed({ kind: { enum: ['embedded', 'server'] }, version: text, bytes: count }),
  disk: maybe(closed({ state: { enum: ['ample', 'low', 'read_only'] }, free_bytes: count, total_bytes: count, folder: text })),
  backups: closed({
    folder: maybe(text),
    encrypted: { type: 'boolean' },
    next_at: maybe(instant),
    last_good: maybe(backup),
    latest: { type: 'array', items: backup },
  }),
  jobs: closed({ waiting: count, running: count, failed_last_day: count, waiting_since: maybe(instant) }),
  messages: closed({
    waiting: count,
    failed_last_day: count,
    held: count,
    kept_last_day: count,
    overdue_since: maybe(instant),
    unsent: { type: 'array', items: { enum: [...messageChannels] } },
  }),
});

/** How the installation is, and a backup of everything at once (page 09). */
export const systemOperations: readonly Operation[] = [
  {
    id: 'system.show',
    method: 'get',
    path: '/system',
    stage: 'passed',
    tag: 'system',
    summary:
      'How the installation is: version, database, disk, backups of everything, jobs and messages, and what of it needs somebody. For super administrators.',
    answer: { status: 200, schema: standing },
  },
  {
    id: 'system.back-up',
    method: 'post',
    path: '/system/backups',
    stage: 'passed',
    tag: 'system',
    summary:
      'Asks for a backup of everything: it is made into `BACKUP_DIR` and checked, and stays for thirty days. Refused while one waits or is made. For super administrators.',
    storing: 'much',
    parameters: [idempotencyHeader],
    answer: { status: 201, schema: backup },
  },
];
