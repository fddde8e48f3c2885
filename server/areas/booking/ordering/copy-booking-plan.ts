import { createHash } from 'node:crypto';
import { lostOrdersShown } from '../../../../contract/basics/limits.ts';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import { webGroups } from '../../../../contract/resources/web-orders/web-groups.ts';
import { lostBySwitched } from '../../../../contract/rules/booking/lost-orders.ts';
import { copiedValues, type PlanDifferences, planDifferences } from '../../../../contract/rules/booking/plan-differences.ts';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { cutInWeek } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { savepoint } from '../../../db/transactions.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { createRow, editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { type Reservation, readReservations } from '../../stores/opening/read-reservations.ts';
import { type Planned, readPlanned } from '../availability/read-availability-of-plan.ts';
import { replacePlaces } from '../availability/replace-places.ts';

/** A service of the store, or an agenda there. */
export type PlanTarget = { readonly store_id: number; readonly service_id: number | null; readonly web_group_id: number | null };

export type PlanCopy = {
  readonly source: PlanTarget;
  readonly targets: readonly PlanTarget[];
  /** What the preview showed of each target; null when there was none. */
  readonly seen: ReadonlySet<string> | null;
  /** What is done is undone again: no one who orders meanwhile waits for places that are not counted again. */
  readonly isDryRun: boolean;
};

type LostOrder = Pick<Reservation, 'id' | 'starts_at' | 'name'>;

type CopyOutcome = PlanDifferences & {
  /** What the opening hours cut off from the intervals there. */
  readonly cut: readonly WeeklyInterval[];
  /** Whether the service was ordered by the plan of an agenda. */
  readonly leaves_agenda: boolean;
  /** How many coming orders have a time that would be no longer offered. */
  readonly orders: number;
  /** The first of them. */
  readonly lost: readonly LostOrder[];
  /** Of what would be written, in short. */
  readonly seen: string;
};

export type CopiedBookingPlan = PlanTarget &
  CopyOutcome & {
    /** What the store and the target are called; null where they do not exist or are out of reach. */
    readonly store: string | null;
    readonly name: string | null;
    /** The plan is not copied to what it is for: `left_out`. */
    readonly result: 'created' | 'changed' | 'unchanged' | 'left_out' | Refusal;
  };

const noOutcome: CopyOutcome = { fields: [], days: [], cut: [], leaves_agenda: false, orders: 0, lost: [], seen: '' };

/** Copies the plan of the source to each target by changes as people make them. A refused target keeps none of the others back. */
export async function copyBookingPlan(context: WriteContext, copy: PlanCopy, entities: Entities): Promise<readonly CopiedBookingPlan[]> {
  const { source } = copy;
  const { plan } = await plannedAt(context, source);
  if (plan === null) throw refuse('not_found');
  const results: CopiedBookingPlan[] = [];
  // In one order, so that two who copy at once never wait for each other in a circle.
  for (const [storeId, targets] of groupBy(copy.targets.toSorted(inOrder), ({ store_id }) => store_id)) {
    const coming = await readReservations(context.db, storeId, context.now, null);
    for (const target of targets) results.push(await copyTo(context, { plan, source, coming, seen: copy.seen }, target, entities));
  }
  const changed = results.filter(({ result }) => result === 'created' || result === 'changed');
  if (!copy.isDryRun) await replacePlaces(context.db, [...new Set(changed.map(({ store_id }) => store_id))], context.now);
  return results;
}

/** `coming` are orders of the store from now on. */
type Copied = Pick<PlanCopy, 'source' | 'seen'> & { readonly plan: StorePlan; readonly coming: readonly Reservation[] };

