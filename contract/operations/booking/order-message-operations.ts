import { input } from '../../api/input.ts';
import { idempotencyHeader } from '../../api/operation.ts';
import { bulkRows } from '../../basics/limits.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { clientMessageLength } from '../../derive/operations/parameters.ts';
import { field } from '../../kit/index.ts';
import { choice, count, flag, identifier, instant, list, note, nullable, object, structure, text } from '../../kit/shape.ts';
import { messageChannels, messageStates, withheldReasons } from '../../resources/settings/outbox.ts';
import { templatePurposes } from '../../rules/text/template-tags.ts';
import { messagePurposes, notNotifiedReasons } from './order-message.ts';

const ofOrder = { id: field.reference('orders', { required: true }) };

const messages = list(
  object({
    id: identifier,
    purpose: choice(templatePurposes),
    channel: choice(messageChannels),
    recipient: text(254),
    subject: note(nullable(text(200)), 'Null of an SMS.'),
    state: choice(messageStates),
    written_at: instant,
    sent_at: nullable(instant),
    error: note(nullable(text(500)), 'Why it did not go, as the other side said it.'),
    withheld: note(nullable(choice(withheldReasons)), 'Why it is not sent to a phone or a mailbox that is unproven.'),
    client_message: note(nullable(text(1000)), 'What the office added to the template.'),
    can_be_resent: note(flag, 'Whether it still says what holds, and is the last of its kind.'),
  }),
);

const recipientsPreview = object({
  orders: note(count, 'Orders that can be changed so now.'),
  reached: note(count, 'Of how many of them the client is written to.'),
  ways: list(
    object({
      channel: choice(messageChannels),
      count,
      recipient: note(nullable(text(254)), 'Null where there are several orders.'),
      leaves: note(flag, 'Whether the channel leads anywhere; where not, the message stays in the outbox.'),
    }),
  ),
  not_notified: list(object({ reason: choice(notNotifiedReasons), count })),
  preview: note(
    nullable(
      object({
        name: text(120),
        starts_at: instant,
        messages: list(
          object({
            channel: choice(messageChannels),
            subject: note(nullable(text(200)), 'Null of an SMS.'),
            body: note(text(25_000), 'Markdown of an e-mail; the link to the order has dots for its secret.'),
          }),
        ),
      }),
    ),
    'What the client of the first order would read, made as the message itself is; null where nobody is written to.',
  ),
});

/** Messages to the client of an order (page 05, Templates and notifications). */
export const orderMessageOperations = [
  defineOperation({
    id: 'orders.messages',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/orders/{id}/messages',
    summary: 'What was written to the client of an order, when, and what became of it; the newest first.',
    pathValues: ofOrder,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: messages },
  }),
  defineOperation({
    id: 'orders.write-message',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/{id}/messages',
    summary:
      'Writes to the client what the order would have said when it was made, to the e-mail and telephone that nothing has been written to: they were filled in or put right later.',
    pathValues: ofOrder,
    headers: [idempotencyHeader],
    refusals: ['forbidden', 'not_found', 'message_not_resendable'],
    answer: { status: 200, schema: messages },
  }),
  defineOperation({
    id: 'orders.resend-message',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/{id}/messages/{message}/resend',
    summary: 'Writes to the client once more for the same purpose, with what the order and the template say now.',
    pathValues: { ...ofOrder, message: field.reference('outbox', { required: true }) },
    headers: [idempotencyHeader],
    refusals: ['forbidden', 'not_found', 'message_not_resendable'],
    answer: { status: 200, schema: messages },
  }),
  defineOperation({
    id: 'orders.recipients',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/recipients',
    storing: 'nothing',
    summary:
      'To whom a message would go if the orders, named by ids or found by a filter, were changed so, why to some it would not, and what the first client would read.',
    body: {
      purpose: field.choice(messagePurposes, { required: true }),
      ids: input.list(field.reference('orders', { required: true }), { max: bulkRows }),
      filter: field.json({ schema: () => structure }),
      client_message: field.text({ max: clientMessageLength, lines: 4, description: 'As the change would have it.' }),
      starts_at: field.instant({ description: 'With ends_at the time to which an order is moved, for the preview.' }),
      ends_at: field.instant({}),
      asks_answer: field.flag({
        default: false,
        description: 'Whether the client is asked if the new time suits, as orders that move together are.',
      }),
    },
    refusals: [
      'forbidden',
      'ids_or_filter',
      'invalid_identifier',
      'unknown_filter',
      'invalid_filter',
      'invalid_filter_group',
      'filter_too_deep',
      'filter_too_long',
      'bulk_too_large',
    ],
    answer: { status: 200, schema: recipientsPreview },
  }),
  defineOperation({
    id: 'templates.test',
    stage: 'passed',
    tag: 'templates',
    method: 'post',
    path: '/template-tests',
    summary: 'Sends the text of a template, filled in as its author sees it, to the author alone.',
    headers: [idempotencyHeader],
    body: {
      channel: field.choice(messageChannels, { required: true }),
      subject: field.text({ max: 200 }),
      content: field.text({ required: true, max: 20_000, lines: 10 }),
    },
    refusals: ['forbidden', 'own_phone_missing'],
    answer: {
      status: 200,
      schema: object({
        recipient: text(254),
        leaves: note(flag, 'Whether the channel leads anywhere; where not, the message stays in the outbox.'),
      }),
    },
  }),
] as const;
