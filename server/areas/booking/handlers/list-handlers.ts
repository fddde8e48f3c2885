import { sql } from 'kysely';
import { type Actor, may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { waitingListOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql, staysWithin } from '../../../db/rows/query/limitation.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { type ResourceTools, readingOf } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { joinList } from '../waiting-list/join-list.ts';
import { readList } from '../waiting-list/read-list.ts';
import { takeOffer } from '../waiting-list/take-offer.ts';
import { lockWaiting, removeWaiting, type WaitingClient } from '../waiting-list/waiting-client.ts';

/** Handlers of `waitingListOperations`: who may do something with orders of the branch may do it with who waits there. */
export function listHandlers(tools: ResourceTools): HandlersOf<typeof waitingListOperations> {
  return {
    'waiting-list.read': { signed: (call) => answerRead(tools, call) },
    'waiting-list.add': { signed: (call) => answerAdd(tools, call) },
    'waiting-list.take': { signed: (call) => answerTake(tools, call) },
    'waiting-list.remove': { signed: (call) => answerRemove(tools, call) },
  };
}

async function answerRead(
  { db }: ResourceTools,
  { session, query, now }: SignedCallOf<'waiting-list.read'>,
): Promise<AnswerOf<'waiting-list.read'>> {
  if (!may(session.user, orders, 'list')) throw refuse('forbidden');
  const limited = limitationSql(orders, session.user, 'read', 'w') ?? sql`true`;
  const among = sql`(${limited} and w.store_id = ${query.store_id})`;
  return { status: 200, body: await readList(db, { among, serviceId: query.service_id, day: query.day, now }) };
}

async function answerAdd(tools: ResourceTools, call: SignedCallOf<'waiting-list.add'>): Promise<AnswerOf<'waiting-list.add'>> {
  if (!may(call.session.user, orders, 'create')) throw refuse('forbidden');
  const service = await findRow(readingOf(services, tools, call), call.body.service_id);
  if (service === undefined) throw refuse('not_found');
  const { service_id: serviceId, ...wish } = call.body;
  const wanted = { ...wish, serviceId, storeId: Number(service['store_id']), consent: false, language: 'cs' as const };
  return inWriteTransaction(orders, tools, call, async ({ db }) => {
    const id = await joinList(db, wanted, { now: call.now, outward: tools.outward, address: null });
    const { first_day, last_day, part } = wish;
    return { status: 201, body: { id, first_day, last_day, part, state: 'waiting' as const } };
  });
}

async function answerTake(tools: ResourceTools, call: SignedCallOf<'waiting-list.take'>): Promise<AnswerOf<'waiting-list.take'>> {
  if (!may(call.session.user, orders, 'create')) throw refuse('forbidden');
  return inWriteTransaction(orders, tools, call, async ({ db, actor }) => {
    const client = await ownClient(db, call.session.user, call.path.id);
    const order_id = await takeOffer(tools, call, { client, actor }, db);
    return { status: 200, body: { order_id } };
  });
}

async function answerRemove(tools: ResourceTools, call: SignedCallOf<'waiting-list.remove'>): Promise<AnswerOf<'waiting-list.remove'>> {
  if (!may(call.session.user, orders, 'edit')) throw refuse('forbidden');
  return inWriteTransaction(orders, tools, call, async ({ db }) => {
    const client = await ownClient(db, call.session.user, call.path.id);
    await removeWaiting(db, [client.id]);
    return { status: 204 };
  });
}

/** The client, locked; not found where the branch is out of the asker's sight. */
async function ownClient(db: Database, actor: Actor, id: number): Promise<WaitingClient> {
  const [client] = await lockWaiting(db, { ids: [id] });
  if (client === undefined || !staysWithin(orders, actor, { store_id: client.store_id })) throw refuse('not_found');
  return client;
}
