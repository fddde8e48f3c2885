import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

/** So many days from today are asked whether they are nearly full. */
export const overviewDays = 14;

const count: JsonSchema = { type: 'integer', minimum: 0 };
const text: JsonSchema = { type: 'string', maxLength: 500 };
const day: JsonSchema = { type: 'string', format: 'date' };
const flag: JsonSchema = { type: 'boolean' };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const service = { store_id: count, store: text, service_id: count, service: text };

/** The first screen of web orders (page 05). */
export const overviewOperations: readonly Operation[] = [
  {
    id: 'booking.overview',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/booking-overview',
    summary: 'How many orders come today and tomorrow, what needs attention, and whether clients can order over the web.',
    parameters: [{ name: 'store_id', in: 'query', description: 'Of this store alone.', schema: { type: 'integer', minimum: 1 } }],
    answer: {
      status: 200,
      schema: object({
        days: {
          ...list(object({ day, states: object(Object.fromEntries(orderStates.map((state) => [state, count]))) })),
          description: 'Today and tomorrow in Prague.',
        },
        unconfirmed: { ...count, description: 'Coming orders that wait for the confirmation of the client.' },
        unsent: { ...count, description: 'Messages about coming orders that could not be sent.' },
        undelivered: { ...count, description: 'Coming orders to whose e-mail letters do not come: they came back or were refused.' },
        withheld: {
          ...count,
          description: 'SMS about coming orders that nobody has confirmed, held back as too many from one place on the network.',
        },
        affected: { ...count, description: 'Coming orders whose time has been closed since, without those that staff keep there.' },
        nearly_full: {
          ...list(object({ ...service, day, capacity: count, free: count })),
          description: `Of the next ${overviewDays} days those on which clients have at most a fifth of the places left.`,
        },
        web: object({
          is_open: { ...flag, description: 'Whether this server serves the booking page.' },
          sends_emails: { ...flag, description: 'Whether a server for e-mails is set.' },
          email_notification: { ...flag, description: 'Whether the settings let e-mails to clients out.' },
          offered: { ...count, description: 'Services that clients can order.' },
          without_plan: { ...list(object(service)), description: 'Services for the web that have no plan with intervals switched on.' },
        }),
      }),
    },
  },
];