async function copyTo(context: WriteContext, copied: Copied, target: PlanTarget, entities: Entities): Promise<CopiedBookingPlan> {
  const { plan, source, coming, seen } = copied;
  const names = await readNames(context, target);
  const { name } = names;
  if (name === null) return { ...target, ...names, ...noOutcome, result: refuse('not_found') };
  if (inOrder(target, source) === 0) return { ...target, ...names, ...noOutcome, result: 'left_out' };
  try {
    return await savepoint(context.db, async () => {
      const own: WriteContext = { ...context, resource: bookingPlans, sharedPlacesLater: true };
      const { version, planned } = await locked(own, target);
      const outcome = outcomeOf({ plan, coming, target, planned, now: context.now });
      const { fields, days } = outcome;
      if (version !== undefined && fields.length === 0 && days.length === 0)
        return { ...target, ...names, ...outcome, result: 'unchanged' };
      if (seen !== null && !seen.has(outcome.seen)) throw refuse('booking_plan_seen_otherwise');
      const values = copiedValues(plan);
      if (version === undefined) await createRow(own, { ...values, ...target, name, active: plan.active }, entities);
      else await editRow(own, version, values, entities);
      return { ...target, ...names, ...outcome, result: version === undefined ? 'created' : 'changed' };
    });
  } catch (error) {
    if (error instanceof Refusal) return { ...target, ...names, ...noOutcome, result: error };
    throw error;
  }
}

type Names = Pick<CopiedBookingPlan, 'store' | 'name'>;

async function readNames(context: WriteContext, { store_id, service_id, web_group_id }: PlanTarget): Promise<Names> {
  const store = await findRow({ ...context, resource: stores }, store_id);
  const found =
    service_id === null
      ? await findRow({ ...context, resource: webGroups }, web_group_id ?? 0)
      : await findRow({ ...context, resource: services }, service_id);
  if (store === undefined || found === undefined || (service_id !== null && found['store_id'] !== store_id))
    return { store: null, name: null };
  return { store: String(store['label']), name: String(found['name']) };
}

/** What is planned at the target; the plan that it has itself is changed by no one else from now on. */
async function locked(own: WriteContext, target: PlanTarget) {
  const planned = await plannedAt(own, target);
  if (planned.plan === null || !isOwn(planned.plan, target)) return { version: undefined, planned };
  const { id, version } = await lockedRow(own, planned.plan.id);
  return { version: { id, version }, planned: await plannedAt(own, target) };
}

type Asked = Pick<Copied, 'plan' | 'coming'> & { readonly target: PlanTarget; readonly planned: Planned; readonly now: Date };

function outcomeOf({ plan, coming, target, planned, now }: Asked): CopyOutcome {
  const { plan: existing, sources, services: sharing } = planned;
  const orders = coming.filter(({ service_id }) => sharing.includes(service_id));
  const before = existing === null || !isOwn(existing, target) ? null : existing;
  const after = { ...copiedValues(plan), active: before?.active ?? plan.active };
  const { fields, days } = planDifferences(before, after);
  const lost = lostBySwitched(orders, { before: existing, after, sources });
  const shown = JSON.stringify([target, before?.id ?? null, existing?.id ?? null, after, fields, days]);
  return {
    fields,
    days,
    cut: cutInWeek(after.intervals, dayAt(now), sources.plans),
    leaves_agenda: before === null && existing !== null,
    orders: lost.length,
    lost: lost.slice(0, lostOrdersShown).map(({ id, starts_at, name: client }) => ({ id, starts_at, name: client })),
    seen: createHash('sha256').update(shown).digest('hex'),
  };
}

function isOwn(plan: StorePlan, { service_id, web_group_id }: PlanTarget): boolean {
  return service_id === null ? plan.web_group_id === web_group_id : plan.service_id === service_id;
}

function plannedAt({ db }: WriteContext, { store_id, service_id, web_group_id }: PlanTarget): Promise<Planned> {
  return readPlanned(db, store_id, service_id === null ? { groupId: web_group_id ?? 0 } : { serviceId: service_id });
}

function inOrder(one: PlanTarget, other: PlanTarget): number {
  const keys = [one, other].map(({ store_id, service_id, web_group_id }) => [store_id, service_id ?? 0, web_group_id ?? 0]);
  const [mine = [], theirs = []] = keys;
  return mine.map((value, at) => value - (theirs[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
