import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { mostBookableDays } from '../../../contract/operations/booking/public-operations.ts';
import { services } from '../../../contract/resources/stores/services.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { dayBlocks } from '../../../contract/rules/booking/day-blocks.ts';
import type { FreeTime } from '../../../contract/rules/booking/free-times.ts';
import { serviceHours } from '../../../contract/rules/booking/service-hours.ts';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { dayNote } from '../../../contract/rules/opening/day-note.ts';
import { findRow } from '../../db/rows/read.ts';
import { daysForStaff, nearestFromNow } from '../../work/booking/nearest-times.ts';
import type { Answer, Call, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { dayIn } from '../stores/opening-body.ts';
import { answerGround, queriedId } from './ground-handler.ts';
import { answerOverview } from './overview-handler.ts';

type Public = { readonly isOpen: boolean };

/** Handlers of `bookingOperations` and `overviewOperations`. */
export function bookingHandlers(tools: ResourceTools, { isOpen }: Public): Handlers {
  return {
    'booking.free-times': { signed: (call) => answerFreeTimes(tools, call) },
    'booking.overview': { signed: (call) => answerOverview(tools, call, isOpen) },
    'booking.ground': { signed: (call) => answerGround(tools, call) },
  };
}

async function answerFreeTimes(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, orders, 'list')) throw refuse('forbidden');
  const { order, ...query } = call.query;
  const { first, last } = rangeIn({ query });
  // Everybody who reads orders of the store is shown its services, whatever else they may.
  const service = await findRow(readingOf(services, tools, call), identifierIn(call));
  if (service === undefined) throw refuse('not_found');
  const moved = order === undefined ? undefined : await movedIn(tools, call, order);
  const movedFrom = moved !== undefined && moved.serviceId === service.id ? moved.startsAt : undefined;
  const asked = { storeId: Number(service['store_id']), serviceId: service.id, now: call.now, movedOrder: moved?.id, movedFrom };
  const { plan, sources, days } = await daysForStaff(tools.db, { ...asked, first, last });
  const nearest = plan === undefined ? undefined : await nearestFromNow(tools.db, asked, { first, last, days });
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

/** The order that is to be moved, of those that the asker sees. */
async function movedIn(tools: ResourceTools, call: SignedCall, given: unknown) {
  const row = await findRow(readingOf(orders, tools, call), queriedId(given, 'order'));
  if (row === undefined) throw refuse('not_found');
  return { id: row.id, serviceId: Number(row['service_id']), startsAt: new Date(String(row['starts_at'])) };
}

function told({ starts_at, ends_at, ...time }: FreeTime) {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString(), ...time };
}

/** The first and the last day that are asked for. */
export function rangeIn({ query }: Pick<Call, 'query'>): { readonly first: Day; readonly last: Day } {
  const { from, to, ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  return daysIn(from, to);
}

/** The same of two values. */
export function daysIn(from: unknown, to: unknown): { readonly first: Day; readonly last: Day } {
  const [first, last] = [dayIn(from, 'from'), dayIn(to, 'to')];
  if (last < first) throw refuseValues({ to: { code: 'days_reversed' } });
  if (addDays(first, mostBookableDays) <= last) throw refuseValues({ to: { code: 'too_many', details: { max: mostBookableDays } } });
  return { first, last };
}
