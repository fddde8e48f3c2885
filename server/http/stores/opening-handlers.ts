import { type Action, may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { mostDays, namedOrders } from '../../../contract/operations/stores/opening-operations.ts';
import { dayMarks } from '../../../contract/resources/stores/day-marks.ts';
import { openingPlans } from '../../../contract/resources/stores/opening-plans.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { addDays, daysBetween } from '../../../contract/rules/opening/calendar-days.ts';
import { changedSources, type HoursChange } from '../../../contract/rules/opening/changed-sources.ts';
import { hoursOfDay, type OpeningPlan, type OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import { dayAt, openInstants } from '../../../contract/rules/opening/open-instants.ts';
import { findRow } from '../../db/rows/read.ts';
import { copyPlan } from '../../resources/stores/copy-plan.ts';
import { markDays } from '../../resources/stores/mark-days.ts';
import { readReservations } from '../../work/opening/read-reservations.ts';
import { readSources } from '../../work/opening/read-sources.ts';
import { reservationsOutsideHours, reservationsOutsideOf } from '../../work/opening/reservations-outside-hours.ts';
import { serviceNames } from '../../work/opening/service-names.ts';
import { readStoreDefaults } from '../../work/store-defaults.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown } from '../call/read-body.ts';
import { type ResourceTools, readingOf } from '../rows/resource-tools.ts';
import { inWriteTransaction } from '../rows/write-transaction.ts';
import { resultTold, runOf, seenIn, storeIdsIn } from './copy-request.ts';
import { dayIn, daysIn, hoursChangeIn, markTypeIn, noteIn } from './opening-body.ts';

/** Handlers of `openingOperations`. */
export function openingHandlers(tools: ResourceTools): Handlers {
  return {
    'opening.days': { signed: (call) => answerDays(tools, call) },
    'opening.impact': { signed: (call) => answerImpact(tools, call) },
    'opening.copy': { signed: (call) => answerCopy(tools, call) },
    'opening.apply-default': { signed: (call) => answerApplyDefault(tools, call) },
    'opening.mark-days': { signed: (call) => answerMarkDays(tools, call) },
  };
}

async function answerDays(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await storeIn(tools, call, [openingPlans, 'list']);
  const { from: first, to: last, ...rest } = call.query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const [from, to] = [dayIn(first, 'from'), dayIn(last, 'to')];
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

async function answerImpact(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await storeIn(tools, call, [openingPlans, 'list']);
  const change = hoursChangeIn(call.body, storeId, call.now);
  const sources = await readSources(tools.db, storeId);
  const reservations = await readReservations(tools.db, storeId, call.now, null);
  const out = isAsSaved(sources, change)
    ? reservationsOutsideOf(reservations, change.plan, sources)
    : reservationsOutsideHours(reservations, hoursBefore(sources, change), changedSources(sources, change));
  // Whoever may not read orders learns how many there are and nothing of the clients.
  const named = may(call.session.user, orders, 'list') ? out.slice(0, namedOrders) : [];
  const names = await serviceNames(
    tools.db,
    named.map(({ service_id }) => service_id),
  );
  const told = named.map((order) => ({ ...order, service: names.get(order.service_id) ?? '' }));
  return { status: 200, body: { total: out.length, orders: told } };
}

/** Whether it is a plan that stands already with the same days and hours: then nothing would happen any more, and something may have. */
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

async function answerCopy(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await storeIn(tools, call, [openingPlans, 'create'], [openingPlans, 'edit']);
  const body = objectBody(call.body);
  refuseUnknown(body, ['plan_id', 'store_ids', 'dry_run', 'seen']);
  const [run, seen] = [runOf(body), seenIn(body)];
  const storeIds = storeIdsIn(body).filter((id) => id !== storeId);
  const plan = (await readSources(tools.db, storeId)).plans.find(({ id }) => id === body['plan_id']);
  if (plan === undefined) throw refuseValues({ plan_id: { code: 'unknown_reference' } });
  return run(openingPlans, tools, call, async (writing) => {
    const copied = await copyPlan(writing, { plan, storeIds, seen }, tools.entities);
    return { status: 200, body: copied.map((each) => resultTold(each, call)) };
  });
}

async function answerApplyDefault(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  demandAll(call, [openingPlans, 'create'], [openingPlans, 'edit']);
  const body = objectBody(call.body);
  refuseUnknown(body, ['store_ids', 'dry_run', 'seen']);
  const [run, storeIds, seen] = [runOf(body), storeIdsIn(body), seenIn(body)];
  return run(openingPlans, tools, call, async (writing) => {
    const { intervals } = await readStoreDefaults(writing.db);
    if (intervals.length === 0) throw refuse('default_week_missing');
    const plan = { name: serverWords.basePlan, valid_from: null, valid_to: null, intervals };
    const copied = await copyPlan(writing, { plan, storeIds, seen }, tools.entities);
    return { status: 200, body: copied.map((each) => resultTold(each, call)) };
  });
}

async function answerMarkDays(tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const storeId = await storeIn(tools, call, [dayMarks, 'create'], [dayMarks, 'edit'], [dayMarks, 'delete']);
  const body = objectBody(call.body);
  refuseUnknown(body, ['days', 'day_type', 'note']);
  const marking = { storeId, days: daysIn(body), type: markTypeIn(body), note: noteIn(body, call.now) };
  return inWriteTransaction(dayMarks, tools, call, async (writing) => ({
    status: 200,
    body: await markDays(writing, marking, tools.entities),
  }));
}

/** The store of the address, when who calls may do all of that there. One that is not seen does not exist. */
async function storeIn(tools: ResourceTools, call: SignedCall, ...wanted: readonly (readonly [AnyResource, Action])[]): Promise<number> {
  demandAll(call, ...wanted);
  const id = identifierIn(call);
  if ((await findRow(readingOf(stores, tools, call), id)) === undefined) throw refuse('not_found');
  return id;
}

function demandAll(call: SignedCall, ...wanted: readonly (readonly [AnyResource, Action])[]): void {
  if (!wanted.every(([resource, action]) => may(call.session.user, resource, action))) throw refuse('forbidden');
}

function midnight(day: string): Date {
  return openInstants(day, [{ opens: '00:00', closes: '24:00' }])[0]?.from ?? new Date(day);
}
