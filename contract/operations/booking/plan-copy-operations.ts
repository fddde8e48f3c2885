import { idempotencyHeader, type Operation } from '../../api/operation.ts';
import { bookingPlansAtOnce, lostOrdersTold } from '../../basics/limits.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { copiedFields } from '../../rules/booking/plan-differences.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const count: JsonSchema = { type: 'integer', minimum: 0 };
const day: JsonSchema = { type: 'string', format: 'date' };
const weekday: JsonSchema = { type: 'integer', minimum: 0, maximum: 6 };
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const block = object({
  weekday,
  opens: text(5),
  closes: text(5),
  length_minutes: count,
  capacity: count,
  valid_from: nullable(day),
  valid_to: nullable(day),
});

const copied = object(
  {
    store_id: identifier,
    service_id: nullable(identifier),
    web_group_id: nullable(identifier),
    store: { ...nullable(text(120)), description: 'What the store is called; null where it is not seen.' },
    name: { ...nullable(text(80)), description: 'What the service or the agenda is called; null where it is not seen.' },
    result: {
      type: 'string',
      enum: ['created', 'changed', 'unchanged', 'left_out', 'refused'],
      description: 'The plan is not copied to what it is for: that is left out.',
    },
    message: { type: 'string', description: 'Why it was refused or left out.' },
    fields: list(object({ field: { type: 'string', enum: copiedFields }, before: {}, after: {} })),
    days: list(object({ weekday, before: list(block), after: list(block) })),
    cut: {
      ...list(object({ weekday, opens: text(5), closes: text(5) })),
      description: 'Parts of the intervals that the opening hours of an ordinary week there cut off.',
    },
    leaves_agenda: { type: 'boolean', description: 'The service was ordered by the plan of an agenda and gets one of its own.' },
    orders: { ...count, description: 'Coming orders whose time would be offered no more. They stay.' },
    lost: {
      ...list(object({ id: identifier, starts_at: { type: 'string', format: 'date-time' }, name: nullable({ type: 'string' }) })),
      maxItems: lostOrdersTold,
      description: 'The first of these orders; the name is null for who may not see orders.',
    },
    seen: { ...text(64), description: 'Stands for what is told of the target.' },
  },
  ['store_id', 'service_id', 'web_group_id', 'store', 'name', 'result', 'fields', 'days', 'cut', 'leaves_agenda', 'orders', 'lost', 'seen'],
);

/** Copying of booking plans (page 05, Configuration of intervals). */
export const planCopyOperations: readonly Operation[] = [
  {
    id: 'booking-plans.copy',
    method: 'post',
    path: '/booking-plans/{id}/copy',
    stage: 'passed',
    tag: 'booking-plans',
    summary: `Copies what a booking plan offers to other services or agendas of stores: over the plan there, otherwise as a new one. Each target by itself, at most ${bookingPlansAtOnce}; with dry_run it only tells what would change.`,
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the plan that is copied.', schema: identifier },
      idempotencyHeader,
    ],
    body: object(
      {
        targets: {
          ...list(object({ store_id: identifier, service_id: identifier, web_group_id: identifier }, ['store_id'])),
          minItems: 1,
          maxItems: bookingPlansAtOnce,
          description: 'Each a service of the store, or an agenda there.',
        },
        dry_run: { type: 'boolean', description: 'Answers what would happen and stores nothing.' },
        seen: { ...list(text(64)), description: 'What previews gave: a target of which another one was seen, or none, is refused.' },
      },
      ['targets'],
    ),
    answer: { status: 200, schema: list(copied) },
  },
];
