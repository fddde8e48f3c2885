import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { services } from '../../../contract/resources/stores/services.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { bookingPlans } from '../../../contract/resources/web-orders/booking-plans.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { StorePlan } from '../../../contract/rules/booking/plan-of-service.ts';
import { findRow } from '../../db/rows/read.ts';
import { type PlannedFor, readPlanGround } from '../../work/booking/read-ground.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';

/** What the preview of a plan is computed from. A store or a service that is not seen does not exist. */
export async function answerGround(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, bookingPlans, 'list')) throw refuse('forbidden');
  const storeId = identifierIn(call);
  if ((await findRow(readingOf(stores, tools, call), storeId)) === undefined) throw refuse('not_found');
  const asked = plannedForIn(call);
  if ('serviceId' in asked) {
    const service = await findRow(readingOf(services, tools, call), asked.serviceId);
    if (service?.['store_id'] !== storeId) throw refuse('not_found');
  }
  const ground = await readPlanGround(tools.db, storeId, asked, call.now);
  const isNamed = may(call.session.user, orders, 'list');
  return { status: 200, body: { ...ground, plan: ground.plan === null ? null : planTold(ground.plan), orders: ground.orders.map(told) } };

  function told({ id, starts_at, ends_at, name }: (typeof ground.orders)[number]) {
    return { id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), name: isNamed ? name : null };
  }
}

function planTold({ id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals }: StorePlan) {
  return { id, service_id, web_group_id, active, days_ahead, opens_at, least_minutes_before, intervals };
}

const identifier = /^[1-9]\d{0,9}$/u;

function plannedForIn({ query }: SignedCall): PlannedFor {
  const { service_id: service, web_group_id: group, ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  if ((service === undefined) === (group === undefined)) throw refuseValues({ service_id: { code: 'required' } });
  const [name, given] = service === undefined ? (['web_group_id', group] as const) : (['service_id', service] as const);
  const id = queriedId(given, name);
  return service === undefined ? { groupId: id } : { serviceId: id };
}

/** The identifier that a parameter of the query is. */
export function queriedId(given: unknown, name: string): number {
  if (typeof given === 'string' && identifier.test(given) && Number(given) <= 2_147_483_647) return Number(given);
  throw refuseValues({ [name]: { code: 'whole_number' } });
}
