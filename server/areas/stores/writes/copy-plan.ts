import { createHash } from 'node:crypto';
import { Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { openingPlans } from '../../../../contract/resources/stores/opening-plans.ts';
import { changedSources } from '../../../../contract/rules/opening/changed-sources.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { type WeekChange, weekChanges } from '../../../../contract/rules/opening/weeks.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { savepoint } from '../../../db/transactions.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { createRow, editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { readReservations, reservationsOutsideHours } from '../opening/read-reservations.ts';
import { readSources } from '../opening/read-sources.ts';
import { toStores } from './to-stores.ts';

export type CopiedPlan = {
  readonly store_id: number;
  /** What the store is called; null when it does not exist or is out of reach. */
  readonly name: string | null;
  readonly result: 'created' | 'replaced' | 'unchanged' | Refusal;
  /** Weekdays that get other hours. */
  readonly changes: readonly WeekChange[];
  /** Orders that would lie outside of the hours. */
  readonly orders: number;
  /** Of what would be written, in short. */
  readonly seen: string;
};

export type PlanCopy = {
  readonly plan: OpeningPlan;
  readonly storeIds: readonly number[];
  /** What the preview showed of each store; null when there was none. */
  readonly seen: ReadonlySet<string> | null;
};

/** Copies a plan to stores: over the plan there that has the same dates, otherwise as a new one. A refused store keeps none of the others back. */
export async function copyPlan(context: WriteContext, copy: PlanCopy, entities: Entities): Promise<readonly CopiedPlan[]> {
  return toStores(context, copy.storeIds, (store) =>
    store.name === null
      ? { store_id: store.id, name: null, result: refuse('not_found'), changes: [], orders: 0, seen: '' }
      : copyTo(context, copy, { id: store.id, name: store.name }, entities),
  );
}

type Target = { readonly id: number; readonly name: string };

async function copyTo(
  context: WriteContext,
  { plan, seen }: PlanCopy,
  { id: storeId, name }: Target,
  entities: Entities,
): Promise<CopiedPlan> {
  const { db, now } = context;
  const sources = await readSources(db, storeId);
  const before = sources.plans.find(({ valid_from, valid_to }) => valid_from === plan.valid_from && valid_to === plan.valid_to);
  const { id: _, ...copied } = plan;
  const wanted = before?.id === undefined ? copied : { ...copied, id: before.id };
  const reservations = await readReservations(db, storeId, now, null);
  const changes = weekChanges(before?.intervals ?? [], plan.intervals);
  const fingerprint = fingerprintOf(storeId, before?.id, changes);
  const result =
    seen === null || seen.has(fingerprint)
      ? await written(context, { storeId, before, plan: copied }, entities)
      : refuse('copy_seen_otherwise');
  return {
    store_id: storeId,
    name,
    result,
    changes,
    orders:
      result instanceof Refusal ? 0 : reservationsOutsideHours(reservations, [sources], changedSources(sources, { plan: wanted })).length,
    seen: fingerprint,
  };
}

/** What was shown of a store: over which plan it would be written, and what would differ. */
function fingerprintOf(storeId: number, planId: number | undefined, changes: readonly WeekChange[]): string {
  return createHash('sha256')
    .update(JSON.stringify([storeId, planId ?? null, changes]))
    .digest('hex');
}

type Copy = { readonly storeId: number; readonly before: OpeningPlan | undefined; readonly plan: Omit<OpeningPlan, 'id'> };

async function written(context: WriteContext, { storeId, before, plan }: Copy, entities: Entities): Promise<CopiedPlan['result']> {
  const own = { ...context, resource: openingPlans };
  try {
    return await savepoint(context.db, async () => {
      if (before?.id === undefined) {
        await createRow(own, { ...plan, store_id: storeId }, entities);
        return 'created';
      }
      const { version } = await lockedRow(own, before.id);
      const after = await editRow(own, { id: before.id, version }, { intervals: plan.intervals }, entities);
      return after.version === version ? 'unchanged' : 'replaced';
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
