import type { Operation } from '../../api/operation.ts';
import { languages } from '../../basics/languages.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { orderStates } from '../../rules/orders/order-states.ts';
import { freeDay, freeTime, mostBookableDays } from './public-operations.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const day: JsonSchema = { type: 'string', format: 'date' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const flag: JsonSchema = { type: 'boolean' };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
/** The English variant of what stands before it; null where the office wrote none. */
const english = (maxLength: number): JsonSchema => ({ ...nullable(text(maxLength)), description: 'In English; null where there is none.' });
const token = text(100);
const common = { stage: 'public', tag: 'public' } as const;

/** The order as its client sees it through the link. */
const ordered = object({
  state: { type: 'string', enum: orderStates },
  store: object({
    id: identifier,
    name: text(120),
    name_en: english(120),
    street: nullable(text(120)),
    city: nullable(text(80)),
    phone: nullable(text(40)),
    has_kiosk: { ...flag, description: 'Whether a kiosk takes the PIN there; where not, clients say it at a desk.' },
  }),
  service: object({ id: identifier, name: text(80), name_en: english(80) }),
  starts_at: instant,
  ends_at: instant,
  name: nullable(text(120)),
  language: {
    type: 'string',
    enum: languages,
    description: 'Of its letters: the one in which it was made, unless the office has changed it.',
  },
  pin: { ...nullable(text(8)), description: 'Null until the order is confirmed.' },
  confirm_until: nullable(instant),
  uid: { ...text(100), description: 'The same as long as there is the order: the UID of its calendar file.' },
  sequence: { type: 'integer', minimum: 0, description: 'Grows with each calendar file that was sent.' },
  can_be_changed: { ...flag, description: 'Whether it can still be moved and cancelled: until its beginning.' },
});

/** What a client does with the order whose link they have: the token is the secret of the link. */
export const linkOperations: readonly Operation[] = [
  {
    ...common,
    id: 'public.show',
    method: 'post',
    storing: 'nothing',
    path: '/public/orders/show',
    summary: 'The order of a link. Changes nothing, so that a program which opens links in mails does no harm.',
    body: object({ token }),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.confirm',
    method: 'post',
    path: '/public/orders/confirm',
    summary: 'Confirms the order of a link. Asked for again, it answers the same.',
    body: object({ token }),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.cancel',
    method: 'post',
    path: '/public/orders/cancel',
    summary:
      'Cancels the order of a link; the PIN says that a person wants it and not a program. An order that is not confirmed has none yet.',
    body: object({ token, pin: text(8) }, ['token']),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.move',
    method: 'post',
    path: '/public/orders/move',
    summary:
      'Moves the order of a link to another free time of its service, in one step: where that is gone, it stays where it is, and the nearest ones are told as nearest. It takes as long as the new time does. A move to the own time is refused with order_not_moved, because it changes nothing. At most five times in 24 hours: each move may write to a telephone that nobody has proven.',
    body: object({ token, starts_at: instant }),
    answer: { status: 200, schema: ordered },
  },
  {
    ...common,
    id: 'public.days-of-move',
    method: 'post',
    storing: 'nothing',
    path: '/public/orders/free-days',
    summary: `What the days look like for moving the order of a link; at most ${mostBookableDays} days. Its own places are free to it.`,
    body: object({ token, from: day, to: day }),
    answer: { status: 200, schema: { type: 'array', items: freeDay } },
  },
  {
    ...common,
    id: 'public.times-of-move',
    method: 'post',
    storing: 'nothing',
    path: '/public/orders/free-times',
    summary: 'Times of the day to which the order of a link can be moved. Its own time is none of them.',
    body: object({ token, day }),
    answer: { status: 200, schema: { type: 'array', items: freeTime } },
  },
];
