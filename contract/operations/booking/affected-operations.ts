import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, identifier, instant, list, nullable, object, text } from '../../kit/shape.ts';
import { reasonCodes } from '../../rules/opening/day-hours.ts';
import { publicHolidays } from '../../rules/opening/public-holidays.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

/** This many affected orders are named at once; how many there are in all is counted. */
export const namedAffected = 100;

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
export const affectedOperations = [
  defineOperation({
    id: 'booking.affected',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/affected-orders',
    summary: `Coming orders of all services whose time has been closed since, without those that staff keep there: by a blocked day, by a block of the service, by other hours. Names at most ${namedAffected}, the nearest first.`,
    query: {
      store_id: field.int({ min: 1, max: 2_147_483_647, description: 'Of this store alone.' }),
      from: field.day({ description: 'From this day on.' }),
      to: field.day({ description: 'Until this day.' }),
    },
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: object({
        total: count,
        orders: list(
          object({
            ...order,
            store_id: identifier,
            store: text(120),
            state: choice(orderStates),
            phone: nullable(text(50)),
            closure: object({
              code: choice(reasonCodes),
              id: nullable(identifier),
              name: nullable(text(200)),
              holiday: nullable(choice(publicHolidays)),
            }),
          }),
        ),
      }),
    },
  }),
  defineOperation({
    id: 'service-blocks.impact',
    stage: 'passed',
    tag: 'service-blocks',
    storing: 'nothing',
    method: 'post',
    path: '/services/{id}/block-impact',
    summary: `Coming orders of a service whose time a block would close. Nothing is saved. Names at most ${namedAffected}.`,
    pathValues: { id: field.reference('services', { required: true }) },
    body: {
      first_day: field.day({ required: true }),
      last_day: field.day({ required: true }),
      from_time: field.time({}),
      to_time: field.time({ upTo24: true }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: object({ total: count, orders: list(object(order)) }) },
  }),
] as const;
