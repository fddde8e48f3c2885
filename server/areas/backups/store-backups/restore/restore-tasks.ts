import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** Whether a restore of the store waits or goes on. */
export async function isBeingRestored(db: Database, storeId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from tasks where kind = 'backup_restore' and state in ('waiting', 'running') and input ->> 'store_id' = ${String(storeId)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Says in a task which backup it makes, once that has a number. */
export async function nameInput(db: Database, taskId: number, backupId: number): Promise<void> {
  await sql`update tasks set input = input || jsonb_build_object('backup_id', ${backupId}::int) where id = ${taskId}`.execute(db);
}
