import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

/** So many affected orders are named at once; how many there are in all is counted. */
export const namedAffected = 100;

const identifier: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const day: JsonSchema = { type: 'string', format: 'date' };
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const order = {
  id: identifier,
  starts_at: instant,
  ends_at: instant,
  service_id: identifier,
  service: text(120),
  pin: text(8),
  name: text(120),
};

/** Lists orders in blocked or closed time, and orders that a new block would affect (page 05, What trying it taught). */
export const affectedOperations: readonly Operation[] = [
  {
    id: 'booking.affected',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/affected-orders',
    summary: `Coming orders of all services whose time has been closed since, without those that staff keep there: by a blocked day, by a block of the service, by other hours. Names at most ${namedAffected}, the nearest first.`,
    parameters: [
      { name: 'store_id', in: 'query', description: 'Of this store alone.', schema: identifier },
      { name: 'from', in: 'query', description: 'From this day on.', schema: day },
      { name: 'to', in: 'query', description: 'Until this day.', schema: day },
    ],
    answer: {
      status: 200,
      schema: object({
        total: count,
        orders: list(
          object({
            ...order,
            store_id: identifier,
            store: text(120),
            state: { type: 'string', enum: orderStates },
            phone: nullable(text(50)),
            closure: object({
              code: { type: 'string', enum: reasonCodes },
              id: nullable(identifier),
              name: nullable(text(200)),
              holiday: nullable({ type: 'string', enum: publicHolidays }),
            }),
          }),
        ),
      }),
    },
  },
  {
    id: 'service-blocks.impact',
    stage: 'passed',
    tag: 'service-blocks',
    storing: 'nothing',
    method: 'post',
    path: '/services/{id}/block-impact',
    summary: `Coming orders of a service whose time a block would close. Nothing is saved. Names at most ${namedAffected}.`,
    parameters: [{ name: 'id', in: 'path', required: true, description: 'Identifier of the service.', schema: identifier }],
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['first_day', 'last_day'],
      properties: { first_day: day, last_day: day, from_time: nullable(text(5)), to_time: nullable(text(5)) },
    },
    answer: { status: 200, schema: object({ total: count, orders: list(object(order)) }) },
  },
];
