import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { offeredVisit, planOfService, poolOf } from '../../../../contract/rules/booking/plan-of-service.ts';
import { closureKey, findClosure, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { RowChange, Taking } from '../../../engine/write/hooks.ts';
import { nearestForStaff } from '../availability/nearest-free-times.ts';
import { isWithoutPlace, type PlacesWanted, releasePlaces, takePlaces, takingPlaces } from '../availability/take-places.ts';
import { wayOut } from './judge-orders.ts';
import { forgetCheckInput, readCheckInput } from './kept-check-input.ts';

/** What decides where an order has its place. */
export const placed = ['store_id', 'service_id', 'starts_at', 'ends_at', 'over_capacity_reason'] as const;
/** In every other state the order keeps its places: anyone who was served had one. */
const withoutPlace: readonly unknown[] = ['cancelled', 'expired'];

/**
 * Refuses a double booking: an order has a place in each cell of its time as long as it is not cancelled, so that no two people ever have
 * one (decision 0069). The comparison is made by the SQL functions `app_take_places` and, for a new order, `app_place_order`
 * (`server/db/migrations/baseline/booking.sql`). Moving gives back the old places and takes the new ones in one transaction: where there
 * are none, nothing has changed.
 */
export async function takeOrRefusePlaces(context: WriteContext, changes: readonly RowChange[]): Promise<void> {
  const { db, now } = context;
  const left = changes.flatMap(({ before, after }) =>
    before !== null && holdsPlace(before) && leaves(before, after) ? [placeOf(before)] : [],
  );
  await releasePlaces(db, left);
  for (const change of changes) await keepClosure(context, change);
  const wanted: PlacesOf[] = [];
  for (const change of changes) if (change.hasTaken !== true) wanted.push(...(await placesWanted(context, change)));
  forgetCheckInput(context);
  if (await takePlaces(db, wanted, now)) return;
  const [only] = wanted.length === 1 ? wanted : [];
  const nearest = only === undefined || context.isImport !== true ? [] : await nearestForStaff(db, { ...only, now });
  throw full(context, only?.capacity, nearest);
}

/** The places of a new order as part of the statement that makes it: no one has to wait for a second one. */
export async function takingOfNew(context: WriteContext, values: Values): Promise<Taking | undefined> {
  // What is refused of a file names the nearest times, which `takeOrRefusePlaces` reads.
  const visit = context.isImport === true ? undefined : await visitWanted(context, null, values);
  if (visit === undefined) return undefined;
  const refusalOf = (error: unknown) => (isWithoutPlace(error) ? full(context, visit.capacity, []) : undefined);
  return { condition: takingPlaces(visit, context.now), refusalOf };
}

function full({ actor }: WriteContext, capacity: number | undefined, nearest: readonly string[]): Refusal {
  const details = {
    ...wayOut(actor),
    ...(capacity === undefined ? {} : { capacity }),
    ...(nearest.length === 0 ? {} : { nearest: nearest.join(' ') }),
  };
  return refuse('order_full', { at: 'starts_at', details });
}

/** Whether the order gives its places back: it has come to an end, or moves. */
function leaves(before: WholeRow, after: WholeRow | null): boolean {
  return after === null || !holdsPlace(after) || isMoved(before, after);
}

function isMoved(before: WholeRow, after: Values): boolean {
  return placed.some((name) => before[name] !== after[name]);
}

/**
 * An order that is put outside of the hours for a reason, or kept there for one, is not asked about again as long as the same closes
 * its time (decision 0103).
 */
async function keepClosure(context: WriteContext, { before, after }: RowChange): Promise<void> {
  if (before !== null && after !== null && !isMoved(before, after)) return;
  if (before !== null && before['over_capacity_reason'] !== null) {
    const { storeId, orderId } = placeOf(before);
    await context.db.deleteFrom('kept_orders').where('store_id', '=', storeId).where('order_id', '=', orderId).execute();
  }
  if (after === null || after['over_capacity_reason'] === null) return;
  const { storeId, orderId } = placeOf(after);
  const [startsAt, endsAt] = [new Date(String(after['starts_at'])), new Date(String(after['ends_at']))];
  const serviceId = Number(after['service_id']);
  const { blocks, sources } = await readCheckInput(context, { storeId, serviceId, from: startsAt });
  const closure = findClosure(startsAt, endsAt, sourcesOfService(sources, blocks, serviceId));
  if (closure === undefined) return;
  await context.db
    .insertInto('kept_orders')
    .values({ store_id: storeId, order_id: orderId, closure: closureKey(closure) })
    .onConflict((conflict) => conflict.columns(['store_id', 'order_id']).doUpdateSet({ closure: closureKey(closure) }))
    .execute();
}

type VisitWanted = Parameters<typeof takingPlaces>[0] & { readonly serviceId: number };
type PlacesOf = PlacesWanted & VisitWanted;

/** The places of the order as it is: none where it needs no other ones than it has. */
async function placesWanted(context: WriteContext, { before, after }: RowChange): Promise<readonly PlacesOf[]> {
  if (after === null) return [];
  const visit = await visitWanted(context, before, after);
  return visit === undefined ? [] : [{ ...visit, orderId: after.id }];
}

async function visitWanted(context: WriteContext, before: WholeRow | null, after: Values): Promise<VisitWanted | undefined> {
  if (!holdsPlace(after)) return undefined;
  const had = before !== null && holdsPlace(before);
  if (had && !isMoved(before, after)) return undefined;
  const [startsAt, endsAt] = [new Date(String(after['starts_at'])), new Date(String(after['ends_at']))];
  // What lies in the past has its place behind it.
  if (endsAt <= context.now) return undefined;
  const [storeId, serviceId] = [Number(after['store_id']), Number(after['service_id'])];
  const { plans, blocks, sources } = await readCheckInput(context, { storeId, serviceId, from: startsAt });
  const plan = planOfService(serviceId, plans);
  if (plan === undefined) return undefined;
  const offered = offeredVisit({ starts_at: startsAt, ends_at: endsAt }, plan, sourcesOfService(sources, blocks, serviceId));
  // What was held for the client has its place, also where the plan has fewer of them since.
  const beyond = isBeyond(after) || context.heldTime === true || (had && isSameTime(before, after));
  const capacity = Math.max(offered?.capacity ?? 0, context.takesBack?.places ?? 0);
  return { storeId, serviceId, pool: poolOf(plan), startsAt, endsAt, capacity, beyond };
}

/** A draft need not name the reason. */
function isBeyond(row: Values): boolean {
  return typeof row['over_capacity_reason'] === 'string';
}

function holdsPlace(row: Values): boolean {
  return !withoutPlace.includes(row['state']);
}

function placeOf(row: WholeRow): { readonly storeId: number; readonly orderId: number } {
  return { storeId: Number(row['store_id']), orderId: row.id };
}

/** An order that only loses the reason keeps its time, wherever it is. */
function isSameTime(before: WholeRow | null, after: Values): boolean {
  return placed.every((name) => name === 'over_capacity_reason' || before?.[name] === after[name]);
}
