import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { blockKinds } from '../../rules/booking/day-blocks.ts';
import { dayTypes, markTypes } from '../../rules/opening/day-hours.ts';
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
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const time: JsonSchema = { type: 'string', maxLength: 5 };
const text: JsonSchema = { type: 'string', maxLength: 500 };
const freeTime = object({ starts_at: instant, ends_at: instant, capacity: count, free: count });
const period = { valid_from: nullable(day), valid_to: nullable(day) };
const weekday: JsonSchema = { type: 'integer', minimum: 0, maximum: 6 };
const planned = object({
  id: identifier,
  service_id: nullable(identifier),
  web_group_id: nullable(identifier),
  active: { type: 'boolean' },
  days_ahead: count,
  opens_at: time,
  least_minutes_before: count,
  intervals: list(object({ weekday, opens: time, closes: time, length_minutes: count, capacity: count, ...period })),
});

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
      {
        name: 'order',
        in: 'query',
        description: 'Identifier of an order that is to be moved: its own places are free to it, and its own time is not offered.',
        schema: identifier,
      },
    ],
    answer: {
      status: 200,
      schema: object({
        nearest: {
          ...nullable(freeTime),
          description: 'The first free time from now on, whatever days are asked for; null where there is none within a year.',
        },
        has_plan: { type: 'boolean', description: 'Without a plan the service is ordered at any time within the opening hours.' },
        days: list(
          object({
            day,
            type: { type: 'string', enum: dayTypes },
            note: { ...nullable(text), description: 'What somebody noted at the mark or the exception of the day.' },
            intervals: list(object({ opens: { type: 'string', maxLength: 5 }, closes: { type: 'string', maxLength: 5 } })),
            times: list(freeTime),
            blocks: {
              ...list(
                object({
                  by: { type: 'string', enum: blockKinds },
                  id: identifier,
                  hours: nullable(object({ opens: time, closes: time })),
                  first_day: day,
                  last_day: day,
                  note: nullable(text),
                }),
              ),
              description: 'By what the day or hours of it are blocked. Without hours it is the whole day.',
            },
          }),
        ),
      }),
    },
  },
  {
    id: 'booking.ground',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/stores/{id}/booking-ground',
    summary: 'What the preview of a booking plan is computed from, for a service or for an agenda of the store.',
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Identifier of the store.', schema: identifier },
      { name: 'service_id', in: 'query', description: 'The service; without it web_group_id is given.', schema: identifier },
      { name: 'web_group_id', in: 'query', description: 'The agenda; without it service_id is given.', schema: identifier },
    ],
    answer: {
      status: 200,
      schema: object({
        plan: { ...nullable(planned), description: 'The plan by which it is ordered now; null where there is none.' },
        sources: object({
          plans: list(object({ id: identifier, name: text, ...period, intervals: list(object({ weekday, opens: time, closes: time })) })),
          exceptions: list(
            object({
              id: identifier,
              day,
              closed: { type: 'boolean' },
              note: nullable(text),
              intervals: list(object({ opens: time, closes: time })),
            }),
          ),
          marks: list(object({ id: identifier, day, day_type: { type: 'string', enum: markTypes }, note: nullable(text) })),
          blocks: {
            ...list(
              object({
                id: identifier,
                service_id: identifier,
                first_day: day,
                last_day: day,
                from_time: nullable(time),
                to_time: nullable(time),
                note: nullable(text),
              }),
            ),
            description: 'Days or hours in which the service alone is blocked; none of an agenda.',
          },
        }),
        taken: {
          ...list(object({ cell: count, places: count })),
          description: 'Places taken in cells of five minutes, counted from 1970.',
        },
        orders: {
          ...list(object({ id: identifier, starts_at: instant, ends_at: instant, name: nullable(text) })),
          description: 'Coming orders that share the places. The name is null for who may not read orders.',
        },
        hidden_by: {
          ...nullable({ type: 'string', enum: ['store', 'service'] }),
          description: 'By what clients see none of it whatever the plan says: the branch takes no orders, or no such service is offered.',
        },
      }),
    },
  },
];
