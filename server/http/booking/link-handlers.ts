import { placesIn } from '../../../contract/rules/booking/free-times.ts';
import { retried } from '../../db/retried.ts';
import type { Writing } from '../../db/rows/write/writing.ts';
import { type BookingTools, clientWriting } from '../../resources/booking/client-writing.ts';
import { cancelOrder, confirmOrder, moveOrder, showOrder, showTimesOfMove } from '../../resources/booking/orders-of-links.ts';
import type { Answer, Call } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn, textIn } from '../call/read-body.ts';
import { dayIn } from '../stores/opening-body.ts';
import { daysIn } from './booking-handlers.ts';
import { toldDay, toldTime } from './free-answers.ts';
import { instantIn } from './order-handlers.ts';

/** Shows the order of a link. */
export async function answerShow({ db }: BookingTools, call: Call): Promise<Answer> {
  const { secret } = linkIn(call);
  return { status: 200, body: await showOrder(db, secret, call.now) };
}

/** Confirms it. */
export async function answerConfirm(tools: BookingTools, call: Call): Promise<Answer> {
  const { secret } = linkIn(call);
  return changed(tools, call, secret, (writing) => confirmOrder(writing, secret, tools.entities));
}

/** Cancels it. */
export async function answerCancel(tools: BookingTools, call: Call): Promise<Answer> {
  const { secret, body } = linkIn(call, ['pin']);
  const pin = textIn(body, 'pin') ?? '';
  return changed(tools, call, secret, (writing) => cancelOrder(writing, { secret, pin }, tools.entities));
}

/** Moves it. */
export async function answerMove(tools: BookingTools, call: Call): Promise<Answer> {
  const { secret, body } = linkIn(call, ['starts_at']);
  const startsAt = instantIn(body);
  return changed(tools, call, secret, (writing) => moveOrder(writing, { secret, startsAt }, tools.entities));
}

/** The days to which it can be moved. */
export async function answerDaysOfMove({ db }: BookingTools, call: Call): Promise<Answer> {
  const { secret, body } = linkIn(call, ['from', 'to']);
  const days = await showTimesOfMove(db, { secret, ...daysIn(body['from'], body['to']), now: call.now });
  return { status: 200, body: days.map(toldDay) };
}

/** The times of a day to which it can be moved. */
export async function answerTimesOfMove({ db }: BookingTools, call: Call): Promise<Answer> {
  const { secret, body } = linkIn(call, ['day']);
  const day = dayIn(textIn(body, 'day'), 'day');
  const days = await showTimesOfMove(db, { secret, first: day, last: day, now: call.now });
  return { status: 200, body: placesIn(days).map(toldTime) };
}

function linkIn(call: Call, more: readonly string[] = []) {
  const body = objectBody(call.body);
  refuseUnknown(body, ['token', ...more]);
  return { body, secret: requiredTextIn(body, 'token') };
}

/** The order after the change, in one transaction with it. */
async function changed(tools: BookingTools, call: Call, secret: string, change: (writing: Writing) => Promise<void>): Promise<Answer> {
  const body = await retried(() =>
    tools.db.transaction().execute(async (db) => {
      await change(clientWriting(tools, call, db));
      return showOrder(db, secret, call.now);
    }),
  );
  return { status: 200, body };
}
