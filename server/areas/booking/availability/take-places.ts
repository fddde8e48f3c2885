import { type RawBuilder, sql } from 'kysely';
import { listVisitCells } from '../../../../contract/rules/booking/cells.ts';
import type { Database } from '../../../db/database.ts';

type VisitPlaces = {
  readonly storeId: number;
  readonly pool: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  /** Whether a further place is taken where all are. */
  readonly beyond: boolean;
};
type OrderPlaces = VisitPlaces & { readonly orderId: number };

export type PlacesWanted = OrderPlaces | (VisitPlaces & { readonly holdId: number; readonly until: Date });

/**
 * Takes a place in each cell of each visit, in their order, within the transaction of the orders (decision 0069). Says whether there
 * was one in each; where not, the caller must give up what it has done, because some may have been taken.
 */
export async function takePlaces(db: Database, wanted: readonly PlacesWanted[], now: Date): Promise<boolean> {
  if (wanted.length === 0) return true;
  // Everybody who takes several goes through them in one order, so that none waits for the other in a circle.
  const given = wanted.toSorted(byPlace).map((one) => ({
    store: one.storeId,
    pool: one.pool,
    cells: listVisitCells({ starts_at: one.startsAt.getTime(), ends_at: one.endsAt.getTime() }),
    capacity: one.capacity,
    beyond: one.beyond,
    order_id: 'orderId' in one ? one.orderId : null,
    hold_id: 'holdId' in one ? one.holdId : null,
    until: 'until' in one ? one.until : null,
  }));
  const names = [...new Set(wanted.map(({ storeId, pool }) => lockName(storeId, pool)))].toSorted();
  const { rows } = await sql<{ taken: boolean | null }>`
    with locked as materialized (
      select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${names}::text[]) as n (name)
    )
    select bool_and(app_take_places(w.store, w.pool, w.cells, w.capacity, w.beyond, w.order_id, w.hold_id, w.until, ${now})) as taken
    from (select count(*) from locked) as l, json_to_recordset(${JSON.stringify(given)}::json) as w (
      store int, pool text, cells int[], capacity int, beyond boolean, order_id int, hold_id int, until timestamptz)`.execute(db);
  return rows[0]?.taken === true;
}

/** Condition of a statement that makes an order `t`: takes its places, in the same way, for that order. Without them the statement fails. */
export function takingPlaces(wanted: Omit<OrderPlaces, 'orderId'>, now: Date): RawBuilder<unknown> {
  const { storeId, pool, startsAt, endsAt, capacity, beyond } = wanted;
  const cells = listVisitCells({ starts_at: startsAt.getTime(), ends_at: endsAt.getTime() });
  return sql`app_place_order(${storeId}::int, ${pool}::text, ${cells}::int[], ${capacity}::int, ${beyond}::boolean, t.id, ${now}::timestamptz)`;
}

/** Whether a statement failed because there was no place for its order. */
export function isWithoutPlace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'AP001';
}

function byPlace(one: PlacesWanted, other: PlacesWanted): number {
  return one.storeId - other.storeId || one.pool.localeCompare(other.pool) || one.startsAt.getTime() - other.startsAt.getTime();
}

type Holder = { readonly storeId: number; readonly orderId: number };

/** Gives back the places that the orders have. */
export async function releasePlaces(db: Database, orders: readonly Holder[]): Promise<void> {
  if (orders.length === 0) return;
  const [stores, ids] = [orders.map(({ storeId }) => storeId), orders.map(({ orderId }) => orderId)];
  await sql`
    delete from order_places p using unnest(${stores}::int[], ${ids}::int[]) as o (store_id, id)
    where p.store_id = o.store_id and p.order_id = o.id`.execute(db);
}

const lockName = (storeId: number, pool: string): string => `places ${storeId} ${pool}`;

/** Held by anyone who counts places again: meanwhile no one takes one of the pool. */
export function poolLock(storeId: number, pool: string): RawBuilder<unknown> {
  return sql`hashtextextended(${lockName(storeId, pool)}, 0)`;
}
