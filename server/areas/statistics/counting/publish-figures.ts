import { sql } from 'kysely';
import { figures } from '../../../../contract/rules/branch-status/figures.ts';
import type { Database } from '../../../db/database.ts';
import { stateChanged } from '../../../db/rows/write/publish-change.ts';

/** Publishes that figures of the stores were counted again, as one change. Its record 0 says that it is about no row. */
export async function publishFigures(db: Database, stores: readonly number[], now: Date): Promise<void> {
  const each = [...new Set(stores)];
  if (each.length === 0) return;
  await sql`
    insert into changes (at, resource, record_id, version, action, store_ids)
    values (${now}, ${figures}, 0, 0, ${stateChanged}, ${each}::int[])`.execute(db);
}
