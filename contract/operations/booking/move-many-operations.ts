import { input } from '../../api/input.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { clientMessageLength } from '../../derive/operations/parameters.ts';
import { field } from '../../kit/index.ts';
import { choice, flag, identifier, instant, list, note, nullable, object, text } from '../../kit/shape.ts';
import { orderStates } from '../../rules/orders/order-states.ts';
import { namedAffected } from './affected-operations.ts';

const times = { starts_at: instant, ends_at: instant };

/** An order with the times that it can be moved to. */
const proposal = object({
  id: identifier,
  version: identifier,
  name: text(120),
  store_id: identifier,
  service_id: identifier,
  service: text(120),
  state: choice(orderStates),
  phone: nullable(text(50)),
  has_email: flag,
  is_settled: note(flag, 'Moved with others before, and its new time has not been closed since: nothing is proposed.'),
  ...times,
  options: note(list(object(times)), 'The best first: on the nearest day at the nearest hour. Empty where there is no free time.'),
  proposed: note(nullable(instant), 'Start of the option that is not proposed to another of the orders.'),
});

/** Moving many orders at once: a sick colleague, a blocked day, hours cut short (page 05, What trying it taught). */
export const moveManyOperations = [
  defineOperation({
    id: 'orders.propose-moves',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/order-moves/proposals',
    storing: 'nothing',
    summary: `The nearest free times of the same service for orders that must move, no place twice. At most ${namedAffected} orders; one that cannot be moved is left out.`,
    body: { ids: input.list(field.reference('orders', { required: true }), { required: true, max: namedAffected }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: list(proposal) },
  }),
  defineOperation({
    id: 'orders.move-many',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/order-moves',
    summary: `Moves orders, each in a transaction of its own, and asks each client whether the new time suits. Answers for each order; one whose place is gone gets the next proposal. Asked for again, it answers that they are moved. At most ${namedAffected} orders.`,
    body: {
      moves: input.list(
        input.group(
          {
            id: field.reference('orders', { required: true }),
            version: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'At which the order was seen.' }),
            starts_at: field.instant({ required: true }),
            ends_at: field.instant({ required: true }),
          },
          { required: true },
        ),
        { required: true, max: namedAffected },
      ),
      client_message: field.text({
        max: clientMessageLength,
        lines: 4,
        description: 'What the office adds to the message about the move.',
      }),
    },
    refusals: ['forbidden', 'message_not_written'],
    answer: {
      status: 200,
      schema: list(
        object({
          id: identifier,
          name: note(nullable(text(120)), 'Null of an order that is out of sight.'),
          is_moved: flag,
          message: note(nullable(text(1000)), 'Why it was not moved, in words.'),
          next: note(nullable(proposal), 'The next proposal for an order that was not moved; null where it cannot be moved.'),
        }),
      ),
    },
  }),
] as const;
