import { type Action, may } from '../../../../contract/basics/access.ts';
import { bulkRows } from '../../../../contract/basics/limits.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { OrderMessage } from '../../../../contract/operations/booking/order-message.ts';
import type { orderMessageOperations } from '../../../../contract/operations/booking/order-message-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { templates } from '../../../../contract/resources/web-orders/templates.ts';
import type { Database } from '../../../db/database.ts';
import { findIds, findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { parseChosenRows } from '../../../engine/rows/bulk-request.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction, writeContextOf } from '../../../engine/rows/write-transaction.ts';
import type { BulkRequest } from '../../../engine/write/write-rows.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { readMessages } from '../client-messages/read-messages.ts';
import { readRecipients, type Visit } from '../client-messages/read-preview.ts';
import { resendMessage, writeFirstMessage } from '../client-messages/resend-message.ts';

type Messages = AnswerOf<'orders.messages'>;
type OrderCall = SignedCall & { readonly path: { readonly id: number } };

/** Handlers of `orderMessageOperations`. */
export function orderMessageHandlers(tools: ResourceTools): HandlersOf<typeof orderMessageOperations> {
  return {
    'orders.messages': { signed: (call) => answerMessages(tools, call) },
    'orders.recipients': { signed: (call) => answerRecipients(tools, call) },
    'orders.write-message': { signed: (call) => answerWrite(tools, call) },
    'orders.resend-message': { signed: (call) => answerResend(tools, call) },
    'templates.test': { signed: (call) => answerTemplateTest(tools, call) },
  };
}

async function answerMessages(tools: ResourceTools, call: SignedCallOf<'orders.messages'>): Promise<Messages> {
  return readAnswer(tools, tools.db, await seenOrder(tools, call, 'list'), call);
}

async function answerRecipients(tools: ResourceTools, call: SignedCallOf<'orders.recipients'>): Promise<AnswerOf<'orders.recipients'>> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  const { purpose, client_message: clientMessage, asks_answer: asksAnswer } = call.body;
  const ids = await seenOrders(tools, call, parseChosenRows(orders, call.body));
  const visit = visitIn(call.body);
  const asked = { db: tools.db, now: call.now, delivery: tools.delivery, ids, purpose, visit, asksAnswer };
  return { status: 200, body: await readRecipients({ ...asked, ...(clientMessage === null ? {} : { clientMessage }) }) };
}

/** The time to which an order is moved; undefined where none is chosen yet. */
function visitIn({ starts_at, ends_at }: SignedCallOf<'orders.recipients'>['body']): Visit | undefined {
  return starts_at === null || ends_at === null ? undefined : { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
}

/** Identifiers of the chosen orders that are in sight. */
async function seenOrders(tools: ResourceTools, call: SignedCall, rows: BulkRequest['rows']): Promise<readonly number[]> {
  const found =
    'filter' in rows ? rows.filter : { conditions: [{ name: 'id', operator: 'in' as const, value: [...rows.ids] }], search: null };
  const { ids, total } = await findIds(createReading(orders, tools, call), { ...found, sort: [], offset: 0, limit: bulkRows });
  if (total > bulkRows) throw refuse('bulk_too_large', { details: { count: total, max: bulkRows } });
  return ids;
}

async function answerWrite(tools: ResourceTools, call: SignedCallOf<'orders.write-message'>): Promise<Messages> {
  const orderId = await seenOrder(tools, call, 'edit');
  return inTransaction(tools.db, call, async (transaction) => {
    await writeFirstMessage(writeContextOf(orders, tools, call, transaction), orderId);
    return readAnswer(tools, transaction, orderId, call);
  });
}

async function answerResend(tools: ResourceTools, call: SignedCallOf<'orders.resend-message'>): Promise<Messages> {
  const orderId = await seenOrder(tools, call, 'edit');
  return inTransaction(tools.db, call, async (transaction) => {
    await resendMessage(writeContextOf(orders, tools, call, transaction), orderId, call.path.message);
    return readAnswer(tools, transaction, orderId, call);
  });
}

async function readAnswer({ delivery }: ResourceTools, db: Database, orderId: number, { now }: Pick<SignedCall, 'now'>): Promise<Messages> {
  const messages = await readMessages({ db, now, delivery }, orderId);
  const body = messages.map(
    (message): OrderMessage => ({
      id: message.id,
      purpose: message.purpose,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      state: message.state,
      written_at: message.written_at.toISOString(),
      sent_at: message.sent_at?.toISOString() ?? null,
      error: message.error,
      withheld: message.withheld,
      client_message: message.client_message,
      can_be_resent: message.can_be_resent,
    }),
  );
  return { status: 200, body };
}

async function seenOrder(tools: ResourceTools, call: OrderCall, action: Action): Promise<number> {
  if (!may(call.session.user, orders, action)) throw refuse('forbidden');
  const { id } = call.path;
  if ((await findRow(createReading(orders, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}

/** Sends what the author of a template wrote to the author, by the channel that clients would get it. */
async function answerTemplateTest(
  { db, delivery }: ResourceTools,
  call: SignedCallOf<'templates.test'>,
): Promise<AnswerOf<'templates.test'>> {
  const { session, body, now } = call;
  const { user } = session;
  if (!may(user, templates, 'list')) throw refuse('forbidden');
  const { channel, subject, content } = body;
  const recipient = channel === 'sms' ? user.phone_number : user.email;
  if (recipient === null) throw refuse('own_phone_missing');
  const hasGateway = delivery.hasGateway[channel];
  return inTransaction(db, call, async (transaction) => {
    await queueMessage(transaction, {
      channel,
      recipient,
      // An e-mail without a subject has none, and no empty one.
      subject: channel === 'sms' || subject === '' ? null : subject,
      body: content,
      formatted: channel === 'email',
      now,
      hasGateway,
    });
    return { status: 200, body: { recipient, leaves: hasGateway } };
  });
}
