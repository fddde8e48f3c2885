import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Incoming } from './incoming.ts';
import type { StoreEvents } from './references.ts';

type Found = { readonly store_id: number; readonly id: number; readonly starts_at: Date };

/** Asks once for all batches which events call an order missed before its time has come, by the clock of the central where that is behind. */
export async function findEarlyMisses(
  db: Database,
  batches: readonly StoreEvents[],
  now: Date,
): Promise<(storeId: number, incoming: Incoming) => boolean> {
  const asked = batches.flatMap(({ storeId, events }) =>
    events.flatMap(({ event }) => (event?.kind === 'order_missed' ? [{ store_id: storeId, id: event.order_id }] : [])),
  );
  const found = asked.length === 0 ? [] : await readOrders(db, asked);
  return (storeId, { at, event }) => {
    if (event?.kind !== 'order_missed') return false;
    const order = found.find(({ store_id, id }) => store_id === storeId && id === event.order_id);
    return order !== undefined && order.starts_at.getTime() > Math.min(at.getTime(), now.getTime());
  };
}

async function readOrders(db: Database, asked: readonly { readonly store_id: number; readonly id: number }[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select distinct o.store_id, o.id, o.starts_at from json_to_recordset(${JSON.stringify(asked)}::json) as a (store_id int, id int)
    join orders o on o.store_id = a.store_id and o.id = a.id and o.deleted_at is null`.execute(db);
  return rows;
}
