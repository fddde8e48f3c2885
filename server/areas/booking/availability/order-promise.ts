import { sql } from 'kysely';
import type { PlanPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { planOfService, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { plansJson } from './plans-json.ts';

type OfOrder = { readonly storeId: number; readonly orderId: number };
type Promised = OfOrder & {
  readonly serviceId: number;
  /** Within how many minutes the order must be confirmed; null where it needs no confirmation. */
  readonly confirmMinutes: number | null;
};

/** Keeps what the client of the order is promised by the settings and the plan of now; a promise that was made before stays. */
export async function keepPromise(db: Database, { storeId, orderId, serviceId, confirmMinutes }: Promised): Promise<void> {
  const { rows } = await sql<{ plans: readonly StorePlan[] }>`select ${plansJson(sql`${storeId}::int`)} as plans`.execute(db);
  const plan = planOfService(serviceId, oneRow(rows).plans);
  await db
    .insertInto('order_promises')
    .values({
      store_id: storeId,
      order_id: orderId,
      confirm_minutes: confirmMinutes,
      days_ahead: plan?.days_ahead ?? null,
      opens_at: plan?.opens_at ?? null,
      least_minutes_before: plan?.least_minutes_before ?? null,
      active_orders_limit: plan?.active_orders_limit ?? null,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'order_id']).doNothing())
    .execute();
}

/** What was promised; undefined where nothing of a plan was. */
export async function readPromise(db: Database, { storeId, orderId }: OfOrder): Promise<PlanPromise | undefined> {
  const { rows } = await sql<PlanPromise>`
    select days_ahead, left(opens_at::text, 5) as opens_at, least_minutes_before, active_orders_limit from order_promises
    where store_id = ${storeId} and order_id = ${orderId} and days_ahead is not null and opens_at is not null
      and least_minutes_before is not null`.execute(db);
  return rows[0];
}

/** Within how many minutes the order `o` must be confirmed, as SQL: as it was promised, without a promise as the settings say. */
export const confirmMinutes = sql`coalesce(
  (select p.confirm_minutes from order_promises p where p.store_id = o.store_id and p.order_id = o.id),
  (select email_confirmation_timeout from web_order_settings limit 1), 60)`;
