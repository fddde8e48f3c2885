import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** What the branch, or the central for it, gave a number to. */
export type Numbered = { readonly store_id: number; readonly number: number };

const sequences = { tickets: 'tickets_id_seq', outages: 'outages_id_seq' } as const;
export type NumberedResource = 'tickets' | 'outages' | 'device_outages';

/**
 * The rows that represent what was numbered, by `STORE NUMBER`. What has none gets its identifier now, before the row is
 * there, so that a later ticket can name the first of its visit in whatever order the two come. Of what gets one at once
 * the higher number has the higher identifier: who sorts by it sees the order of the branch.
 */
export async function numberRows(
  db: Database,
  resource: NumberedResource,
  wanted: readonly Numbered[],
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const sequence = resource === 'tickets' ? sequences.tickets : sequences.outages;
  const { rows } = await sql<{ store_id: number; number: number; id: number }>`
    with wanted as (
      select distinct store_id, number from json_to_recordset(${JSON.stringify(wanted)}::json) as w (store_id int, number bigint)
    ), known as (
      select r.store_id, r.number, r.id from branch_rows r join wanted w on w.store_id = r.store_id and w.number = r.number
      where r.resource = ${resource}
    ), made as (
      insert into branch_rows (store_id, resource, number, id)
      select w.store_id, ${resource}, w.number, nextval(${sequence}::regclass) from (
        select w.store_id, w.number from wanted w
        where not exists (select from known k where k.store_id = w.store_id and k.number = w.number)
        order by w.store_id, w.number
      ) w
      returning store_id, number, id
    )
    select * from known union all select * from made`.execute(db);
  return new Map(rows.map(({ store_id, number, id }) => [`${store_id} ${number}`, id]));
}
