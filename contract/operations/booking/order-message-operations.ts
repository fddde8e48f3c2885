import { idempotencyHeader, type Operation, type Parameter } from '../../api/operation.ts';
import { bulkRows } from '../../basics/limits.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { messageChannels, messageStates, withheldReasons } from '../../resources/settings/outbox.ts';
import { templatePurposes } from '../../rules/text/template-tags.ts';
import { toldPurposes, untoldReasons } from './order-message.ts';

const identifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const instant: JsonSchema = { type: 'string', format: 'date-time' };

const orderIn: Parameter = { name: 'id', in: 'path', required: true, description: 'Identifier of the order.', schema: identifier };
const messageIn: Parameter = { name: 'message', in: 'path', required: true, description: 'Identifier of the message.', schema: identifier };

const properties = {
  id: identifier,
  purpose: { type: 'string', enum: templatePurposes },
  channel: { type: 'string', enum: messageChannels },
  recipient: { type: 'string', maxLength: 254 },
  subject: { ...nullable({ type: 'string', maxLength: 200 }), description: 'Null of an SMS.' },
  state: { type: 'string', enum: messageStates },
  written_at: instant,
  sent_at: nullable(instant),
  error: { ...nullable({ type: 'string', maxLength: 500 }), description: 'Why it did not go, as the other side said it.' },
  withheld: {
    ...nullable({ type: 'string', enum: withheldReasons }),
    description: 'Why it is not sent to a phone or a mailbox that is unproven.',
  },
  client_message: { ...nullable({ type: 'string', maxLength: 1000 }), description: 'What the office added to the template.' },
  can_be_resent: { type: 'boolean', description: 'Whether it still says what holds, and is the last of its kind.' },
} satisfies Readonly<Record<string, JsonSchema>>;

const messages: JsonSchema = {
  type: 'array',
  items: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
};

const whole = (schemas: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(schemas),
  properties: schemas,
});
const count: JsonSchema = { type: 'integer', minimum: 0 };

const toldClients = whole({
  orders: { ...count, description: 'Orders that can be changed so now.' },
  reached: { ...count, description: 'Of how many of them the client is written to.' },
  ways: {
    type: 'array',
    items: whole({
      channel: { type: 'string', enum: messageChannels },
      count,
      recipient: { ...nullable({ type: 'string', maxLength: 254 }), description: 'Null where there are several orders.' },
      leaves: { type: 'boolean', description: 'Whether the channel leads anywhere; where not, the message stays in the outbox.' },
    }),
  },
  untold: { type: 'array', items: whole({ reason: { type: 'string', enum: untoldReasons }, count }) },
  preview: {
    ...nullable(
      whole({
        name: { type: 'string', maxLength: 120 },
        starts_at: instant,
        messages: {
          type: 'array',
          items: whole({
            channel: { type: 'string', enum: messageChannels },
            subject: { ...nullable({ type: 'string', maxLength: 200 }), description: 'Null of an SMS.' },
            body: {
              type: 'string',
              maxLength: 25_000,
              description: 'Markdown of an e-mail; the link to the order has dots for its secret.',
            },
          }),
        },
      }),
    ),
    description: 'What the client of the first order would read, made as the message itself is; null where nobody is written to.',
  },
});

/** Messages to the client of an order (page 05, Templates and notifications). */
export const orderMessageOperations: readonly Operation[] = [
  {
    id: 'orders.messages',
    stage: 'passed',
    tag: 'orders',
    method: 'get',
    path: '/orders/{id}/messages',
    summary: 'What was written to the client of an order, when, and what became of it; the newest first.',
    parameters: [orderIn],
    answer: { status: 200, schema: messages },
  },
  {
    id: 'orders.write-message',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/{id}/messages',
    summary:
      'Writes to the client what the order would have said when it was made, to the e-mail and telephone that nothing has been written to: they were filled in or put right later.',
    parameters: [orderIn, idempotencyHeader],
    answer: { status: 200, schema: messages },
  },
  {
    id: 'orders.resend-message',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/{id}/messages/{message}/resend',
    summary: 'Writes to the client once more for the same purpose, with what the order and the template say now.',
    parameters: [orderIn, messageIn, idempotencyHeader],
    answer: { status: 200, schema: messages },
  },
  {
    id: 'orders.told',
    stage: 'passed',
    tag: 'orders',
    method: 'post',
    path: '/orders/told',
    storing: 'nothing',
    summary:
      'To whom a message would go if the orders, named by ids or found by a filter, were changed so, why to some it would not, and what the first client would read.',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['purpose'],
      properties: {
        purpose: { type: 'string', enum: toldPurposes },
        ids: { type: 'array', items: identifier, maxItems: bulkRows },
        filter: { $ref: '#/components/schemas/orders-filter' },
        client_message: { ...nullable({ type: 'string', maxLength: 1000 }), description: 'As the change would have it.' },
        starts_at: { ...instant, description: 'With ends_at the time to which an order is moved, for the preview.' },
        ends_at: instant,
      },
    },
    answer: { status: 200, schema: toldClients },
  },
  {
    id: 'templates.test',
    stage: 'passed',
    tag: 'templates',
    method: 'post',
    path: '/template-tests',
    summary: 'Sends the text of a template, filled in as its author sees it, to the author alone.',
    parameters: [idempotencyHeader],
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['channel', 'content'],
      properties: {
        channel: { type: 'string', enum: messageChannels },
        subject: { type: 'string', maxLength: 200 },
        content: { type: 'string', minLength: 1, maxLength: 20_000 },
      },
    },
    answer: {
      status: 200,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['recipient', 'leaves'],
        properties: {
          recipient: { type: 'string', maxLength: 254 },
          leaves: { type: 'boolean', description: 'Whether the channel leads anywhere; where not, the message stays in the outbox.' },
        },
      },
    },
  },
];
