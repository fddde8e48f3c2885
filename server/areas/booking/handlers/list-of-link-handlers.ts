import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { publicWaitingOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import type { Database } from '../../../db/database.ts';
import { retried } from '../../../db/retried.ts';
import type { AnswerOf, CallOf, HandlersOf } from '../../../engine/call/call.ts';
import { reportingRefusals } from '../../../engine/write/report-refusals.ts';
import type { BookingTools } from '../ordering/client-writing.ts';
import { refuseNotOffered } from '../ordering/offered-service.ts';
import { readFormSettings } from '../ordering/order-held-time.ts';
import { joinList, wayOf } from '../waiting-list/join-list.ts';
import { readWays } from '../waiting-list/read-ways.ts';
import { leaveByLink, passByLink, showWait, takeByLink } from '../waiting-list/wait-of-link.ts';

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
    const by = wayOf(wish.email, await readWays(db, tools.outward.hasGateway));
    const wanted = { ...wish, storeId, serviceId, name, consent, language: language ?? call.language };
    await joinList(db, wanted, { now: call.now, outward: tools.outward, address: call.address });
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
