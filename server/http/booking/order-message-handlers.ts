import { type Action, may } from '../../../contract/basics/access.ts';
import { bulkRows } from '../../../contract/basics/limits.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { cleanInstant } from '../../../contract/derive/clean.ts';
import { type OrderMessage, toldPurposes } from '../../../contract/operations/booking/order-message.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { Database } from '../../db/database.ts';
import { findIds, findRow } from '../../db/rows/read.ts';
import type { BulkRequest } from '../../resources/write-rows.ts';
import { readMessages } from '../../work/client-messages/read-messages.ts';
import type { Visit } from '../../work/client-messages/read-preview.ts';
import { readTold } from '../../work/client-messages/read-told.ts';
import { resendMessage } from '../../work/client-messages/resend-message.ts';
import { writeFirstMessage } from '../../work/client-messages/write-first-message.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown, textIn } from '../call/read-body.ts';
import { clientMessageIn } from '../call/telling.ts';
import { chosenRowsIn } from '../rows/bulk-request.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { inTransaction, writingOf } from '../rows/write-transaction.ts';
import { answerTemplateTest } from './template-test-handler.ts';

/** Handlers of `orderMessageOperations`. */
export function orderMessageHandlers(tools: ResourceTools): Handlers {
  return {
    'orders.messages': { signed: (call) => answerMessages(tools, call) },
    'orders.told': { signed: (call) => answerTold(tools, call) },
    'orders.write-message': { signed: (call) => answerWrite(tools, call) },
    'orders.resend-message': { signed: (call) => answerResend(tools, call) },
    'templates.test': { signed: (call) => answerTemplateTest(tools, call) },
  };
}

async function answerMessages(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  return messagesOf(tools, tools.db, await seenOrder(tools, call, 'list'), call);
}

async function answerTold(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  const body = objectBody(call.body);
  refuseUnknown(body, ['purpose', 'ids', 'filter', 'client_message', 'starts_at', 'ends_at']);
  const purpose = toldPurposes.find((one) => one === body['purpose']);
  if (purpose === undefined) throw refuseValues({ purpose: { code: body['purpose'] === undefined ? 'required' : 'unknown_value' } });
  const ids = await seenOrders(tools, call, chosenRowsIn(orders, body));
  const clientMessage = clientMessageIn(body);
  const asked = { db: tools.db, now: call.now, outward: tools.outward, ids, purpose, visit: visitIn(body) };
  return { status: 200, body: await readTold({ ...asked, ...(clientMessage === undefined ? {} : { clientMessage }) }) };
}

/** The time to which an order is moved; undefined where none is chosen yet. */
function visitIn(body: Readonly<Record<string, unknown>>): Visit | undefined {
  const [starts_at, ends_at] = ['starts_at', 'ends_at'].map((name) => instantIn(body, name));
  return starts_at === undefined || ends_at === undefined ? undefined : { starts_at, ends_at };
}

function instantIn(body: Readonly<Record<string, unknown>>, name: string): Date | undefined {
  const text = textIn(body, name);
  if (text === null) return undefined;
  const instant = new Date(String(cleanInstant(text)));
  if (Number.isNaN(instant.getTime())) throw refuseValues({ [name]: { code: 'instant' } });
  return instant;
}

/** Identifiers of the chosen orders that are in sight. */
async function seenOrders(tools: ResourceTools, call: SignedCall, rows: BulkRequest['rows']): Promise<readonly number[]> {
  const found =
    'filter' in rows ? rows.filter : { conditions: [{ name: 'id', operator: 'in' as const, value: [...rows.ids] }], search: null };
  const { ids, total } = await findIds(readingOf(orders, tools, call), { ...found, sort: [], offset: 0, limit: bulkRows });
  if (total > bulkRows) throw refuse('bulk_too_large', { details: { count: total, max: bulkRows } });
  return ids;
}

async function answerWrite(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const orderId = await seenOrder(tools, call, 'edit');
  return inTransaction(tools.db, call, async (transaction) => {
    await writeFirstMessage(writingOf(orders, tools, call, transaction), orderId);
    return messagesOf(tools, transaction, orderId, call);
  });
}

async function answerResend(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const orderId = await seenOrder(tools, call, 'edit');
  const messageId = messageIn(call);
  return inTransaction(tools.db, call, async (transaction) => {
    await resendMessage(writingOf(orders, tools, call, transaction), orderId, messageId);
    return messagesOf(tools, transaction, orderId, call);
  });
}

async function messagesOf({ outward }: ResourceTools, db: Database, orderId: number, { now }: SignedCall): Promise<Answer> {
  const messages = await readMessages({ db, now, outward }, orderId);
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

async function seenOrder(tools: ResourceTools, call: SignedCall, action: Action): Promise<number> {
  if (!may(call.session.user, orders, action)) throw refuse('forbidden');
  const id = identifierIn(call);
  if ((await findRow(readingOf(orders, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}

function messageIn({ parameters }: SignedCall): number {
  const text = parameters['message'] ?? '';
  if (!/^[1-9]\d{0,9}$/u.test(text) || Number(text) > 2_147_483_647) throw refuse('invalid_identifier');
  return Number(text);
}
