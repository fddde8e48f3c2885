import { refuse } from '../../../contract/basics/refusal.ts';
import { type BookableDay, freeTimes, placesIn } from '../../../contract/rules/booking/free-times.ts';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { BookingTools } from '../../resources/booking/client-writing.ts';
import { offeredService } from '../../resources/booking/offered-service.ts';
import { readPage } from '../../work/booking/read-page.ts';
import type { CountRequest, RequestLimits } from '../../work/tries/request-limits.ts';
import type { Answer, Call, Handlers } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';
import { dayIn } from '../stores/opening-body.ts';
import { rangeIn } from './booking-handlers.ts';
import { toldDay, toldTime } from './free-answers.ts';
import { answerCancel, answerConfirm, answerDaysOfMove, answerMove, answerShow, answerTimesOfMove } from './link-handlers.ts';
import { answerHold, answerOrder, answerRelease } from './order-handlers.ts';
import { answerMendEmail, answerResendLink, answerWaiting } from './waiting-handlers.ts';

type Serving = {
  readonly count: CountRequest;
  /** Whether clients can order; where not, every call is refused. */
  readonly isOpen: boolean;
  /** Whose the map is; null where there is none. */
  readonly mapAttribution: string | null;
};

/** Handlers of `publicOperations`, `linkOperations` and `waitingOrderOperations`. */
export function publicHandlers(tools: BookingTools, { count, isOpen, mapAttribution }: Serving): Handlers {
  const counted = (kind: keyof RequestLimits, answer: (tools: BookingTools, call: Call) => Promise<Answer>) => ({
    public: async (call: Call) => {
      if (!isOpen) throw refuse('booking_closed');
      await count(kind, call.address);
      return answer(tools, call);
    },
  });
  const reading = (answer: Parameters<typeof counted>[1]) => counted('reads', answer);
  const changing = (answer: Parameters<typeof counted>[1]) => counted('changes', answer);
  return {
    'public.booking': reading((own, call) => answerBooking(own, call, mapAttribution)),
    'public.free-days': reading(answerFreeDays),
    'public.free-times': reading(answerFreeTimes),
    'public.hold': changing(answerHold),
    'public.release': changing(answerRelease),
    'public.order': counted('orders', answerOrder),
    'public.waiting': reading(answerWaiting),
    'public.resend-link': changing(answerResendLink),
    'public.mend-email': counted('orders', answerMendEmail),
    'public.show': reading(answerShow),
    'public.days-of-move': reading(answerDaysOfMove),
    'public.times-of-move': reading(answerTimesOfMove),
    'public.confirm': changing(answerConfirm),
    'public.cancel': changing(answerCancel),
    'public.move': changing(answerMove),
  };
}

async function answerBooking({ db, outward }: BookingTools, { now }: Call, mapAttribution: string | null): Promise<Answer> {
  const { set, offer, waiting, is_confirmed_by_email } = await readPage(db, { now, sendsEmails: outward.hasGateway.email });
  const groups = offer.groups.filter(({ service_ids }) => offer.services.some(({ id }) => service_ids.includes(id)));
  const body = {
    ...set,
    is_confirmed_by_email,
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
  return { status: 200, body };
}

async function answerFreeDays({ db }: BookingTools, call: Call): Promise<Answer> {
  const { first, last } = rangeIn(call);
  const days = await offeredDays(db, { serviceId: identifierIn(call), first, last, now: call.now });
  return { status: 200, body: days.map(toldDay) };
}

async function answerFreeTimes({ db }: BookingTools, call: Call): Promise<Answer> {
  const { day: given, ...rest } = call.query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const day = dayIn(given, 'day');
  const days = await offeredDays(db, { serviceId: identifierIn(call), first: day, last: day, now: call.now });
  return { status: 200, body: placesIn(days).map(toldTime) };
}

type Asked = { readonly serviceId: number; readonly first: Day; readonly last: Day; readonly now: Date };

async function offeredDays(db: BookingTools['db'], asked: Asked): Promise<readonly BookableDay[]> {
  const { plan, sources, taken } = await offeredService(db, asked);
  return freeTimes({ plan, sources, taken, now: asked.now, first: asked.first, last: asked.last });
}
