import { languages } from '../../basics/languages.ts';
import { mostBookableDays } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, flag, identifier, instant, list, note, nullable, object, text } from '../../kit/shape.ts';
import { officeChangeKinds } from '../../rules/orders/order-changes.ts';
import { orderStates } from '../../rules/orders/order-states.ts';
import { freeDay, freeTime } from './public-operations.ts';

/** The English variant of what is before it; null where the office wrote none. */
const english = (maxLength: number) => note(nullable(text(maxLength)), 'In English; null where there is none.');
const secretToken = field.text({ required: true, max: 100, description: 'The secret of the link.' });

/** The order as its client sees it through the link. */
const ordered = object({
  state: choice(orderStates),
  store: object({
    id: identifier,
    name: text(120),
    name_en: english(120),
    street: nullable(text(120)),
    city: nullable(text(80)),
    phone: nullable(text(40)),
    has_kiosk: note(flag, 'Whether a kiosk takes the PIN there; where not, clients say it at a desk.'),
  }),
  service: object({ id: identifier, name: text(80), name_en: english(80) }),
  starts_at: instant,
  ends_at: instant,
  name: nullable(text(120)),
  language: note(choice(languages), 'Of its letters: the one in which it was made, unless the office has changed it.'),
  pin: note(nullable(text(8)), 'Null until the order is confirmed.'),
  confirm_until: nullable(instant),
  uid: note(text(100), 'The same as long as there is the order: the UID of its calendar file.'),
  sequence: note(count, 'Grows with each calendar file that was sent.'),
  can_be_changed: note(flag, 'Whether it can still be moved and cancelled: until its beginning.'),
  answer_asked: note(flag, 'Whether the office moved it and asks if the time suits.'),
  office_change: note(
    nullable(
      object({
        kind: choice(officeChangeKinds),
        at: instant,
        starts_at_before: note(nullable(instant), 'When the visit was to begin before; null where that has not changed.'),
        message: note(nullable(text(1000)), 'What the office wrote to the client about it, as it was typed.'),
      }),
    ),
    'What the office did last with the order; null where its client has changed it since, and where nobody has.',
  ),
});

const common = { stage: 'public', tag: 'public', method: 'post' } as const;
/** What only reads. */
const reading = { ...common, booking: 'reads', storing: 'nothing' } as const;
/** What changes the order, and answers with it. */
const changing = { ...common, booking: 'changes', answer: { status: 200, schema: ordered } } as const;

/** What a client does with the order of a link: the token is the secret of the link. */
export const linkOperations = [
  defineOperation({
    ...reading,
    id: 'public.show',
    path: '/public/orders/show',
    summary: 'The order of a link. Changes nothing, so that a program which opens links in mails does no harm.',
    body: { token: secretToken },
    refusals: ['order_link_not_valid'],
    answer: { status: 200, schema: ordered },
  }),
  defineOperation({
    ...changing,
    id: 'public.confirm',
    path: '/public/orders/confirm',
    summary: 'Confirms the order of a link. Asked for again, it answers the same.',
    body: { token: secretToken },
    refusals: ['order_link_not_valid', 'order_not_changeable', 'too_many_orders'],
  }),
  defineOperation({
    ...changing,
    id: 'public.agree',
    path: '/public/orders/agree',
    summary: 'Says that the time suits to which the office moved the order of a link. Asked for again, it answers the same.',
    body: { token: secretToken },
    refusals: ['order_link_not_valid', 'order_not_changeable'],
  }),
  defineOperation({
    ...changing,
    id: 'public.cancel',
    path: '/public/orders/cancel',
    summary:
      'Cancels the order of a link; the PIN says that a person wants it and not a program. An order that is not confirmed has none yet.',
    body: { token: secretToken, pin: field.text({ max: 8 }) },
    refusals: ['order_link_not_valid', 'order_not_changeable'],
  }),
  defineOperation({
    ...changing,
    id: 'public.move',
    path: '/public/orders/move',
    summary:
      'Moves the order of a link to another free time of its service, in one step: where that is gone, it stays where it is, and the nearest ones are told as nearest. It takes as long as the new time does. A move to the own time is refused with order_not_moved, because it changes nothing. At most five times in 24 hours: each move may write to a telephone that nobody has proven.',
    body: { token: secretToken, starts_at: field.instant({ required: true }) },
    refusals: [
      'order_link_not_valid',
      'order_not_changeable',
      'order_not_moved',
      'order_moved_often',
      'time_not_free',
      'order_other_length',
    ],
  }),
  defineOperation({
    ...reading,
    id: 'public.days-of-move',
    path: '/public/orders/free-days',
    summary: `What the days look like for moving the order of a link; at most ${mostBookableDays} days. Its own places are free to it.`,
    body: { token: secretToken, from: field.day({ required: true }), to: field.day({ required: true }) },
    refusals: ['order_link_not_valid'],
    answer: { status: 200, schema: list(freeDay) },
  }),
  defineOperation({
    ...reading,
    id: 'public.times-of-move',
    path: '/public/orders/free-times',
    summary: 'Times of the day to which the order of a link can be moved. Its own time is none of them.',
    body: { token: secretToken, day: field.day({ required: true }) },
    refusals: ['order_link_not_valid'],
    answer: { status: 200, schema: list(freeTime) },
  }),
] as const;
