import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { collidingPlan, isBase, type Period } from '../../../../contract/rules/opening/plan-periods.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';
import { lockOpening } from '../opening/read-sources.ts';

/** One base plan a store, and no two dated ones on one day (page 08, Data). */
export const openingPlans: Hooks = {
  beforeCreate: (context, values) => refuseCollision(context, values, null),
  beforeEdit: async (context, row, values) => {
    const isMoved = Object.hasOwn(values, 'valid_from') || Object.hasOwn(values, 'valid_to');
    if (isMoved) await refuseCollision(context, { ...row, ...values }, row.id);
  },
  beforeRestore: (context, row) => refuseCollision(context, row, row.id),
};

type StoredPlan = Period & { readonly name: string };

async function refuseCollision({ db }: WriteContext, values: Values, id: number | null): Promise<void> {
  const storeId = Number(values['store_id']);
  await lockOpening(db, storeId);
  const { rows } = await sql<StoredPlan>`
    select name, valid_from::text, valid_to::text from opening_plans
    where store_id = ${storeId} and deleted_at is null and id is distinct from ${id}::int order by id`.execute(db);
  const period = { valid_from: dayOf(values['valid_from']), valid_to: dayOf(values['valid_to']) };
  const other = collidingPlan(period, rows);
  if (other === undefined) return;
  const { name, valid_from, valid_to } = other;
  if (isBase(other)) throw refuse('opening_base_plan_taken', { at: 'valid_from', details: { name } });
  const bounds = { ...(valid_from === null ? {} : { from: valid_from }), ...(valid_to === null ? {} : { to: valid_to }) };
  throw refuse('opening_plans_overlap', { at: 'valid_from', details: { name, ...bounds } });
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
