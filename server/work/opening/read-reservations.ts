import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** An order that somebody counts on. */
export type Reservation = {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly service_id: number;
  readonly pin: string;
  readonly name: string;
};

/** Orders of the store that hold and begin from the one instant on, before the other when it is given; in their order. */
export async function readReservations(db: Database, storeId: number, from: Date, to: Date | null): Promise<readonly Reservation[]> {
  const { rows } = await sql<Reservation>`
    select id, starts_at, ends_at, service_id, pin, name from orders
    where store_id = ${storeId} and deleted_at is null and state in ('unconfirmed', 'confirmed', 'arrived')
      and starts_at >= ${from} and starts_at < coalesce(${to}::timestamptz, 'infinity')
    order by starts_at, id`.execute(db);
  return rows;
}
