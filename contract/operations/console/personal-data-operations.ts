import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field, type ValueOfShape } from '../../kit/index.ts';
import { choice, count, day, dictionary, flag, instant, list, note, nullable, object, structure, text } from '../../kit/shape.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

const counts = dictionary(count);

const order = object({
  id: count,
  version: count,
  store: text(),
  service: text(),
  starts_at: instant,
  state: choice(orderStates),
  pin: text(),
  name: text(),
  email: nullable(text()),
  phone: nullable(text()),
  note: nullable(text()),
  deleted: flag,
  is_expected: note(flag, 'Whether the client is still to come.'),
});
const message = object({
  id: count,
  created_at: instant,
  channel: text(),
  recipient: text(),
  subject: nullable(text()),
  body: nullable(text()),
  state: text(),
});
const record = object({
  resource: note(text(), 'An entity whose declaration calls some of its fields personal.'),
  id: count,
  name: text(),
  deleted: flag,
  values: list(object({ field: text(), child: nullable(text()), value: text() })),
});
const change = object({
  resource: text(),
  record_id: count,
  at: instant,
  action: text(),
  fields: list(text()),
  changes: structure,
});
const waiting = object({
  id: count,
  store: text(),
  service: text(),
  first_day: day,
  last_day: day,
  created_at: instant,
  name: text(),
  email: nullable(text()),
  phone: nullable(text()),
});
const ban = object({ id: count, pattern: text(), reason: nullable(text()) });
const imported = object({ file_name: text(), line: count, cells: list(text()) });
const account = object({ id: count, name: text(), email: text() });
const found = object({
  person: text(),
  orders: list(order),
  waiting: note(list(waiting), 'Waiting lists on which the person stands.'),
  records: list(record),
  messages: list(message),
  history: list(change),
  bans: list(ban),
  imports: list(imported),
  accounts: list(account),
});
/** Everything that is held about a person. */
export type FoundPerson = ValueOfShape<typeof found>;
const erasure = object({ id: count, at: instant, actor: nullable(text()), person: text(), counts });

const person = { person: field.text({ required: true, max: 254, description: 'An e-mail address or a phone number.' }) };
const common = { stage: 'passed', tag: 'personal-data' } as const;
const guarded = { body: person, provenWithinMinutes: proofMinutes.guarded } as const;

/** What is held about persons (page 09). All of it is for super administrators. */
export const personalDataOperations = [
  defineOperation({
    ...common,
    id: 'erasing.tonight',
    method: 'get',
    path: '/erasing/tonight',
    summary:
      'How much of each kind the next night erases by the settings of retention, and what the last one did. For super administrators.',
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: object({ at: instant, counts, last: nullable(object({ finished_at: nullable(instant), counts })) }),
    },
  }),
  defineOperation({
    ...common,
    id: 'personal-data.find',
    method: 'post',
    path: '/personal-data/find',
    storing: 'nothing',
    summary: 'Everything that is held about an e-mail address or a phone number. For super administrators.',
    body: person,
    refusals: ['forbidden'],
    answer: { status: 200, schema: found },
  }),
  defineOperation({
    ...common,
    ...guarded,
    provenFor: 'personal_data',
    id: 'personal-data.export',
    method: 'post',
    path: '/personal-data/export',
    summary: 'The same for the person themself; the audit says that it was exported. For super administrators.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: found },
  }),
  defineOperation({
    ...common,
    ...guarded,
    provenFor: 'erased_person',
    id: 'personal-data.erase',
    method: 'post',
    path: '/personal-data/erase',
    headers: [idempotencyHeader],
    summary: 'Erases it. Refused while the person has an order that is still to come. For super administrators.',
    refusals: ['forbidden', 'person_expected', 'erasure_not_noted'],
    answer: { status: 200, schema: erasure },
  }),
  defineOperation({
    ...common,
    id: 'personal-data.erasures',
    method: 'get',
    path: '/personal-data/erasures',
    summary: 'The last hundred persons who were erased: who did it, when and how much; of the person a digest. For super administrators.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: list(erasure) },
  }),
] as const;
