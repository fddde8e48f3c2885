import { sql } from 'kysely';
import { type Actor, may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { waitingListOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type DayPart, isOfferHour, type WaitingEvent, type WaitingState } from '../../../../contract/rules/booking/waiting-list.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql, staysWithin } from '../../../db/rows/query/limitation.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { isOffered, passOffer, takeOffer } from './answer-offer.ts';
import { joinList } from './join-list.ts';
import { offerNext, Taken } from './offer-freed.ts';
import { lockList, lockWaiting, removeWaiting, type WaitingClient } from './waiting-client.ts';

/** Handlers of `waitingListOperations`. They need the same rights as the same actions on orders of the branch. */
export function listHandlers(tools: ResourceTools): HandlersOf<typeof waitingListOperations> {
  return {
    'waiting-list.read': { signed: (call) => answerRead(tools, call) },
    'waiting-list.add': { signed: (call) => answerAdd(tools, call) },
    'waiting-list.offer-next': { signed: (call) => answerOfferNext(tools, call) },
    'waiting-list.take': { signed: (call) => answerTake(tools, call) },
    'waiting-list.remove': { signed: (call) => answerRemove(tools, call) },
  };
}

async function answerRead(
  { db }: ResourceTools,
  { session, query, now }: SignedCallOf<'waiting-list.read'>,
): Promise<AnswerOf<'waiting-list.read'>> {
  if (!may(session.user, orders, 'list')) throw refuse('forbidden');
  return {
    status: 200,
    body: await readList(db, { actor: session.user, storeId: query.store_id, serviceId: query.service_id, day: query.day, now }),
  };
}

async function answerAdd(tools: ResourceTools, call: SignedCallOf<'waiting-list.add'>): Promise<AnswerOf<'waiting-list.add'>> {
  if (!may(call.session.user, orders, 'create')) throw refuse('forbidden');
  const service = await findRow(createReading(services, tools, call), call.body.service_id);
  if (service === undefined) throw refuse('not_found');
  const { service_id: serviceId, ...wish } = call.body;
  const wanted = { ...wish, serviceId, storeId: Number(service['store_id']), consent: false, language: 'cs' as const };
  return inWriteTransaction(orders, tools, call, async ({ db, actor }) => {
    const id = await joinList(db, wanted, { now: call.now, delivery: tools.delivery, address: null, by: actor.name });
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

type OfferingNext = SignedCallOf<'waiting-list.offer-next'>;

async function answerOfferNext(tools: ResourceTools, call: OfferingNext): Promise<AnswerOf<'waiting-list.offer-next'>> {
  const { user } = call.session;
  if (!may(user, orders, 'edit')) throw refuse('forbidden');
  const { service_id: serviceId, day, instead_of: declined } = call.body;
  const service = await findRow(createReading(services, tools, call), serviceId);
  if (service === undefined) throw refuse('not_found');
  const storeId = Number(service['store_id']);
  if (!staysWithin(orders, user, { store_id: storeId })) throw refuse('not_found');
  return inWriteTransaction(orders, tools, call, async ({ db, actor }) => {
    await lockList(db, storeId);
    if (declined !== null) await declineFor(db, await ownClient(db, user, declined), { serviceId, now: call.now, by: actor.name });
    const asking = { db, delivery: tools.delivery, now: call.now };
    const offered = isOfferHour(call.now) ? await offerNext(asking, { storeId, only: { serviceId, day }, by: actor.name }) : undefined;
    // A client who declined gives the time back also where it suits no one else.
    if (offered === undefined && declined === null) throw refuse('nothing_to_offer');
    const to =
      offered === undefined
        ? null
        : { name: offered.to.name, starts_at: offered.startsAt.toISOString(), until: offered.until.toISOString() };
    return { status: 200 as const, body: { to } };
  }).catch((error: unknown) => {
    // Another person ordered the time at the same moment.
    throw error instanceof Taken ? refuse('nothing_to_offer') : error;
  });
}

type Declining = { readonly serviceId: number; readonly now: Date; readonly by: string };

async function declineFor(db: Database, client: WaitingClient, { serviceId, now, by }: Declining): Promise<void> {
  if (client.service_id !== serviceId || !isOffered(client, now)) throw refuse('offer_ended');
  await passOffer(db, client, { now, by });
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

type Row = {
  readonly id: number;
  readonly service_id: number;
  readonly service: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly part: DayPart;
  readonly state: WaitingState;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: Date;
  readonly by_staff: boolean;
  readonly offered_at: Date | null;
  readonly offered_starts_at: Date | null;
  readonly offered_ends_at: Date | null;
  readonly offer_until: Date | null;
  readonly history: readonly WaitingEvent[];
};

type Asked = {
  readonly actor: Actor;
  readonly storeId: number;
  readonly serviceId: number | null;
  readonly day: string | null;
  readonly now: Date;
};

/** Who waits, in their order, as far as the actor sees the branch. */
async function readList(db: Database, { actor, storeId, serviceId, day, now }: Asked) {
  const { rows } = await sql<Row>`
    select w.id, w.service_id, v.name as service, w.first_day::text as first_day, w.last_day::text as last_day, w.part,
      case when w.state = 'offered' and w.offer_until <= ${now} then 'expired' else w.state end as state,
      w.name, w.email, w.phone, w.created_at, w.by_staff, w.offered_at, w.offered_starts_at, w.offered_ends_at, w.offer_until, w.history
    from waiting_clients w join services v on v.id = w.service_id and v.store_id = w.store_id
    where ${limitationSql(orders, actor, 'read', 'w') ?? sql`true`} and w.store_id = ${storeId} and (${serviceId}::int is null or w.service_id = ${serviceId}::int)
      and (${day}::date is null or (w.first_day <= ${day}::date and w.last_day >= ${day}::date))
    order by w.created_at, w.id`.execute(db);
  return rows.map(({ created_at, offered_at, offered_starts_at, offered_ends_at, offer_until, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    offer:
      offered_at === null || offered_starts_at === null || offered_ends_at === null || offer_until === null
        ? null
        : {
            starts_at: offered_starts_at.toISOString(),
            ends_at: offered_ends_at.toISOString(),
            offered_at: offered_at.toISOString(),
            until: offer_until.toISOString(),
          },
  }));
}
