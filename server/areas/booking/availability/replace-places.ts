import { sql } from 'kysely';
import { cellAt, cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { planOfService, poolOf, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { plansJson } from './plans-and-blocks-json.ts';
import { poolLock } from './take-places.ts';

/**
 * Gives all coming orders and holds of the stores the places that their plans say, counted again: after a plan or an agenda has
 * changed. Anyone who has a time keeps it, also where there are fewer places now.
 */
export async function replacePlaces(db: Database, storeIds: readonly number[], now: Date): Promise<void> {
  for (const storeId of storeIds.toSorted((one, other) => one - other)) await replaceOf(db, storeId, now);
}

async function replaceOf(db: Database, storeId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ plans: readonly StorePlan[]; services: readonly number[] }>`
    select ${plansJson(sql`${storeId}::int`)} as plans,
      (select coalesce(json_agg(s.id), '[]') from services s where s.store_id = ${storeId}) as services`.execute(db);
  const { plans, services } = oneRow(rows);
  const pools = services.flatMap((service) => {
    const plan = planOfService(service, plans);
    return plan === undefined ? [] : [{ service, pool: poolOf(plan) }];
  });
  const held = await db.selectFrom('order_places').select('pool').distinct().where('store_id', '=', storeId).execute();
  const locked = [...new Set([...pools, ...held].map(({ pool }) => pool))].toSorted();
  for (const pool of locked) await sql`select pg_advisory_xact_lock(${poolLock(storeId, pool)})`.execute(db);
  await sql`delete from order_places where store_id = ${storeId} and cell >= ${cellAt(now)}`.execute(db);
  await sql`
    with pools as (select * from json_to_recordset(${JSON.stringify(pools)}::json) as p (service int, pool text)),
    visits as (
      select o.service_id, o.starts_at, o.ends_at, o.created_at, o.id as order_id, null::int as hold_id, null::timestamptz as held_until
      from orders o where o.store_id = ${storeId} and o.deleted_at is null and o.state = any(${openStates}::text[]) and o.ends_at > ${now}
      union all
      select h.service_id, h.starts_at, h.ends_at, h.held_until, null, h.id, h.held_until
      from order_holds h where h.store_id = ${storeId} and h.held_until > ${now}
    )
    insert into order_places (store_id, pool, cell, place, order_id, hold_id, held_until)
    select ${storeId}, p.pool, c.cell, row_number() over (partition by p.pool, c.cell order by v.created_at, v.order_id, v.hold_id),
      v.order_id, v.hold_id, v.held_until
    from visits v join pools p on p.service = v.service_id
    cross join lateral generate_series(
      floor(extract(epoch from v.starts_at) / ${cellSeconds})::int, ceil(extract(epoch from v.ends_at) / ${cellSeconds})::int - 1) as c (cell)
    where c.cell >= ${cellAt(now)}`.execute(db);
}

const cellSeconds = cellMinutes * 60;
