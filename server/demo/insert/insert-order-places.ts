import type pg from 'pg';
import { cellMinutes } from '../../../contract/rules/booking/cells.ts';

/** Gives coming orders their places: in the demonstration each service that is ordered has a plan of its own. */
export async function insertOrderPlaces(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into order_places (store_id, pool, cell, place, order_id)
     select o.store_id, 'service:' || o.service_id, c.cell, row_number() over (partition by o.service_id, c.cell order by o.id), o.id
     from orders o
     cross join lateral generate_series(
       floor(extract(epoch from o.starts_at) / $2)::int, ceil(extract(epoch from o.ends_at) / $2)::int - 1) as c (cell)
     where o.ends_at > $1 and o.state not in ('cancelled', 'expired')`,
    [now, cellMinutes * 60],
  );
}
