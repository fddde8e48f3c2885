import { mostBookableDays } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field, type Shape } from '../../kit/index.ts';
import { choice, count, day, flag, identifier, instant, list, note, nullable, object, text, time, weekday } from '../../kit/shape.ts';
import { blockKinds } from '../../rules/booking/day-blocks.ts';
import type { ServiceSources } from '../../rules/booking/service-hours.ts';
import { dayTypes, markTypes } from '../../rules/opening/day-hours.ts';

const freeTime = object({ starts_at: instant, ends_at: instant, capacity: count, free: count });
/** A day as the hours of the branch and all blocks make it. */
const openDay = {
  day,
  type: choice(dayTypes),
  note: note(nullable(text(500)), 'What somebody noted at the mark or the exception of the day.'),
  intervals: list(object({ opens: text(5), closes: text(5) })),
  blocks: note(
    list(
      object({
        by: choice(blockKinds),
        id: identifier,
        hours: nullable(object({ opens: time, closes: time })),
        first_day: day,
        last_day: day,
        note: nullable(text(500)),
      }),
    ),
    'By what the day or hours of it are blocked. Without hours it is the whole day.',
  ),
};
const hasPlan = note(flag, 'Without a plan the service is ordered at any time within the opening hours.');
const days = list(object({ ...openDay, times: list(freeTime) }));
const range = {
  from: field.day({ required: true, description: 'The first day.' }),
  to: field.day({ required: true, description: 'The last day.' }),
};
const period = { valid_from: nullable(day), valid_to: nullable(day) };
const planned = object({
  id: identifier,
  service_id: nullable(identifier),
  web_group_id: nullable(identifier),
  active: flag,
  days_ahead: count,
  opens_at: time,
  least_minutes_before: count,
  intervals: list(object({ weekday, opens: time, closes: time, length_minutes: count, capacity: count, ...period })),
});

const sources: Shape<ServiceSources> = object({
  plans: list(object({ id: identifier, name: text(500), ...period, intervals: list(object({ weekday, opens: time, closes: time })) })),
  exceptions: list(
    object({
      id: identifier,
      day,
      closed: flag,
      note: nullable(text(500)),
      intervals: list(object({ opens: time, closes: time })),
    }),
  ),
  marks: list(object({ id: identifier, day, day_type: choice(markTypes), note: nullable(text(500)) })),
  blocks: note(
    list(
      object({
        id: identifier,
        service_id: identifier,
        first_day: day,
        last_day: day,
        from_time: nullable(time),
        to_time: nullable(time),
        note: nullable(text(500)),
      }),
    ),
    'Days or hours in which the service alone is blocked; none of an agenda.',
  ),
});

/** Booking as staff see it (page 05, The order screens and Calendar). */
export const bookingOperations = [
  defineOperation({
    id: 'booking.free-times',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/services/{id}/free-times',
    summary: `Times at which staff can order a service, full ones too: until their beginning, however far ahead; at most ${mostBookableDays} days.`,
    pathValues: { id: field.reference('services', { required: true }) },
    query: {
      ...range,
      order: field.reference('orders', {
        description: 'Identifier of an order that is to be moved: its own places are free to it, and its own time is not offered.',
      }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: object({
        nearest: note(
          nullable(freeTime),
          'The first free time from now on, whatever days are asked for; null where there is none within a year.',
        ),
        has_plan: hasPlan,
        days,
      }),
    },
  }),
  defineOperation({
    id: 'booking.free-times-of-store',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/stores/{id}/free-times',
    summary: `The same of all services of a store at once, of each as for the service alone; at most ${mostBookableDays} days.`,
    pathValues: { id: field.reference('stores', { required: true }) },
    query: range,
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: object({
        days: note(list(object(openDay)), 'Days of the branch itself, without what blocks one service alone.'),
        services: note(
          list(object({ service_id: identifier, has_plan: hasPlan, days })),
          'Services that are ordered by a plan, and others that have an order within the days.',
        ),
      }),
    },
  }),
  defineOperation({
    id: 'booking.input',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/stores/{id}/booking-input',
    summary: 'What the preview of a booking plan is computed from, for a service or for an agenda of the store.',
    pathValues: { id: field.reference('stores', { required: true }) },
    query: {
      service_id: field.int({ min: 1, max: 2_147_483_647, description: 'The service; without it web_group_id is given.' }),
      web_group_id: field.int({ min: 1, max: 2_147_483_647, description: 'The agenda; without it service_id is given.' }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: {
      status: 200,
      schema: object({
        plan: note(nullable(planned), 'The plan by which it is ordered now; null where there is none.'),
        sources,
        taken: note(list(object({ cell: count, places: count })), 'Places taken in cells of five minutes, counted from 1970.'),
        orders: note(
          list(object({ id: identifier, starts_at: instant, ends_at: instant, name: nullable(text(500)) })),
          'Coming orders that share the places. The name is null for who may not read orders.',
        ),
        hidden_by: note(
          nullable(choice(['store', 'service'])),
          'By what clients see none of it whatever the plan says: the branch takes no orders, or no such service is offered.',
        ),
      }),
    },
  }),
] as const;
