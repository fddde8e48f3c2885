import { sql } from 'kysely';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { publicWaitingOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import type { Database } from '../../../db/database.ts';
import { retried } from '../../../db/transactions.ts';
import type { AnswerOf, CallOf, HandlersOf } from '../../../engine/call/call.ts';
import { reportingRefusals } from '../../../engine/write/report-refusals.ts';
import { readWays } from '../client-messages/read-orders.ts';
import type { Asking, BookingTools } from '../ordering/client-context.ts';
import { refuseNotOffered } from '../ordering/offered-service.ts';
import { readFormSettings } from '../ordering/order-held-time.ts';
import { isOffered, orderSecret, passOffer, takeOffer } from './answer-offer.ts';
import { joinList, requireChannel } from './join-list.ts';
import { findWaitingClient, removeWaiting } from './waiting-client.ts';

/** Handlers of `publicWaitingOperations`. */
export function listOfLinkHandlers(tools: BookingTools): HandlersOf<typeof publicWaitingOperations> {
  return {
    'public.join-list': { public: (call) => answerJoin(tools, call) },
    'public.show-wait': { public: (call) => answerShow(tools, call) },
    'public.take-offer': { public: (call) => answerTake(tools, call) },
    'public.pass-offer': { public: (call) => answerPass(tools, call) },
    'public.leave-list': { public: (call) => answerLeave(tools, call) },
  };
}

type Joining = CallOf<'public.join-list'>;

async function answerJoin(tools: BookingTools, call: Joining): Promise<AnswerOf<'public.join-list'>> {
  const { website, service_id: serviceId, language, ...wish } = call.body;
  if (website !== null) throw refuse('hidden_field_filled', { at: 'website' });
  return reporting(tools, call.now, async (db) => {
    const { store_id: storeId } = await refuseNotOffered(db, serviceId);
    const { name, consent } = await fitForm(db, wish);
    const by = requireChannel(wish.email, await readWays(db, tools.delivery.hasGateway));
    const wanted = { ...wish, storeId, serviceId, name, consent, language: language ?? call.language };
    await joinList(db, wanted, { now: call.now, delivery: tools.delivery, address: call.address, by: null });
    return { status: 201, body: { by, to: wish.email ?? wish.phone ?? '' } };
  });
}

/** What the settings of the form ask for holds here too. */
async function fitForm(db: Database, { name, consent }: Pick<Joining['body'], 'name' | 'consent'>) {
  const { name_shown, name_required, checkbox_shown, checkbox_required } = await readFormSettings(db);
  const fields = [
    ...(name_shown && name_required && name === null ? ['name'] : []),
    ...(checkbox_shown && checkbox_required && !consent ? ['consent'] : []),
  ];
  if (fields.length > 0) throw refuseValues(Object.fromEntries(fields.map((field) => [field, { code: 'required' as const }])));
  return { name: name_shown ? name : null, consent: checkbox_shown && consent };
}

async function answerShow({ db, salt }: BookingTools, call: CallOf<'public.show-wait'>): Promise<AnswerOf<'public.show-wait'>> {
  return {
    status: 200,
    body: await db.transaction().execute((transaction) => showWait(transaction, { secret: call.body.token, salt, now: call.now })),
  };
}

async function answerTake(tools: BookingTools, call: CallOf<'public.take-offer'>): Promise<AnswerOf<'public.take-offer'>> {
  const { token: secret } = call.body;
  const body = await reporting(tools, call.now, async (db) => {
    await takeByLink(tools, call, secret, db);
    return showWait(db, { secret, salt: tools.salt, now: call.now });
  });
  return { status: 200, body };
}

async function answerPass({ db, salt }: BookingTools, call: CallOf<'public.pass-offer'>): Promise<AnswerOf<'public.pass-offer'>> {
  const { token: secret } = call.body;
  const body = await retried(() =>
    db.transaction().execute(async (transaction) => {
      await passByLink(transaction, secret, call.now);
      return showWait(transaction, { secret, salt, now: call.now });
    }),
  );
  return { status: 200, body };
}

async function answerLeave({ db }: BookingTools, call: CallOf<'public.leave-list'>): Promise<AnswerOf<'public.leave-list'>> {
  await retried(() => db.transaction().execute((transaction) => leaveByLink(transaction, call.body.token, call.now)));
  return { status: 204 };
}

/** In one transaction; bans that refused are counted. */
function reporting<T>({ db, entities }: BookingTools, now: Date, work: (db: Database) => Promise<T>): Promise<T> {
  return reportingRefusals({ db, hooks: entities.hooksOf('orders'), now }, () => retried(() => db.transaction().execute(work)));
}

/** What the client waits for, and what is offered to them. */
async function showWait(db: Database, { secret, salt, now }: { readonly secret: string; readonly salt: string; readonly now: Date }) {
  const client = await findWaitingClient(db, secret, now);
  const { state, first_day, last_day, part, language, offered_starts_at: startsAt, offered_ends_at: endsAt, offer_until: until } = client;
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from waiting_clients w
    where w.store_id = ${client.store_id} and w.service_id = ${client.service_id} and w.state = 'waiting'
      and w.first_day <= ${last_day}::date and w.last_day >= ${first_day}::date and (w.created_at, w.id) < (${client.created_at}, ${client.id})`.execute(
    db,
  );
  const isHeld = isOffered(client, now);
  return {
    // The offer ends before the job says so.
    state: state === 'offered' && !isHeld ? ('expired' as const) : state,
    store: { name: client.store, name_en: client.store_en },
    service: { id: client.service_id, name: client.service, name_en: client.service_en },
    first_day,
    last_day,
    part,
    language,
    before: rows[0]?.before ?? 0,
    offer:
      isHeld && startsAt !== null && endsAt !== null && until !== null
        ? { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), until: until.toISOString() }
        : null,
    order: state === 'taken' ? orderSecret(client, salt) : null,
  };
}

/** Takes the offered time. */
async function takeByLink(tools: BookingTools, asking: Asking, secret: string, db: Database): Promise<void> {
  await takeOffer(tools, asking, { client: await findWaitingClient(db, secret, asking.now) }, db);
}

/** Lets the next in line have the offered time; the client waits on, and is not offered it again. */
async function passByLink(db: Database, secret: string, now: Date): Promise<void> {
  const client = await findWaitingClient(db, secret, now);
  if (!isOffered(client, now)) return;
  await passOffer(db, client, { now, by: null });
}

/** Takes the client off the list, with everything that is known of them. */
async function leaveByLink(db: Database, secret: string, now: Date): Promise<void> {
  const client = await findWaitingClient(db, secret, now);
  await removeWaiting(db, [client.id]);
}
