import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

const count: JsonSchema = { type: 'integer', minimum: 0 };
const text: JsonSchema = { type: 'string' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const maybe = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const counts: JsonSchema = { type: 'object', additionalProperties: count };

const order = object({
  id: count,
  version: count,
  store: text,
  service: text,
  starts_at: instant,
  state: { enum: [...orderStates] },
  pin: text,
  name: text,
  email: maybe(text),
  phone: maybe(text),
  note: maybe(text),
  deleted: { type: 'boolean' },
  is_expected: { type: 'boolean', description: 'Whether the client is still to come.' },
});
const message = object({
  id: count,
  created_at: instant,
  channel: text,
  recipient: text,
  subject: maybe(text),
  body: maybe(text),
  state: text,
});
const record = object({
  resource: { type: 'string', description: 'An entity whose declaration calls some of its fields personal.' },
  id: count,
  name: text,
  deleted: { type: 'boolean' },
  values: list(object({ field: text, child: maybe(text), value: text })),
});
const change = object({
  resource: text,
  record_id: count,
  at: instant,
  action: text,
  fields: list(text),
  changes: { type: 'object', additionalProperties: true },
});
const ban = object({ id: count, pattern: text, reason: maybe(text) });
const imported = object({ file_name: text, line: count, cells: list(text) });
const account = object({ id: count, name: text, email: text });
const found = object({
  person: text,
  orders: list(order),
  records: list(record),
  messages: list(message),
  history: list(change),
  bans: list(ban),
  imports: list(imported),
  accounts: list(account),
});
const erasure = object({ id: count, at: instant, actor: maybe(text), person: text, counts });

const person: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['person'],
  properties: { person: { type: 'string', maxLength: 254, description: 'An e-mail address or a phone number.' } },
};
const common = { stage: 'passed', tag: 'personal-data' } as const;
const guarded = { body: person, provenWithinMinutes: proofMinutes.guarded } as const;

/** What is held about persons (page 09). All of it is for super administrators. */
export const personalDataOperations: readonly Operation[] = [
  {
    ...common,
    id: 'erasing.tonight',
    method: 'get',
    path: '/erasing/tonight',
    summary:
      'How much of each kind the next night erases by the settings of retention, and what the last one did. For super administrators.',
    answer: {
      status: 200,
      schema: object({ at: instant, counts, last: maybe(object({ finished_at: maybe(instant), counts })) }),
    },
  },
  {
    ...common,
    id: 'personal-data.find',
    method: 'post',
    path: '/personal-data/find',
    storing: 'nothing',
    summary: 'Everything that is held about an e-mail address or a phone number. For super administrators.',
    body: person,
    answer: { status: 200, schema: found },
  },
  {
    ...common,
    ...guarded,
    provenFor: 'personal_data',
    id: 'personal-data.export',
    method: 'post',
    path: '/personal-data/export',
    summary: 'The same for the person themself; the audit says that it was exported. For super administrators.',
    answer: { status: 200, schema: found },
  },
  {
    ...common,
    ...guarded,
    provenFor: 'erased_person',
    id: 'personal-data.erase',
    method: 'post',
    path: '/personal-data/erase',
    parameters: [idempotencyHeader],
    summary: 'Erases it. Refused while the person has an order that is still to come. For super administrators.',
    answer: { status: 200, schema: erasure },
  },
  {
    ...common,
    id: 'personal-data.erasures',
    method: 'get',
    path: '/personal-data/erasures',
    summary: 'The last hundred persons who were erased: who did it, when and how much; of the person a digest. For super administrators.',
    answer: { status: 200, schema: list(erasure) },
  },
];
