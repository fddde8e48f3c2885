import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { stateTurned } from '../../db/rows/write/tell-change.ts';

export type Told = {
  readonly resource: string;
  readonly record_id: number;
  readonly version: number;
  /** A row that branches change keeps its version: that is `state`, which no form and no list of deeds takes for an edit. */
  readonly action: 'create' | typeof stateTurned | 'delete';
  readonly store_id: number;
};

/** Tells live readers of rows that branches changed. No audit: nobody did it (page 08, Data). */
export async function tellRows(db: Database, told: readonly Told[], now: Date): Promise<void> {
  if (told.length === 0) return;
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}::timestamptz, resource, record_id, version, action, array[store_id]
    from json_to_recordset(${JSON.stringify(told)}::json)
      as t (resource text, record_id int, version int, action text, store_id int)`.execute(db);
}
