import { sql } from 'kysely';
import type { WeeklyInterval } from '../../../contract/rules/opening/intervals.ts';
import type { Database } from '../../db/database.ts';

/** What stores begin with and are watched by, as it is now: the one row of `store-defaults`. */
export type StoreDefaults = {
  readonly silence_minutes: number;
  readonly licence_days: number;
  readonly intervals: readonly WeeklyInterval[];
};

export async function readStoreDefaults(db: Database): Promise<StoreDefaults> {
  const { rows } = await sql<StoreDefaults>`
    select d.silence_minutes, d.licence_days, coalesce((
      select json_agg(json_build_object('weekday', i.weekday, 'opens', left(i.opens::text, 5), 'closes', left(i.closes::text, 5)) order by i.position)
      from store_defaults_intervals i where i.parent_id = d.id), '[]') as intervals
    from store_defaults d where d.id = 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the row of store_defaults is missing: its migration makes it');
  return row;
}
