import type { linkOperations } from '../../../../contract/operations/booking/link-operations.ts';
import type { publicOperations } from '../../../../contract/operations/booking/public-operations.ts';
import type { publicWaitingOperations } from '../../../../contract/operations/booking/waiting-list-operations.ts';
import type { waitingOrderOperations } from '../../../../contract/operations/booking/waiting-order-operations.ts';
import { type BookableDay, freeTimes, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { retried } from '../../../db/transactions.ts';
import type { AnswerOf, CallOf, HandlersOf } from '../../../engine/call/call.ts';
import { reportingRefusals } from '../../../engine/write/report-refusals.ts';
import { type NearestTime, nearestOfBranches } from '../availability/nearest-of-branches.ts';
import { readPage } from '../availability/read-page.ts';
import { type SharedAnswers, shareEqualRequests } from '../availability/share-equal-requests.ts';
import { readWays } from '../client-messages/read-orders.ts';
import type { BookingTools } from '../ordering/client-context.ts';
import { offeredService } from '../ordering/offered-service.ts';
import { correctEmail, resendLink, showWaiting } from '../ordering/waiting-orders.ts';
import { listOfLinkHandlers } from '../waiting-list/list-of-link-handlers.ts';
import { bookableRange, dayAnswer, timeAnswer } from './bookable-days.ts';
import {
  answerAgree,
  answerCancel,
  answerConfirm,
  answerDaysOfMove,
  answerMove,
  answerShow,
  answerTimesOfMove,
} from './client-order-handlers.ts';
import { answerHold, answerOrder, answerRelease } from './order-handlers.ts';

type PublicHandlers = HandlersOf<
  readonly [...typeof publicOperations, ...typeof linkOperations, ...typeof waitingOrderOperations, ...typeof publicWaitingOperations]
>;

/** Handlers of `publicOperations`, `linkOperations`, `waitingOrderOperations` and `publicWaitingOperations`. `mapAttribution`: of the map on the page; null where there is none. */
export function publicHandlers(tools: BookingTools, mapAttribution: string | null): PublicHandlers {
  // What is offered is the same for every caller.
  const shared = shareEqualRequests<readonly BookableDay[]>();
  const sharedNearest = shareEqualRequests<readonly NearestTime[]>();
  return {
    ...listOfLinkHandlers(tools),
    'public.booking': { public: (call) => answerBooking(tools, call, mapAttribution) },
    'public.free-days': { public: (call) => answerFreeDays(tools, call, shared) },
    'public.free-times': { public: (call) => answerFreeTimes(tools, call, shared) },
    'public.nearest-times': {
      public: async ({ path: { id }, now }) => ({
        status: 200,
        body: await sharedNearest(String(id), () => nearestOfBranches(tools.db, id, now)),
      }),
    },
    'public.hold': { public: (call) => answerHold(tools, call) },
    'public.release': { public: (call) => answerRelease(tools, call) },
    'public.order': { public: (call) => answerOrder(tools, call) },
    'public.waiting': { public: (call) => answerWaiting(tools, call) },
    'public.resend-link': { public: (call) => answerResendLink(tools, call) },
    'public.correct-email': { public: (call) => answerCorrectEmail(tools, call) },
    'public.show': { public: (call) => answerShow(tools, call) },
    'public.days-of-move': { public: (call) => answerDaysOfMove(tools, call) },
    'public.times-of-move': { public: (call) => answerTimesOfMove(tools, call) },
    'public.confirm': { public: (call) => answerConfirm(tools, call) },
    'public.agree': { public: (call) => answerAgree(tools, call) },
    'public.cancel': { public: (call) => answerCancel(tools, call) },
    'public.move': { public: (call) => answerMove(tools, call) },
  };
}

async function answerBooking({ db, delivery }: BookingTools, { now }: CallOf<'public.booking'>, mapAttribution: string | null) {
  const { set, offer, waiting, is_confirmed_by_email } = await readPage(db, { now, sendsEmails: delivery.hasGateway.email });
  const groups = offer.groups.filter(({ service_ids }) => offer.services.some(({ id }) => service_ids.includes(id)));
  const body = {
    ...set,
    is_confirmed_by_email,
    waiting_list: await readWays(db, delivery.hasGateway),
    map_attribution: mapAttribution,
    groups: groups.map(({ id, name, name_en, text, text_en, picture_file }) => ({
      id,
      name,
      name_en,
      text,
      text_en,
      picture_url: picture_file === null ? null : fileAddress(picture_file),
    })),
    services: offer.services.map((service) => ({
      ...service,
      group_ids: groups.filter(({ service_ids }) => service_ids.includes(service.id)).map(({ id }) => id),
    })),
    stores: offer.stores.map((store) => ({ ...store, waiting: waiting.get(store.id) ?? null })),
  };
  return { status: 200, body } as const;
}

async function answerFreeDays({ db }: BookingTools, { path, query, now }: CallOf<'public.free-days'>, shared: SharedDays) {
  const { first, last } = bookableRange(query.from, query.to);
  const days = await offeredDays(db, { serviceId: path.id, first, last, now }, shared);
  return { status: 200, body: days.map(dayAnswer) } as const;
}

async function answerFreeTimes({ db }: BookingTools, { path, query, now }: CallOf<'public.free-times'>, shared: SharedDays) {
  const { day } = query;
  const days = await offeredDays(db, { serviceId: path.id, first: day, last: day, now }, shared);
  return { status: 200, body: listFreeTimes(days).map(timeAnswer) } as const;
}

type SharedDays = SharedAnswers<readonly BookableDay[]>;
type Asked = { readonly serviceId: number; readonly first: Day; readonly last: Day; readonly now: Date };

function offeredDays(db: BookingTools['db'], asked: Asked, shared: SharedDays): Promise<readonly BookableDay[]> {
  const { serviceId, first, last, now } = asked;
  return shared(`${serviceId} ${first} ${last}`, async () => {
    const { plan, sources, taken } = await offeredService(db, asked);
    return freeTimes({ plan, sources, taken, now, first, last });
  });
}

/** Where the letter with the link went. */
async function answerWaiting({ db }: BookingTools, call: CallOf<'public.waiting'>): Promise<AnswerOf<'public.waiting'>> {
  return { status: 200, body: await showWaiting(db, call.body.hold) };
}

/** Sends it once more. */
async function answerResendLink(tools: BookingTools, call: CallOf<'public.resend-link'>): Promise<AnswerOf<'public.resend-link'>> {
  const { hold } = call.body;
  const body = await retried(() =>
    tools.db.transaction().execute(async (db) => {
      await resendLink(tools, call, hold, db);
      return showWaiting(db, hold);
    }),
  );
  return { status: 200, body };
}

/** Sends it to another e-mail. */
async function answerCorrectEmail(tools: BookingTools, call: CallOf<'public.correct-email'>): Promise<AnswerOf<'public.correct-email'>> {
  const { hold, email } = call.body;
  const body = await reportingRefusals({ db: tools.db, hooks: tools.entities.hooksOf('orders'), now: call.now }, () =>
    retried(() =>
      tools.db.transaction().execute(async (db) => {
        await correctEmail(tools, call, { hold, email }, db);
        return showWaiting(db, hold);
      }),
    ),
  );
  return { status: 200, body };
}
