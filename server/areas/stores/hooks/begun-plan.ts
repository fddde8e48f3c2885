import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { openingPlans } from '../../../../contract/resources/stores/opening-plans.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { Row } from '../../../db/rows/present.ts';
import { recordChange } from '../../../db/rows/write/record-change.ts';
import { storeChildren } from '../../../db/rows/write/store-values.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { insertRecorded } from '../../../db/rows/write/write-statement.ts';
import { readStoreDefaults } from '../store-defaults.ts';

/** The default week as the base plan of a new store, as if a person had made it. Without a default week there is none. */
export async function beginWithWeek(context: WriteContext, storeId: number): Promise<void> {
  const { intervals } = await readStoreDefaults(context.db);
  if (intervals.length === 0) return;
  const own = { ...context, resource: openingPlans };
  const values = { store_id: storeId, name: serverWords.basePlan, valid_from: null, valid_to: null, intervals };
  const lookup = (name: string) => (name === stores.name ? stores : undefined);
  const row = await insertRecorded(own, { values, changes: compareValues(openingPlans, {}, values), lookup });
  if (row === undefined) throw refuse('conflict');
  await storeChildren(context.db, openingPlans, row.id, values);
}

/** No one has touched the plan since the store was made: it goes with the store, as no one put it there. */
export async function endUntouchedPlan(context: WriteContext, store: Row): Promise<void> {
  const { db, now } = context;
  const { rows } = await sql<Moved>`
    update opening_plans set deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where store_id = ${store.id} and deleted_at is null and version = 1 and created_at = ${String(store['created_at'])}::timestamptz
    returning id, version`.execute(db);
  await recordPlans(context, { action: 'delete', storeId: store.id, plans: rows });
}

/** What went with the store comes back with it. */
export async function bringPlanBack(context: WriteContext, store: Row): Promise<void> {
  const { db, now } = context;
  const { rows } = await sql<Moved>`
    update opening_plans p set deleted_at = null, updated_at = ${now}, version = p.version + 1
    from stores s where s.id = ${store.id} and p.store_id = s.id and p.deleted_at = s.deleted_at returning p.id, p.version`.execute(db);
  await recordPlans(context, { action: 'restore', storeId: store.id, plans: rows });
}

type Moved = { readonly id: number; readonly version: number };
type Recorded = { readonly action: 'delete' | 'restore'; readonly storeId: number; readonly plans: readonly Moved[] };

async function recordPlans(context: WriteContext, { action, storeId, plans }: Recorded): Promise<void> {
  const own = { ...context, resource: openingPlans };
  for (const { id, version } of plans) await recordChange(own, { action, id, version, changes: {}, rows: [{ store_id: storeId }] });
}
