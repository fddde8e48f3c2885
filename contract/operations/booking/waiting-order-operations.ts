import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, count, instant, note, nullable, object, text } from '../../kit/shape.ts';
import { messageStates } from '../../resources/settings/outbox.ts';
import { orderStates } from '../../rules/orders/order-states.ts';
import { isEmail } from '../../rules/text/contact.ts';

const heldBy = field.text({ required: true, max: 100, description: 'The token by which the time was held.' });
const email = text(254);
/** As it was typed: the page says where the letter went. */
export const typedEmail = field.text({ required: true, max: 254, check: [isEmail, 'email'] });
/** What became of the letter with the link, for the page that says where to look for it. */
export const letterState = note(
  nullable(choice(messageStates)),
  'What became of the last letter with the link: withheld where too many went to the mailbox. Null where there is none.',
);

const waiting = object({
  state: choice(orderStates),
  email: note(email, 'Where the letter with the link went.'),
  confirm_until: instant,
  letter: letterState,
  letters_left: note(count, 'How many letters can still be asked for.'),
});
const common = { stage: 'public', tag: 'public', method: 'post', answer: { status: 200, schema: waiting } } as const;

/** What a client does who has ordered and waits for the letter with the link. The token of the hold says that the order is theirs. */
export const waitingOrderOperations = [
  defineOperation({
    ...common,
    id: 'public.waiting',
    booking: 'reads',
    storing: 'nothing',
    path: '/public/orders/waiting',
    summary: 'Where the letter about an order went, and until when it must be confirmed.',
    body: { hold: heldBy },
    refusals: ['order_link_not_valid'],
  }),
  defineOperation({
    ...common,
    id: 'public.resend-link',
    booking: 'changes',
    path: '/public/orders/waiting/resend',
    summary: 'Sends the letter with the link once more: at most once a minute, and only a few times.',
    body: { hold: heldBy },
    refusals: ['order_link_not_valid', 'order_not_waiting', 'letter_too_soon', 'too_many_letters', 'mailbox_full'],
  }),
  defineOperation({
    ...common,
    id: 'public.correct-email',
    booking: 'orders',
    path: '/public/orders/waiting/email',
    summary: 'Puts the e-mail of an unconfirmed order right and sends the letter there; the link sent before holds no more.',
    body: { hold: heldBy, email: typedEmail },
    refusals: ['order_link_not_valid', 'order_not_waiting', 'letter_too_soon', 'too_many_letters', 'too_many_orders', 'client_blocked'],
  }),
] as const;
