import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { count, day, flag, list, note, object, record, text } from '../../kit/shape.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

/** This many days from today are asked whether they are nearly full. */
export const overviewDays = 14;

const service = { store_id: count, store: text(500), service_id: count, service: text(500) };

/** The first screen of web orders (page 05). */
export const overviewOperations = [
  defineOperation({
    id: 'booking.overview',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/booking-overview',
    summary: 'How many orders come today and tomorrow, what needs attention, and whether clients can order over the web.',
    query: { store_id: field.reference('stores', { description: 'Of this store alone.' }) },
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: object({
        days: note(list(object({ day, states: record(orderStates, count) })), 'Today and tomorrow in Prague.'),
        unconfirmed: note(count, 'Coming orders that wait for the confirmation of the client.'),
        unsent: note(count, 'Messages about coming orders that could not be sent.'),
        undelivered: note(count, 'Coming orders to whose e-mail letters do not come: they came back or were refused.'),
        withheld: note(count, 'SMS about coming orders that nobody has confirmed, held back as too many from one place on the network.'),
        affected: note(count, 'Coming orders whose time has been closed since, without those that staff keep there.'),
        nearly_full: note(
          list(object({ ...service, day, capacity: count, free: count })),
          `Of the next ${overviewDays} days those on which clients have at most a fifth of the places left.`,
        ),
        web: object({
          is_open: note(flag, 'Whether this server serves the booking page.'),
          sends_emails: note(flag, 'Whether a server for e-mails is set.'),
          email_notification: note(flag, 'Whether the settings let e-mails to clients out.'),
          offered: note(count, 'Services that clients can order.'),
          without_plan: note(list(object(service)), 'Services for the web that have no plan with intervals switched on.'),
        }),
      }),
    },
  }),
] as const;
