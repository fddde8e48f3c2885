import { idempotencyHeader, type Operation, type Parameter } from '../../api/operation.ts';
import { storesAtOnce } from '../../basics/limits.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { removable } from '../../rules/opening/changed-sources.ts';
import { dayTypes, markTypes, reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const day: JsonSchema = { type: 'string', format: 'date' };
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const interval = object({ opens: text(5), closes: text(5) });
const weekly = object({ weekday: { type: 'integer', minimum: 0, maximum: 6 }, opens: text(5), closes: text(5) });

/** What became of a plan at each store that it was copied to. */
const copiedPlans = list(
  object(
    {
      store_id: identifier,
      name: nullable(text(120)),
      result: { type: 'string', enum: ['created', 'replaced', 'unchanged', 'refused'] },
      message: { type: 'string' },
      changes: list(object({ weekday: { type: 'integer', minimum: 0, maximum: 6 }, before: list(interval), after: list(interval) })),
      orders: { type: 'integer', minimum: 0 },
      seen: { ...text(64), description: 'Stands for what is told of the store.' },
    },
    ['store_id', 'name', 'result', 'changes', 'orders', 'seen'],
  ),
);

/** Most days that are told at once: a leap year and the weeks around it. */
export const mostDays = 400;
/** Most orders that an impact names; how many there are in all it counts. */
export const namedOrders = 100;

const store: Parameter = { name: 'id', in: 'path', required: true, description: 'Identifier of the store.', schema: identifier };
const common = { stage: 'passed', tag: 'opening-plans' } as const;

/** Opening hours beside their rows (page 03, Opening hours and Calendar of day types). */
export const openingOperations: readonly Operation[] = [
  {
    ...common,
    id: 'opening.days',
    method: 'get',
    path: '/stores/{id}/days',
    summary: `What days of a store look like, with the reason of each step and how many orders they hold; at most ${mostDays} days.`,
    parameters: [
      store,
      { name: 'from', in: 'query', required: true, description: 'The first day.', schema: day },
      { name: 'to', in: 'query', required: true, description: 'The last day.', schema: day },
    ],
    answer: {
      status: 200,
      schema: list(
        object({
          day,
          type: { type: 'string', enum: dayTypes },
          intervals: list(interval),
          reasons: list(
            object({
              code: { type: 'string', enum: reasonCodes },
              id: nullable(identifier),
              name: nullable(text(200)),
              holiday: nullable({ type: 'string', enum: publicHolidays }),
              intervals: list(interval),
            }),
          ),
          orders: { type: 'integer', minimum: 0 },
        }),
      ),
    },
  },
  {
    ...common,
    id: 'opening.impact',
    storing: 'nothing',
    method: 'post',
    path: '/stores/{id}/opening-impact',
    summary: `Coming orders that a change of hours would leave outside of them. Nothing is saved. Names at most ${namedOrders} of them, and only to who may read orders.`,
    parameters: [store],
    body: {
      type: 'object',
      additionalProperties: false,
      description:
        'One of: a plan or an exception as it would be, one that would be deleted (removed, id), or days with the type that they get (null takes the mark away).',
      properties: {
        plan: object({ id: nullable(identifier), valid_from: nullable(day), valid_to: nullable(day), intervals: list(weekly) }, [
          'intervals',
        ]),
        exception: object({ id: nullable(identifier), day, closed: { type: 'boolean' }, intervals: list(interval) }, ['day']),
        removed: { type: 'string', enum: removable },
        id: identifier,
        days: { ...list(day), maxItems: mostDays },
        day_type: nullable({ type: 'string', enum: markTypes }),
      },
    },
    answer: {
      status: 200,
      schema: object({
        total: { type: 'integer', minimum: 0 },
        orders: list(
          object({
            id: identifier,
            starts_at: { type: 'string', format: 'date-time' },
            ends_at: { type: 'string', format: 'date-time' },
            service_id: identifier,
            service: text(120),
            pin: text(8),
            name: text(120),
          }),
        ),
      }),
    },
  },
  {
    ...common,
    id: 'opening.copy',
    method: 'post',
    path: '/stores/{id}/opening-copy',
    summary: 'Copies a plan of the store to other stores, each by itself; with dry_run it only tells what would change.',
    parameters: [store, idempotencyHeader],
    body: object(
      {
        plan_id: identifier,
        store_ids: { ...list(identifier), maxItems: storesAtOnce },
        dry_run: { type: 'boolean' },
        seen: { ...list(text(64)), description: 'What previews gave: a store of which another one was seen, or none, is refused.' },
      },
      ['plan_id', 'store_ids'],
    ),
    answer: {
      status: 200,
      schema: copiedPlans,
    },
  },
  {
    ...common,
    id: 'opening.apply-default',
    method: 'post',
    path: '/store-defaults/apply',
    summary:
      'Makes the default week the base plan of chosen stores, over the one that is there, each by itself; with dry_run it only tells what would change.',
    parameters: [idempotencyHeader],
    body: object(
      {
        store_ids: { ...list(identifier), minItems: 1, maxItems: 1000 },
        dry_run: { type: 'boolean' },
        seen: { ...list(text(64)), description: 'What previews gave: a store of which another one was seen, or none, is refused.' },
      },
      ['store_ids'],
    ),
    answer: { status: 200, schema: copiedPlans },
  },
  {
    ...common,
    id: 'opening.mark-days',
    method: 'post',
    path: '/stores/{id}/mark-days',
    summary: 'Marks days of the store in one step, or takes their marks away (day_type null).',
    parameters: [store, idempotencyHeader],
    body: object(
      { days: { ...list(day), maxItems: mostDays }, day_type: nullable({ type: 'string', enum: markTypes }), note: nullable(text(200)) },
      ['days', 'day_type'],
    ),
    answer: {
      status: 200,
      schema: list(object({ day, result: { type: 'string', enum: ['created', 'changed', 'removed', 'unchanged'] } })),
    },
  },
];
