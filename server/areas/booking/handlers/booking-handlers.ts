import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { bookingOperations } from '../../../../contract/operations/booking/booking-operations.ts';
import type { overviewOperations } from '../../../../contract/operations/booking/overview-operations.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { dayBlocks } from '../../../../contract/rules/booking/day-blocks.ts';
import type { FreeTime } from '../../../../contract/rules/booking/free-times.ts';
import { serviceHours } from '../../../../contract/rules/booking/service-hours.ts';
import { dayNote } from '../../../../contract/rules/opening/day-note.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { type ResourceTools, readingOf } from '../../../engine/rows/resource-tools.ts';
import { type SharedAnswers, shareEqualQuestions } from '../availability/share-equal-questions.ts';
import { daysForStaff, nearestFromNow } from '../availability/times-near-refused.ts';
import { answerAvailabilityInput } from './availability-handler.ts';
import { bookableRange } from './bookable-range.ts';
import { answerOverview } from './overview-handler.ts';

type FreeTimesCall = SignedCallOf<'booking.free-times'>;
type Public = { readonly isOpen: boolean };

/** Handlers of `bookingOperations` and `overviewOperations`. */
export function bookingHandlers(
  tools: ResourceTools,
  { isOpen }: Public,
): HandlersOf<readonly [...typeof bookingOperations, ...typeof overviewOperations]> {
  const shared = shareEqualQuestions<StaffDays>();
  return {
    'booking.free-times': { signed: (call) => answerFreeTimes(tools, call, shared) },
    'booking.overview': { signed: (call) => answerOverview(tools, call, isOpen) },
    'booking.ground': { signed: (call) => answerAvailabilityInput(tools, call) },
  };
}

async function answerFreeTimes(
  tools: ResourceTools,
  call: FreeTimesCall,
  shared: SharedAnswers<StaffDays>,
): Promise<AnswerOf<'booking.free-times'>> {
  if (!may(call.session.user, orders, 'list')) throw refuse('forbidden');
  const { order, from, to } = call.query;
  const { first, last } = bookableRange(from, to);
  // Everybody who reads orders of the store is shown its services, whatever else they may.
  const service = await findRow(readingOf(services, tools, call), call.path.id);
  if (service === undefined) throw refuse('not_found');
  const moved = order === null ? undefined : await movedIn(tools, call, order);
  const movedFrom = moved !== undefined && moved.serviceId === service.id ? moved.startsAt : undefined;
  const asked = { storeId: Number(service['store_id']), serviceId: service.id, movedOrder: moved?.id, movedFrom };
  // What the asker may see is settled above: the days are the same for all.
  const key = JSON.stringify([asked, first, last]);
  const { plan, sources, days, nearest } = await shared(key, () => staffDays(tools, { ...asked, now: call.now, first, last }));
  return {
    status: 200,
    body: {
      nearest: nearest === undefined ? null : told(nearest),
      has_plan: plan !== undefined,
      days: days.map(({ day, type, times }) => {
        const hours = serviceHours(day, sources);
        return {
          day,
          type: plan === undefined ? hours.type : type,
          note: dayNote(hours.reasons),
          intervals: hours.intervals,
          times: times.map(told),
          blocks: dayBlocks(day, sources),
        };
      }),
    },
  };
}

type StaffDays = Awaited<ReturnType<typeof daysForStaff>> & { readonly nearest: FreeTime | undefined };

async function staffDays({ db }: ResourceTools, asked: Parameters<typeof daysForStaff>[1]): Promise<StaffDays> {
  const { first, last, ...rest } = asked;
  const found = await daysForStaff(db, asked);
  const nearest = found.plan === undefined ? undefined : await nearestFromNow(db, rest, { first, last, days: found.days });
  return { ...found, nearest };
}

/** The order that is to be moved, of those that the asker sees. */
async function movedIn(tools: ResourceTools, call: FreeTimesCall, order: number) {
  const row = await findRow(readingOf(orders, tools, call), order);
  if (row === undefined) throw refuse('not_found');
  return { id: row.id, serviceId: Number(row['service_id']), startsAt: new Date(String(row['starts_at'])) };
}

function told({ starts_at, ends_at, ...time }: FreeTime) {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString(), ...time };
}
