import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** When a device was down; `number` is of the event that said so first, instants are ISO texts. */
type Downtime = {
  readonly store_id: number;
  readonly number: number;
  readonly touch_screen_id: number | null;
  readonly virtual_display_id: number | null;
  readonly started_at: string;
};

/**
 * The same downtimes, those that began before the oldest event that is still read as the ones that they go on from: a device
 * that says again and again that it is down outlives both the month that events are kept and the number of them that is read.
 */
export async function continueOutages<T extends Downtime>(db: Database, downtimes: readonly T[]): Promise<readonly T[]> {
  if (downtimes.length === 0) return [];
  const { rows } = await sql<{ store_id: number; number: number; earlier: number; started_at: Date }>`
    select g.store_id, g.number, e.number as earlier, e.started_at
    from json_to_recordset(${JSON.stringify(downtimes)}::json) as g (store_id int, number bigint, touch_screen_id int,
      virtual_display_id int, started_at timestamptz(3))
    cross join lateral (
      select r.number, o.started_at, o.ended_at from branch_rows r join outages o on o.store_id = r.store_id and o.id = r.id
      where r.store_id = g.store_id and r.resource = 'device_outages' and r.number < g.number and o.deleted_at is null
        and (o.touch_screen_id = g.touch_screen_id or o.virtual_display_id = g.virtual_display_id)
      order by r.number desc limit 1
    ) e
    where (e.ended_at is null or e.ended_at >= g.started_at) and not exists (
      select from branch_rows r where r.store_id = g.store_id and r.resource = 'device_outages' and r.number = g.number)`.execute(db);
  const earlier = new Map(rows.map((row) => [`${row.store_id} ${row.number}`, row]));
  return downtimes.map((downtime) => {
    const found = earlier.get(`${downtime.store_id} ${downtime.number}`);
    return found === undefined ? downtime : { ...downtime, number: found.earlier, started_at: found.started_at.toISOString() };
  });
}
