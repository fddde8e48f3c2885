import { type Action, may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { mostDays, namedOrders, type openingOperations } from '../../../../contract/operations/stores/opening-operations.ts';
import { dayMarks } from '../../../../contract/resources/stores/day-marks.ts';
import { openingExceptions } from '../../../../contract/resources/stores/opening-exceptions.ts';
import { openingPlans } from '../../../../contract/resources/stores/opening-plans.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day, daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { changedSources, type HoursChange } from '../../../../contract/rules/opening/changed-sources.ts';
import { hoursOfDay, type OpeningPlan, type OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt, openInstants } from '../../../../contract/rules/opening/open-instants.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import { createReading, type ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { findOutsideReservations, readReservations, reservationsOutsideHours, serviceNames } from '../opening/read-reservations.ts';
import { readSources } from '../opening/read-sources.ts';
import { readStoreDefaults } from '../store-defaults.ts';
import { type CopiedPlan, copyPlan } from '../writes/copy-plan.ts';
import { markDays } from '../writes/mark-days.ts';
import { chooseCopyRun, copyResult, parseSeen } from './copy-request.ts';

/** Handlers of `openingOperations`. */
export function openingHandlers(tools: ResourceTools): HandlersOf<typeof openingOperations> {
  return {
    'opening.days': { signed: (call) => answerDays(tools, call) },
    'opening.impact': { signed: (call) => answerImpact(tools, call) },
    'opening.copy': { signed: (call) => answerCopy(tools, call) },
    'opening.apply-default': { signed: (call) => answerApplyDefault(tools, call) },
    'opening.mark-days': { signed: (call) => answerMarkDays(tools, call) },
  };
}

async function answerDays(tools: ResourceTools, call: SignedCallOf<'opening.days'>): Promise<AnswerOf<'opening.days'>> {
  const storeId = await storeIn(tools, call, [openingPlans, 'list']);
  const { from, to } = call.query;
  if (to < from) throw refuseValues({ to: { code: 'days_reversed' } });
  if (addDays(from, mostDays) <= to) throw refuseValues({ to: { code: 'too_many', details: { max: mostDays } } });
  const sources = await readSources(tools.db, storeId);
  const counts = new Map<string, number>();
  for (const { starts_at } of await readReservations(tools.db, storeId, midnight(from), midnight(addDays(to, 1)))) {
    const day = dayAt(starts_at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = daysBetween(from, to).map((day) => ({ day, ...hoursOfDay(day, sources), orders: counts.get(day) ?? 0 }));
  return { status: 200, body: days };
}

async function answerImpact(tools: ResourceTools, call: SignedCallOf<'opening.impact'>): Promise<AnswerOf<'opening.impact'>> {
  const storeId = await storeIn(tools, call, [openingPlans, 'list']);
  const change = hoursChangeIn(call);
  const sources = await readSources(tools.db, storeId);
  const reservations = await readReservations(tools.db, storeId, call.now, null);
  const out = isAsSaved(sources, change)
    ? findOutsideReservations(reservations, change.plan, sources)
    : reservationsOutsideHours(reservations, hoursBefore(sources, change), changedSources(sources, change));
  // Anyone who may not read orders learns how many there are and nothing of the clients.
  const named = may(call.session.user, orders, 'list') ? out.slice(0, namedOrders) : [];
  const names = await serviceNames(
    tools.db,
    named.map(({ service_id }) => service_id),
  );
  const presented = named.map(({ starts_at, ends_at, ...order }) => ({
    ...order,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    service: names.get(order.service_id) ?? '',
  }));
  return { status: 200, body: { total: out.length, orders: presented } };
}

/** Whether it is a plan that is already with the same days and hours: then nothing would happen any more, and something may have. */
function isAsSaved(sources: OpeningSources, change: HoursChange): change is { readonly plan: OpeningPlan } {
  if (!('plan' in change) || change.plan.id === undefined) return false;
  const saved = sources.plans.find(({ id }) => id === change.plan.id);
  return saved !== undefined && hoursOf(saved) === hoursOf(change.plan);
}

function hoursOf({ valid_from, valid_to, intervals }: OpeningPlan): string {
  const hours = intervals.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`).toSorted();
  return JSON.stringify([valid_from, valid_to, hours]);
}

/** An exception that is saved already is judged against the day without it as well: who lost their hours to it lies outside still. */
function hoursBefore(sources: OpeningSources, change: HoursChange): readonly OpeningSources[] {
  const id = 'exception' in change ? change.exception.id : undefined;
  return id === undefined ? [sources] : [sources, changedSources(sources, { removed: 'exception', id })];
}

async function answerCopy(tools: ResourceTools, call: SignedCallOf<'opening.copy'>): Promise<AnswerOf<'opening.copy'>> {
  const storeId = await storeIn(tools, call, [openingPlans, 'create'], [openingPlans, 'edit']);
  const { plan_id, store_ids, dry_run, seen } = call.body;
  const storeIds = [...new Set(store_ids)].filter((id) => id !== storeId);
  const plan = (await readSources(tools.db, storeId)).plans.find(({ id }) => id === plan_id);
  if (plan === undefined) throw refuseValues({ plan_id: { code: 'unknown_reference' } });
  return chooseCopyRun(dry_run)(openingPlans, tools, call, async (context) => {
    const copied = await copyPlan(context, { plan, storeIds, seen: parseSeen(seen) }, tools.entities);
    return { status: 200, body: copied.map((each) => presentPlan(each, call)) };
  });
}

async function answerApplyDefault(
  tools: ResourceTools,
  call: SignedCallOf<'opening.apply-default'>,
): Promise<AnswerOf<'opening.apply-default'>> {
  demandAll(call, [openingPlans, 'create'], [openingPlans, 'edit']);
  const { store_ids, dry_run, seen } = call.body;
  return chooseCopyRun(dry_run)(openingPlans, tools, call, async (context) => {
    const { intervals } = await readStoreDefaults(context.db);
    if (intervals.length === 0) throw refuse('default_week_missing');
    const plan = { name: serverWords.basePlan, valid_from: null, valid_to: null, intervals };
    const copied = await copyPlan(context, { plan, storeIds: [...new Set(store_ids)], seen: parseSeen(seen) }, tools.entities);
    return { status: 200, body: copied.map((each) => presentPlan(each, call)) };
  });
}

function presentPlan({ result, ...plan }: CopiedPlan, call: SignedCall) {
  return { ...plan, ...copyResult(result, call) };
}

async function answerMarkDays(tools: ResourceTools, call: SignedCallOf<'opening.mark-days'>): Promise<AnswerOf<'opening.mark-days'>> {
  const storeId = await storeIn(tools, call, [dayMarks, 'create'], [dayMarks, 'edit'], [dayMarks, 'delete']);
  const { days, day_type: type, note } = call.body;
  const marking = { storeId, days: inOrderOnce(days), type, note };
  return inWriteTransaction(dayMarks, tools, call, async (context) => ({
    status: 200,
    body: await markDays(context, marking, tools.entities),
  }));
}

/** The store of the address, when who calls may do all of that there. One that is not seen does not exist. */
async function storeIn(
  tools: ResourceTools,
  call: SignedCall & { readonly path: { readonly id: number } },
  ...wanted: readonly (readonly [AnyResource, Action])[]
): Promise<number> {
  demandAll(call, ...wanted);
  const { id } = call.path;
  if ((await findRow(createReading(stores, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}

function demandAll(call: SignedCall, ...wanted: readonly (readonly [AnyResource, Action])[]): void {
  if (!wanted.every(([resource, action]) => may(call.session.user, resource, action))) throw refuse('forbidden');
}

function midnight(day: string): Date {
  return openInstants(day, [{ opens: '00:00', closes: '24:00' }])[0]?.from ?? new Date(day);
}

/** The change of hours that is being considered: judged as when it is saved, but for what it has no need of. */
function hoursChangeIn({ path, body, now }: SignedCallOf<'opening.impact'>): HoursChange {
  const { plan, exception, removed, id, days, day_type } = body;
  if (plan !== null) {
    const { id: own, ...values } = plan;
    refuseBroken(openingPlans, { ...values, store_id: path.id, name: '-' }, now);
    return { plan: { ...identity(own), ...values, name: '' } };
  }
  if (exception !== null) {
    const { id: own, ...values } = exception;
    refuseBroken(openingExceptions, { ...values, store_id: path.id }, now);
    return { exception: { ...identity(own), ...values, note: null } };
  }
  if (removed !== null) {
    if (id === null) throw refuseValues({ id: { code: 'required' } });
    return { removed, id };
  }
  if (days === null || days.length === 0) throw refuseValues({ days: { code: 'required' } });
  return { days: inOrderOnce(days), day_type, note: null };
}

/** Each day once, the first one first. */
function inOrderOnce(days: readonly Day[]): readonly Day[] {
  return [...new Set(days)].toSorted();
}

/** Values that fit their fields may still break a rule across them. */
function refuseBroken(resource: Parameters<typeof checkDraft>[0], draft: Readonly<Record<string, unknown>>, now: Date): void {
  const { problems } = checkDraft(resource, draft, { now, partial: false });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
}

function identity(id: number | null): { readonly id?: number } {
  return id === null ? {} : { id };
}
