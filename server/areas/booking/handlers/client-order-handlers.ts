import { listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { retried } from '../../../db/transactions.ts';
import type { AnswerOf, CallOf } from '../../../engine/call/call.ts';
import { type BookingTools, clientContext } from '../ordering/client-context.ts';
import { agreeToMove, cancelOrder, confirmOrder, moveOrder, showOrder, showTimesOfMove } from '../ordering/client-order-actions.ts';
import { bookableRange, dayAnswer, timeAnswer } from './bookable-days.ts';

// What a client does with their own order by its link: handlers of `public.show`, `public.confirm`, `public.move` and the like.

/** Shows the order of a link. */
export async function answerShow({ db }: BookingTools, call: CallOf<'public.show'>): Promise<AnswerOf<'public.show'>> {
  const { token: secret } = call.body;
  return { status: 200, body: await showOrder(db, secret, call.now) };
}

/** Confirms it. */
export async function answerConfirm(tools: BookingTools, call: CallOf<'public.confirm'>): Promise<AnswerOf<'public.confirm'>> {
  const { token: secret } = call.body;
  return changed(tools, call, secret, (context) => confirmOrder(context, secret, tools.entities));
}

/** Notes that the time suits to which the office moved it. */
export async function answerAgree(tools: BookingTools, call: CallOf<'public.agree'>): Promise<AnswerOf<'public.agree'>> {
  const { token: secret } = call.body;
  return changed(tools, call, secret, (context) => agreeToMove(context, secret, tools.entities));
}

/** Cancels it. */
export async function answerCancel(tools: BookingTools, call: CallOf<'public.cancel'>): Promise<AnswerOf<'public.cancel'>> {
  const { token: secret, pin } = call.body;
  return changed(tools, call, secret, (context) => cancelOrder(context, { secret, pin: pin ?? '' }, tools.entities));
}

/** Moves it. */
export async function answerMove(tools: BookingTools, call: CallOf<'public.move'>): Promise<AnswerOf<'public.move'>> {
  const { token: secret, starts_at } = call.body;
  const startsAt = new Date(starts_at);
  return changed(tools, call, secret, (context) => moveOrder(context, { secret, startsAt }, tools.entities));
}

/** The days to which it can be moved. */
export async function answerDaysOfMove(
  { db }: BookingTools,
  call: CallOf<'public.days-of-move'>,
): Promise<AnswerOf<'public.days-of-move'>> {
  const { token: secret, from, to } = call.body;
  const days = await showTimesOfMove(db, { secret, ...bookableRange(from, to), now: call.now });
  return { status: 200, body: days.map(dayAnswer) };
}

/** The times of a day to which it can be moved. */
export async function answerTimesOfMove(
  { db }: BookingTools,
  call: CallOf<'public.times-of-move'>,
): Promise<AnswerOf<'public.times-of-move'>> {
  const { token: secret, day } = call.body;
  const days = await showTimesOfMove(db, { secret, first: day, last: day, now: call.now });
  return { status: 200, body: listFreeTimes(days).map(timeAnswer) };
}

/** The order after the change, in one transaction with it. */
async function changed(
  tools: BookingTools,
  call: CallOf<'public.show'>,
  secret: string,
  change: (context: WriteContext) => Promise<void>,
): Promise<AnswerOf<'public.show'>> {
  const body = await retried(() =>
    tools.db.transaction().execute(async (db) => {
      await change(clientContext(tools, call, db));
      return showOrder(db, secret, call.now);
    }),
  );
  return { status: 200, body };
}
