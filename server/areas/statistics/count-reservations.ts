import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { listedDays, type StoreDay, ticketsOfDays } from './day-source.ts';

/** Remembers on which days tickets of an order were counted: when its time changes, so do their waits. */
export async function countReservations(db: Database, days: readonly StoreDay[]): Promise<void> {
  if (days.length === 0) return;
  const listed = listedDays(days);
  await sql`delete from statistics_reservations r using (${listed}) l where r.store_id = l.store_id and r.day = l.day`.execute(db);
  await sql`
    insert into statistics_reservations (store_id, order_id, day)
    with listed as materialized (${listed})
    select distinct store_id, order_id, day from (${ticketsOfDays}) t where order_id is not null`.execute(db);
}

/** Days on which tickets of the orders were counted. The caller holds the stores. */
export async function daysOfOrders(db: Database, orders: readonly { store_id: number; order_id: number }[]): Promise<readonly StoreDay[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<StoreDay>`
    select distinct r.store_id, r.day
    from unnest(${orders.map(({ store_id }) => store_id)}::int[], ${orders.map(({ order_id }) => order_id)}::int[]) as l (store_id, order_id)
    join statistics_reservations r using (store_id, order_id)`.execute(db);
  return rows;
}
