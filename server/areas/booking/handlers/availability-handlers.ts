import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { dayBlocks } from '../../../../contract/rules/booking/day-blocks.ts';
import type { FreeTime } from '../../../../contract/rules/booking/free-times.ts';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { type ServiceSources, serviceHours } from '../../../../contract/rules/booking/service-hours.ts';
import { type Day, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayNote } from '../../../../contract/rules/opening/day-hours.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { type DaysForStaff, daysForStaff, nearestFromNow } from '../availability/nearest-free-times.ts';
import { readStoreDays, type StoreDays } from '../availability/read-availability-of-many.ts';
import { type PlannedFor, readAvailabilityOfPlan } from '../availability/read-availability-of-plan.ts';
import { type SharedAnswers, shareEqualRequests } from '../availability/share-equal-requests.ts';
import { bookableRange } from './bookable-days.ts';

type InputCall = SignedCallOf<'booking.input'>;

/** What the preview of a plan is computed from. A store or a service that is not seen does not exist. */
export async function answerAvailabilityInput(tools: ResourceTools, call: InputCall): Promise<AnswerOf<'booking.input'>> {
  if (!may(call.session.user, bookingPlans, 'list')) throw refuse('forbidden');
  const { id: storeId } = call.path;
  if ((await findRow(createReading(stores, tools, call), storeId)) === undefined) throw refuse('not_found');
  const asked = plannedForIn(call.query);
  if ('serviceId' in asked) {
    const service = await findRow(createReading(services, tools, call), asked.serviceId);
    if (service?.['store_id'] !== storeId) throw refuse('not_found');
  }
  const input = await readAvailabilityOfPlan(tools.db, storeId, asked, call.now);
  const isNamed = may(call.session.user, orders, 'list');
  return {
    status: 200,
    body: { ...input, plan: input.plan === null ? null : presentPlan(input.plan), orders: input.orders.map(presentOrder) },
  };

  function presentOrder({ id, starts_at, ends_at, name }: (typeof input.orders)[number]) {
    return { id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), name: isNamed ? name : null };
  }
}

function presentPlan({ id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals }: StorePlan) {
  return { id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals };
}

function plannedForIn({ service_id: service, web_group_id: group }: InputCall['query']): PlannedFor {
  if (service !== null && group === null) return { serviceId: service };
  if (service === null && group !== null) return { groupId: group };
  throw refuseValues({ service_id: { code: 'required' } });
}

type StaffDays = DaysForStaff & { readonly nearest: FreeTime | undefined };

/** Handlers of the times at which staff order: of one service, and of all services of a store. */
export function freeTimesHandlers(tools: ResourceTools) {
  const ofService = shareEqualRequests<StaffDays>();
  const ofStore = shareEqualRequests<StoreDays>();
  return {
    'booking.free-times': { signed: (call: SignedCallOf<'booking.free-times'>) => answerFreeTimes(tools, call, ofService) },
    'booking.free-times-of-store': {
      signed: (call: SignedCallOf<'booking.free-times-of-store'>) => answerFreeTimesOfStore(tools, call, ofStore),
    },
  };
}

async function answerFreeTimes(
  tools: ResourceTools,
  call: SignedCallOf<'booking.free-times'>,
  shared: SharedAnswers<StaffDays>,
): Promise<AnswerOf<'booking.free-times'>> {
  if (!may(call.session.user, orders, 'list')) throw refuse('forbidden');
  const { order, from, to } = call.query;
  const { first, last } = bookableRange(from, to);
  // Everybody who reads orders of the store is shown its services, whatever else they may.
  const service = await findRow(createReading(services, tools, call), call.path.id);
  if (service === undefined) throw refuse('not_found');
  const moved = order === null ? undefined : await movedIn(tools, call, order);
  const movedFrom = moved !== undefined && moved.serviceId === service.id ? moved.startsAt : undefined;
  const asked = { storeId: Number(service['store_id']), serviceId: service.id, movedOrder: moved?.id, movedFrom };
  // What the asker may see is settled above: the days are the same for all.
  const key = JSON.stringify([asked, first, last]);
  const { nearest, ...found } = await shared(key, () => staffDays(tools, { ...asked, now: call.now, first, last }));
  return { status: 200, body: { nearest: nearest === undefined ? null : timeOf(nearest), ...daysOf(found) } };
}

async function staffDays({ db }: ResourceTools, asked: Parameters<typeof daysForStaff>[1]): Promise<StaffDays> {
  const { first, last, ...rest } = asked;
  const found = await daysForStaff(db, asked);
  const nearest = found.plan === undefined ? undefined : await nearestFromNow(db, rest, { first, last, days: found.days });
  return { ...found, nearest };
}

/** The order that is to be moved, of those that the asker sees. */
async function movedIn(tools: ResourceTools, call: SignedCallOf<'booking.free-times'>, order: number) {
  const row = await findRow(createReading(orders, tools, call), order);
  if (row === undefined) throw refuse('not_found');
  return { id: row.id, serviceId: Number(row['service_id']), startsAt: new Date(String(row['starts_at'])) };
}

async function answerFreeTimesOfStore(
  tools: ResourceTools,
  call: SignedCallOf<'booking.free-times-of-store'>,
  shared: SharedAnswers<StoreDays>,
): Promise<AnswerOf<'booking.free-times-of-store'>> {
  if (!may(call.session.user, orders, 'list')) throw refuse('forbidden');
  const { id: storeId } = call.path;
  const { first, last } = bookableRange(call.query.from, call.query.to);
  if ((await findRow(createReading(stores, tools, call), storeId)) === undefined) throw refuse('not_found');
  const found = await shared(JSON.stringify([storeId, first, last]), () =>
    readStoreDays(tools.db, { storeId, first, last, now: call.now }),
  );
  return {
    status: 200,
    body: {
      days: daysBetween(first, last).map((day) => openDay(day, { ...found.sources, blocks: [] })),
      services: found.services.map(({ id, ...days }) => ({ service_id: id, ...daysOf(days) })),
    },
  };
}

function daysOf({ plan, sources, days }: DaysForStaff) {
  return {
    has_plan: plan !== undefined,
    days: days.map(({ day, type, times }) => {
      const open = openDay(day, sources);
      return { ...open, type: plan === undefined ? open.type : type, times: times.map(timeOf) };
    }),
  };
}

function openDay(day: Day, sources: ServiceSources) {
  const { type, intervals, reasons } = serviceHours(day, sources);
  return { day, type, note: dayNote(reasons), intervals, blocks: dayBlocks(day, sources) };
}

function timeOf({ starts_at, ends_at, ...time }: FreeTime) {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString(), ...time };
}
