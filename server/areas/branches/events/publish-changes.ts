import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { stateChanged } from '../../../db/rows/write/publish-change.ts';

export type RowChange = {
  readonly resource: string;
  readonly record_id: number;
  readonly version: number;
  /** A row that branches change keeps its version: that is `state`, which no form and no list of actions takes for an edit. */
  readonly action: 'create' | typeof stateChanged | 'delete';
  readonly store_id: number;
};

/** Publishes rows that branches changed to live readers. No audit entry: no user did it (page 08, Data). */
export async function publishChanges(db: Database, changes: readonly RowChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    select ${now}::timestamptz, resource, record_id, version, action, array[store_id]
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as t (resource text, record_id int, version int, action text, store_id int)`.execute(db);
}
