import { type RawBuilder, sql } from 'kysely';
import { cellsOf } from '../../../contract/rules/booking/cells.ts';
import type { Database } from '../../db/database.ts';

export type PlacesWanted = {
  readonly storeId: number;
  readonly pool: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly capacity: number;
  /** Whether a further place is taken where all are. */
  readonly beyond: boolean;
  readonly now: Date;
} & ({ readonly orderId: number } | { readonly holdId: number; readonly until: Date });

/**
 * Takes a place in each cell of the visit, within the transaction of the order (decision 0069). Says whether there was one in
 * each; where not, the caller must give up what it has done, because some may have been taken.
 */
export async function takePlaces(db: Database, wanted: PlacesWanted): Promise<boolean> {
  const { storeId, pool, startsAt, endsAt, capacity, beyond, now } = wanted;
  const cells = cellsOf({ starts_at: startsAt.getTime(), ends_at: endsAt.getTime() });
  const [orderId, holdId, until] = 'orderId' in wanted ? [wanted.orderId, null, null] : [null, wanted.holdId, wanted.until];
  await sql`select pg_advisory_xact_lock_shared(${poolLock(storeId, pool)})`.execute(db);
  const { rows } = await sql<{ taken: boolean | null }>`
    select app_take_places(${storeId}, ${pool}, ${cells}::int[], ${capacity}, ${beyond}, ${orderId}::int, ${holdId}::int,
      ${until}::timestamptz, ${now}) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Gives back the places that the order has. */
export async function freePlaces(
  db: Database,
  { storeId, orderId }: { readonly storeId: number; readonly orderId: number },
): Promise<void> {
  await db.deleteFrom('order_places').where('store_id', '=', storeId).where('order_id', '=', orderId).execute();
}

/** Held by whoever counts places anew: meanwhile nobody takes one of the pool. */
export function poolLock(storeId: number, pool: string): RawBuilder<unknown> {
  return sql`hashtextextended(${`places ${storeId} ${pool}`}, 0)`;
}
