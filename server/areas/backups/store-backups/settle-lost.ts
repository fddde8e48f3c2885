import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { setStatus } from './keep-backup.ts';

/** A backup where the task came to an end without it, cancelled or given up after the server died over it, failed. */
export async function settleLostBackups(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select b.id from backups b join backups_live l on l.id = b.id where l.status = 'processing' and not exists (
      select from tasks t where t.kind = 'backup' and t.input ->> 'backup_id' = b.id::text and t.state in ('waiting', 'running')
    ) order by b.id`.execute(db);
  for (const { id } of rows) await setStatus(db, id, { status: 'failed', now });
}
