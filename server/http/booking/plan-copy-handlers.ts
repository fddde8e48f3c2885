import { may } from '../../../contract/basics/access.ts';
import { bookingPlansAtOnce } from '../../../contract/basics/limits.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { bookingPlans } from '../../../contract/resources/web-orders/booking-plans.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { errorAnswer } from '../../answers/error-answer.ts';
import { findRow } from '../../db/rows/read.ts';
import { type CopiedBookingPlan, copyBookingPlan, type PlanTarget } from '../../resources/booking/copy-booking-plan.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { resultTold, runOf, seenIn } from '../stores/copy-request.ts';

/** Handlers of `planCopyOperations`. */
export function planCopyHandlers(tools: ResourceTools): Handlers {
  return { 'booking-plans.copy': { signed: (call) => answerCopy(tools, call) } };
}

async function answerCopy(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const { user } = call.session;
  if (!may(user, bookingPlans, 'create') || !may(user, bookingPlans, 'edit')) throw refuse('forbidden');
  const row = await findRow(readingOf(bookingPlans, tools, call), identifierIn(call));
  if (row === undefined) throw refuse('not_found');
  const body = objectBody(call.body);
  refuseUnknown(body, ['targets', 'dry_run', 'seen']);
  const [run, seen] = [runOf(body), seenIn(body)];
  const { store_id: store, service_id: service, web_group_id: group } = row;
  const source = { store_id: Number(store), service_id: idOrNull(service), web_group_id: idOrNull(group) };
  const targets = targetsIn(body);
  const isNamed = may(user, orders, 'list');
  return run(bookingPlans, tools, call, async (writing) => {
    const copied = await copyBookingPlan(writing, { source, targets, seen, isDryRun: body['dry_run'] === true }, tools.entities);
    return { status: 200, body: copied.map((each) => copyTold(each, isNamed, call)) };
  });
}

function copyTold({ result, lost, ...rest }: CopiedBookingPlan, isNamed: boolean, call: SignedCall): unknown {
  const orderTold = ({ id, starts_at, name }: (typeof lost)[number]) => ({
    id,
    starts_at: starts_at.toISOString(),
    name: isNamed ? name : null,
  });
  const each = { ...rest, lost: lost.map(orderTold) };
  if (result !== 'left_out') return resultTold({ ...each, result }, call);
  const { message } = errorAnswer(refuse('booking_plan_itself'), call.language, call.requestId).body;
  return { ...each, result, message };
}

/** Services and agendas of stores, each once. */
function targetsIn({ targets: given }: Readonly<Record<string, unknown>>): readonly PlanTarget[] {
  if (!Array.isArray(given) || given.length === 0) throw refuseValues({ targets: { code: 'required' } });
  if (given.length > bookingPlansAtOnce) throw refuseValues({ targets: { code: 'too_many', details: { max: bookingPlansAtOnce } } });
  const targets = given.map((one: unknown) => targetIn(one));
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function targetIn(given: unknown): PlanTarget {
  const target = objectBody(given);
  refuseUnknown(target, ['store_id', 'service_id', 'web_group_id']);
  const { store_id: store, service_id: service = null, web_group_id: group = null } = target;
  if ((service === null) === (group === null)) throw refuseValues({ targets: { code: 'required' } });
  return { store_id: identifier(store), service_id: idOrNull(service), web_group_id: idOrNull(group) };
}

function idOrNull(value: unknown): number | null {
  return value === null ? null : identifier(value);
}

function identifier(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw refuseValues({ targets: { code: 'unknown_reference' } });
  return value;
}

function keyOf({ store_id, service_id, web_group_id }: PlanTarget): string {
  return `${store_id}/${service_id ?? ''}/${web_group_id ?? ''}`;
}
