import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { offeredVisit, planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { Writing } from '../../../db/rows/write/writing.ts';
import { nearestForStaff } from '../../../work/booking/nearest-times.ts';
import { plansJson } from '../../../work/booking/plans-json.ts';
import { freePlaces, takePlaces } from '../../../work/booking/take-places.ts';
import { sourcesJson } from '../../../work/opening/sources-json.ts';

type Change = { readonly before: WholeRow | null; readonly after: WholeRow | null };

/** What decides where an order has its place. */
export const placed = ['store_id', 'service_id', 'starts_at', 'ends_at', 'over_capacity_reason'] as const;
/** In every other state the order keeps its places: whoever was served had one. */
const withoutPlace: readonly unknown[] = ['cancelled', 'expired'];

/**
 * An order has a place in each cell of its time as long as it is not cancelled, so that no two people ever have one (decision
 * 0069). Moving gives back the old places and takes the new ones in one transaction: where there are none, nothing has changed.
 */
export async function settleOrder(writing: Writing, { before, after }: Change): Promise<void> {
  const { db, now } = writing;
  const [had, has] = [before !== null && holdsPlace(before), after !== null && holdsPlace(after)];
  if (before !== null && had && !has) return freePlaces(db, placeOf(before));
  if (after === null || !has) return;
  const isMoved = !had || before === null || placed.some((name) => before[name] !== after[name]);
  if (!isMoved) return;
  if (before !== null && had) await freePlaces(db, placeOf(before));
  const startsAt = new Date(String(after['starts_at']));
  const endsAt = new Date(String(after['ends_at']));
  // What lies in the past has its place behind it.
  if (endsAt <= now) return;
  const { plans, sources } = await readGround(writing, Number(after['store_id']), startsAt);
  const plan = planOfService(Number(after['service_id']), plans);
  if (plan === undefined) return;
  const offered = offeredVisit({ starts_at: startsAt, ends_at: endsAt }, plan, sources);
  const beyond = after['over_capacity_reason'] !== null || (had && isSameTime(before, after));
  const capacity = offered?.capacity ?? 0;
  const wanted = { storeId: Number(after['store_id']), pool: poolOf(plan), startsAt, endsAt, capacity, beyond, orderId: after.id, now };
  if (await takePlaces(db, wanted)) return;
  const nearest = writing.isImport === true ? await nearestForStaff(db, { ...wanted, serviceId: Number(after['service_id']) }) : [];
  throw refuse('order_full', { at: 'starts_at', details: { capacity, ...(nearest.length === 0 ? {} : { nearest: nearest.join(' ') }) } });
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

async function readGround(
  { db }: Pick<Writing, 'db'>,
  storeId: number,
  startsAt: Date,
): Promise<{ readonly plans: readonly StorePlan[]; readonly sources: OpeningSources }> {
  const id = sql`${storeId}::int`;
  const { rows } = await sql<{ plans: readonly StorePlan[]; sources: OpeningSources }>`
    select ${plansJson(id)} as plans, ${sourcesJson(id, [dayAt(startsAt)])} as sources`.execute(db);
  return rows[0] ?? { plans: [], sources: { plans: [], exceptions: [], marks: [] } };
}
