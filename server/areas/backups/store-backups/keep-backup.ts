import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { type BackupOrigin, type BackupState, mostBackupsOfStore } from '../../../../contract/rules/backup/terms.ts';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { insertRecorded } from '../../../db/rows/write/write-statement.ts';
import type { Entities } from '../../../engine/write/hooks.ts';

type NewBackup = { readonly storeId: number; readonly name: string; readonly origin: BackupOrigin };

/** Makes the row of a backup that someone asked for; it is in progress until its content is kept. */
export async function beginBackup(context: WriteContext, { storeId, name, origin }: NewBackup, { find }: Entities): Promise<number> {
  const { db, resource, actor } = context;
  await demandRoom(db, storeId);
  const values = { store_id: storeId, name: name.slice(0, 120), origin, created_by: actor.id };
  const row = await insertRecorded(context, { values, changes: compareValues(resource, {}, values), lookup: find });
  if (row === undefined) throw refuse('conflict');
  await sql`insert into backups_live (id, status) values (${row.id}, 'processing')`.execute(db);
  return row.id;
}

/** Each holds all of a store's configuration: they are not piled up without end. */
async function demandRoom(db: Database, storeId: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from backups where store_id = ${storeId} and origin <> 'nightly' and deleted_at is null`.execute(db);
  if ((rows[0]?.count ?? 0) >= mostBackupsOfStore) throw refuse('backups_full', { details: { most: mostBackupsOfStore } });
}

/** Keeps the content and says that the backup is complete, in the transaction of the caller. */
export async function keepContent(db: Database, id: number, file: Uint8Array, now: Date): Promise<void> {
  await sql`
    insert into backup_contents (store_id, backup_id, content) select store_id, id, ${Buffer.from(file)} from backups where id = ${id}
    on conflict (store_id, backup_id) do update set content = excluded.content`.execute(db);
  await setStatus(db, id, { status: 'complete', size: file.length, now });
}

/** Writes the state of a backup, and notifies those who follow it. */
export async function setStatus(
  db: Database,
  id: number,
  { status, size = null, now }: { readonly status: BackupState; readonly size?: number | null; readonly now: Date },
): Promise<void> {
  await sql`
    with set as (
      insert into backups_live (id, status, size) values (${id}, ${status}, ${size})
      on conflict (id) do update set status = excluded.status, size = excluded.size returning id
    )
    insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
    select ${now}, 'backups', b.id, b.version, 'edit', b.created_by, array[b.store_id] from backups b, set where b.id = set.id`.execute(db);
}

/** The content of a backup; refused while there is none. */
export async function readContent(db: Database, id: number): Promise<Buffer> {
  const kept = await db
    .selectFrom('backup_contents as c')
    .innerJoin('backups_live as l', 'l.id', 'c.backup_id')
    .select('c.content')
    .where('c.backup_id', '=', id)
    .where('l.status', '=', 'complete')
    .executeTakeFirst();
  if (kept === undefined) throw refuse('backup_not_complete');
  return kept.content;
}
