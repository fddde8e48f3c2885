import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { planCopyOperations } from '../../../../contract/operations/booking/plan-copy-operations.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { chooseCopyRun, copyResult, parseSeen } from '../../stores/handlers/copy-request.ts';
import { type CopiedBookingPlan, copyBookingPlan, type PlanTarget } from '../ordering/copy-booking-plan.ts';

type CopyCall = SignedCallOf<'booking-plans.copy'>;

/** Handlers of `planCopyOperations`. */
export function planCopyHandlers(tools: ResourceTools): HandlersOf<typeof planCopyOperations> {
  return { 'booking-plans.copy': { signed: (call) => answerCopy(tools, call) } };
}

async function answerCopy(tools: ResourceTools, call: CopyCall): Promise<AnswerOf<'booking-plans.copy'>> {
  const { user } = call.session;
  if (!may(user, bookingPlans, 'create') || !may(user, bookingPlans, 'edit')) throw refuse('forbidden');
  const row = await findRow(createReading(bookingPlans, tools, call), call.path.id);
  if (row === undefined) throw refuse('not_found');
  const { dry_run: isDryRun } = call.body;
  const seen = parseSeen(call.body.seen);
  const { store_id: store, service_id: service, web_group_id: group } = row;
  const source = { store_id: Number(store), service_id: idOrNull(service), web_group_id: idOrNull(group) };
  const targets = targetsIn(call);
  const isNamed = may(user, orders, 'list');
  return chooseCopyRun(isDryRun)(bookingPlans, tools, call, async (context) => {
    const copied = await copyBookingPlan(context, { source, targets, seen, isDryRun }, tools.entities);
    return { status: 200, body: copied.map((each) => presentCopy(each, isNamed, call)) };
  });
}

function presentCopy({ result, lost, ...rest }: CopiedBookingPlan, isNamed: boolean, call: CopyCall) {
  const presentOrder = ({ id, starts_at, name }: (typeof lost)[number]) => ({
    id,
    starts_at: starts_at.toISOString(),
    name: isNamed ? name : null,
  });
  const each = { ...rest, lost: lost.map(presentOrder) };
  if (result !== 'left_out') return { ...each, ...copyResult(result, call) };
  const { message } = errorAnswer(refuse('booking_plan_itself'), call.language, call.requestId).body;
  return { ...each, result, message };
}

/** Services and agendas of stores, each once. */
function targetsIn({ body: { targets } }: CopyCall): readonly PlanTarget[] {
  if (targets.some(({ service_id, web_group_id }) => (service_id === null) === (web_group_id === null)))
    throw refuseValues({ targets: { code: 'required' } });
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function idOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function keyOf({ store_id, service_id, web_group_id }: PlanTarget): string {
  return `${store_id}/${service_id ?? ''}/${web_group_id ?? ''}`;
}
