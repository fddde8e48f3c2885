import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

export type StoreDesk = { readonly id: number; readonly label: string; readonly number: number; readonly services: readonly number[] };

/** Active desks of a store with what they serve now. */
export async function readDesks(db: Database, store: number): Promise<readonly StoreDesk[]> {
  const { rows } = await sql<StoreDesk>`
    select d.id, d.label, d.number,
      array(select v.id from services v where v.store_id = d.store_id and v.id = any(d.service_ids) and v.deleted_at is null order by v.id) as services
    from desks d where d.store_id = ${store} and d.deleted_at is null and d.active order by d.number, d.id`.execute(db);
  return rows;
}
