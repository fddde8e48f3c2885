import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, SignedCallOf } from '../../../engine/call/call.ts';
import { type ResourceTools, readingOf } from '../../../engine/rows/resource-tools.ts';
import { type PlannedFor, readPlanAvailabilityInput } from '../availability/read-availability.ts';

type Ground = SignedCallOf<'booking.ground'>;

/** What the preview of a plan is computed from. A store or a service that is not seen does not exist. */
export async function answerAvailabilityInput(tools: ResourceTools, call: Ground): Promise<AnswerOf<'booking.ground'>> {
  if (!may(call.session.user, bookingPlans, 'list')) throw refuse('forbidden');
  const { id: storeId } = call.path;
  if ((await findRow(readingOf(stores, tools, call), storeId)) === undefined) throw refuse('not_found');
  const asked = plannedForIn(call.query);
  if ('serviceId' in asked) {
    const service = await findRow(readingOf(services, tools, call), asked.serviceId);
    if (service?.['store_id'] !== storeId) throw refuse('not_found');
  }
  const ground = await readPlanAvailabilityInput(tools.db, storeId, asked, call.now);
  const isNamed = may(call.session.user, orders, 'list');
  return { status: 200, body: { ...ground, plan: ground.plan === null ? null : planTold(ground.plan), orders: ground.orders.map(told) } };

  function told({ id, starts_at, ends_at, name }: (typeof ground.orders)[number]) {
    return { id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), name: isNamed ? name : null };
  }
}

function planTold({ id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals }: StorePlan) {
  return { id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals };
}

function plannedForIn({ service_id: service, web_group_id: group }: Ground['query']): PlannedFor {
  if (service !== null && group === null) return { serviceId: service };
  if (service === null && group !== null) return { groupId: group };
  throw refuseValues({ service_id: { code: 'required' } });
}
