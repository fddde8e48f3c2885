import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { messageStates } from '../../resources/settings/outbox.ts';
import { orderStates } from '../../rules/orders/order-states.ts';

const token: JsonSchema = { type: 'string', maxLength: 100, description: 'The token by which the time was held.' };
const email: JsonSchema = { type: 'string', maxLength: 254 };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
/** What became of the letter with the link, for the page that says where to look for it. */
export const letterState: JsonSchema = {
  anyOf: [{ type: 'string', enum: messageStates }, { type: 'null' }],
  description: 'What became of the last letter with the link: withheld where too many went to the mailbox. Null where there is none.',
};
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const waiting = object({
  state: { type: 'string', enum: orderStates },
  email: { ...email, description: 'Where the letter with the link went.' },
  confirm_until: instant,
  letter: letterState,
  letters_left: { type: 'integer', minimum: 0, description: 'How many letters can still be asked for.' },
});
const common = { stage: 'public', tag: 'public', method: 'post', answer: { status: 200, schema: waiting } } as const;

/** What a client does who has ordered and waits for the letter with the link. The token of the hold says that the order is theirs. */
export const waitingOrderOperations: readonly Operation[] = [
  {
    ...common,
    id: 'public.waiting',
    storing: 'nothing',
    path: '/public/orders/waiting',
    summary: 'Where the letter about an order went, and until when it must be confirmed.',
    body: object({ hold: token }),
  },
  {
    ...common,
    id: 'public.resend-link',
    path: '/public/orders/waiting/resend',
    summary: 'Sends the letter with the link once more: at most once a minute, and only a few times.',
    body: object({ hold: token }),
  },
  {
    ...common,
    id: 'public.mend-email',
    path: '/public/orders/waiting/email',
    summary: 'Puts the e-mail of an unconfirmed order right and sends the letter there; the link sent before holds no more.',
    body: object({ hold: token, email }),
  },
];
