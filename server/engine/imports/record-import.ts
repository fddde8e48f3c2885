import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/rows/write/write-context.ts';
import type { Import } from './stored/import-store.ts';
import type { Counts } from './stored/verdicts.ts';

type Recorded = {
  readonly file: Import;
  readonly counts: Counts;
  readonly actor: Person;
  readonly now: Date;
  readonly address: string;
  readonly requestId: string;
};

/** Writes into the audit who brings what in, before the first row is stored. The rows themselves are there one by one. */
export async function recordImport(db: Database, { file, counts, actor, now, address, requestId }: Recorded): Promise<void> {
  const { resource, file_name, format, total, mapping } = file;
  const changes = JSON.stringify({ file_name, format, rows: total, columns: mapping.filter((name) => name !== null), ...counts });
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, changes, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'import', ${resource}, ${changes}::jsonb, ${address}, ${requestId})`.execute(db);
}
