import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { offeredVisit, planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { closureKey, closureOf, type ServiceBlock, sourcesOfService } from '../../../../contract/rules/booking/service-hours.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { Writing } from '../../../db/rows/write/writing.ts';
import { blocksJson } from '../../../work/booking/blocks-json.ts';
import { nearestForStaff } from '../../../work/booking/nearest-times.ts';
import { plansJson } from '../../../work/booking/plans-json.ts';
import { freePlaces, type PlacesWanted, takePlaces } from '../../../work/booking/take-places.ts';
import { sourcesJson } from '../../../work/opening/sources-json.ts';
import type { RowChange } from '../hooks.ts';

/** What decides where an order has its place. */
export const placed = ['store_id', 'service_id', 'starts_at', 'ends_at', 'over_capacity_reason'] as const;
/** In every other state the order keeps its places: whoever was served had one. */
const withoutPlace: readonly unknown[] = ['cancelled', 'expired'];

/**
 * An order has a place in each cell of its time as long as it is not cancelled, so that no two people ever have one (decision
 * 0069). Moving gives back the old places and takes the new ones in one transaction: where there are none, nothing has changed.
 */
export async function settleOrders(writing: Writing, changes: readonly RowChange[]): Promise<void> {
  const { db, now } = writing;
  const left = changes.flatMap(({ before, after }) =>
    before !== null && holdsPlace(before) && leaves(before, after) ? [placeOf(before)] : [],
  );
  await freePlaces(db, left);
  for (const change of changes) await keepClosure(writing, change);
  const wanted: VisitWanted[] = [];
  for (const change of changes) wanted.push(...(await placesWanted(writing, change)));
  if (await takePlaces(db, wanted, now)) return;
  const [only] = wanted.length === 1 ? wanted : [];
  const nearest = only === undefined || writing.isImport !== true ? [] : await nearestForStaff(db, { ...only, now });
  const details = {
    ...(only === undefined ? {} : { capacity: only.capacity }),
    ...(nearest.length === 0 ? {} : { nearest: nearest.join(' ') }),
  };
  throw refuse('order_full', { at: 'starts_at', details });
}

/** Whether the order gives its places back: it has come to an end, or moves. */
function leaves(before: WholeRow, after: WholeRow | null): boolean {
  return after === null || !holdsPlace(after) || isMoved(before, after);
}

function isMoved(before: WholeRow, after: WholeRow): boolean {
  return placed.some((name) => before[name] !== after[name]);
}

/**
 * An order that is put outside of the hours for a reason, or kept there for one, is not asked about again as long as the same closes
 * its time (decision 0103).
 */
async function keepClosure(writing: Writing, { before, after }: RowChange): Promise<void> {
  if (before !== null && after !== null && !isMoved(before, after)) return;
  if (before !== null && before['over_capacity_reason'] !== null) {
    const { storeId, orderId } = placeOf(before);
    await writing.db.deleteFrom('kept_orders').where('store_id', '=', storeId).where('order_id', '=', orderId).execute();
  }
  if (after === null || after['over_capacity_reason'] === null) return;
  const { storeId, orderId } = placeOf(after);
  const [startsAt, endsAt] = [new Date(String(after['starts_at'])), new Date(String(after['ends_at']))];
  const { blocks, sources } = await groundOf(writing, storeId, startsAt);
  const closure = closureOf(startsAt, endsAt, sourcesOfService(sources, blocks, Number(after['service_id'])));
  if (closure === undefined) return;
  await writing.db
    .insertInto('kept_orders')
    .values({ store_id: storeId, order_id: orderId, closure: closureKey(closure) })
    .onConflict((conflict) => conflict.columns(['store_id', 'order_id']).doUpdateSet({ closure: closureKey(closure) }))
    .execute();
}

type VisitWanted = PlacesWanted & { readonly serviceId: number };

/** The places of the order as it is: none where it needs no other ones than it has. */
async function placesWanted(writing: Writing, { before, after }: RowChange): Promise<readonly VisitWanted[]> {
  if (after === null || !holdsPlace(after)) return [];
  const had = before !== null && holdsPlace(before);
  if (had && !isMoved(before, after)) return [];
  const [startsAt, endsAt] = [new Date(String(after['starts_at'])), new Date(String(after['ends_at']))];
  // What lies in the past has its place behind it.
  if (endsAt <= writing.now) return [];
  const { storeId, orderId } = placeOf(after);
  const { plans, blocks, sources } = await groundOf(writing, storeId, startsAt);
  const serviceId = Number(after['service_id']);
  const plan = planOfService(serviceId, plans);
  if (plan === undefined) return [];
  const offered = offeredVisit({ starts_at: startsAt, ends_at: endsAt }, plan, sourcesOfService(sources, blocks, serviceId));
  // What was held for the client has its place, also where the plan has fewer of them since.
  const beyond = after['over_capacity_reason'] !== null || writing.heldTime === true || (had && isSameTime(before, after));
  return [{ storeId, serviceId, pool: poolOf(plan), startsAt, endsAt, capacity: offered?.capacity ?? 0, beyond, orderId }];
}

function holdsPlace(row: WholeRow): boolean {
  return !withoutPlace.includes(row['state']);
}

function placeOf(row: WholeRow): { readonly storeId: number; readonly orderId: number } {
  return { storeId: Number(row['store_id']), orderId: row.id };
}

/** Who only loses the reason keeps the time that they have, wherever it is. */
function isSameTime(before: WholeRow | null, after: WholeRow): boolean {
  return placed.every((name) => name === 'over_capacity_reason' || before?.[name] === after[name]);
}

type Ground = { readonly plans: readonly StorePlan[]; readonly sources: OpeningSources; readonly blocks: readonly ServiceBlock[] };

/** What decides about several orders of a batch, by the batch and the day of a store. */
const grounds = new WeakMap<object, Map<string, Ground>>();

/** Reads the plans of the store and the hours of the day, once for all orders of a batch. */
async function groundOf({ db, batch }: Pick<Writing, 'db' | 'batch'>, storeId: number, startsAt: Date): Promise<Ground> {
  if (batch === undefined) return readGround(db, storeId, startsAt);
  const known = grounds.get(batch) ?? new Map<string, Ground>();
  grounds.set(batch, known);
  const key = `${storeId} ${dayAt(startsAt)}`;
  const ground = known.get(key) ?? (await readGround(db, storeId, startsAt));
  known.set(key, ground);
  return ground;
}

async function readGround(db: Database, storeId: number, startsAt: Date): Promise<Ground> {
  const id = sql`${storeId}::int`;
  const { rows } = await sql<Ground>`
    select ${plansJson(id)} as plans, ${sourcesJson(id, [dayAt(startsAt)])} as sources, ${blocksJson(id)} as blocks`.execute(db);
  return oneRow(rows);
}
