import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { dayTypes } from '../../rules/opening/day-hours.ts';
import { mostBookableDays } from './public-operations.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const day: JsonSchema = { type: 'string', format: 'date' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Booking as staff see it (page 05, The order screens and Calendar). */
export const bookingOperations: readonly Operation[] = [
  {
    id: 'booking.free-times',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/services/{id}/free-times',
    summary: `Times at which staff can order a service, full ones too: until their beginning, however far ahead; at most ${mostBookableDays} days.`,
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the service.', schema: identifier },
      { name: 'from', in: 'query', required: true, description: 'The first day.', schema: day },
      { name: 'to', in: 'query', required: true, description: 'The last day.', schema: day },
    ],
    answer: {
      status: 200,
      schema: object({
        has_plan: { type: 'boolean', description: 'Without a plan the service is ordered at any time within the opening hours.' },
        days: list(
          object({
            day,
            type: { type: 'string', enum: dayTypes },
            intervals: list(object({ opens: { type: 'string', maxLength: 5 }, closes: { type: 'string', maxLength: 5 } })),
            times: list(object({ starts_at: instant, ends_at: instant, capacity: count, free: count })),
          }),
        ),
      }),
    },
  },
];
