import { refuse } from '../../../../contract/basics/refusal.ts';
import { freeTimeAt, freeTimes, listFreeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { poolOf } from '../../../../contract/rules/booking/plan-of-service.ts';
import { retried } from '../../../db/transactions.ts';
import type { AnswerOf, CallOf } from '../../../engine/call/call.ts';
import { reportingRefusals } from '../../../engine/write/report-refusals.ts';
import { makeHold, releaseHold } from '../availability/holds.ts';
import { daysAround, nearestTo } from '../availability/nearest-free-times.ts';
import type { BookingTools } from '../ordering/client-context.ts';
import { offeredService } from '../ordering/offered-service.ts';
import { orderHeldTime } from '../ordering/order-held-time.ts';
import { timeAnswer } from './bookable-days.ts';

/** Holds a free time. */
export async function answerHold({ db }: BookingTools, call: CallOf<'public.hold'>): Promise<AnswerOf<'public.hold'>> {
  const { service_id: serviceId, starts_at } = call.body;
  const startsAt = new Date(starts_at);
  const { now, address } = call;
  const around = daysAround(startsAt);
  const { plan, sources, taken, storeId } = await offeredService(db, { serviceId, ...around, now });
  const days = freeTimes({ plan, sources, taken, now, ...around });
  const wanted = freeTimeAt(startsAt, days);
  const held =
    wanted === undefined
      ? undefined
      : await heldTime(db, {
          storeId,
          serviceId,
          pool: poolOf(plan),
          startsAt,
          endsAt: new Date(wanted.ends_at),
          capacity: wanted.capacity,
          address,
          now,
        });
  if (wanted === undefined || held === undefined) {
    const others = listFreeTimes(days).filter((time) => time !== wanted);
    throw refuse('time_not_free', { at: 'starts_at', nearest: nearestTo(startsAt, others) });
  }
  return {
    status: 201,
    body: { token: held.secret, ...timeAnswer(wanted), held_until: held.until.toISOString(), now: now.toISOString() },
  };
}

/** Undefined when someone was quicker: nothing is left of the try. */
function heldTime(db: BookingTools['db'], wanted: Parameters<typeof makeHold>[1]): ReturnType<typeof makeHold> {
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      const hold = await makeHold(transaction, wanted);
      if (hold === undefined) throw new Taken();
      return hold;
    }),
  ).catch((error: unknown) => {
    if (error instanceof Taken) return undefined;
    throw error;
  });
}

/** Ends a transaction that took some of the places and not all. */
class Taken extends Error {}

/** Gives back a held time. */
export async function answerRelease({ db }: BookingTools, call: CallOf<'public.release'>): Promise<AnswerOf<'public.release'>> {
  await releaseHold(db, call.body.token);
  return { status: 204 };
}

/** Orders the held time. */
export async function answerOrder(tools: BookingTools, call: CallOf<'public.order'>): Promise<AnswerOf<'public.order'>> {
  const { website, language, ...form } = call.body;
  // People do not see the field; the page shows it to those whose password manager filled it in.
  if (website !== null) throw refuse('hidden_field_filled', { at: 'website' });
  const ordered = await reportingRefusals({ db: tools.db, hooks: tools.entities.hooksOf('orders'), now: call.now }, () =>
    retried(() => tools.db.transaction().execute((db) => orderHeldTime(tools, call, { ...form, language: language ?? call.language }, db))),
  );
  return { status: 201, body: ordered };
}
