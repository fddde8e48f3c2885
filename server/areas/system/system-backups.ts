import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { SystemBackup } from '../../../contract/operations/system.ts';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/rows/write/write-context.ts';
import { isUnderway } from '../backups/full-backup/nightly/backup-rows.ts';

const mostShown = 10;

type Row = Omit<SystemBackup, 'started_at' | 'made_at' | 'finished_at'> & {
  readonly started_at: Date | null;
  readonly made_at: Date | null;
  readonly finished_at: Date | null;
};

/** The newest backups of everything, the newest first, and the newest one that was checked and found good. */
export async function systemBackups(
  db: Database,
): Promise<{ readonly latest: readonly SystemBackup[]; readonly good: SystemBackup | null }> {
  const { rows: latest } = await selected(sql`order by b.id desc limit ${mostShown}`).execute(db);
  const { rows: good } = await selected(sql`where b.finished_at is not null and b.error is null order by b.id desc limit 1`).execute(db);
  return { latest: latest.map(presented), good: good.map(presented)[0] ?? null };
}

/** When a backup was first tried, and when the newest finished one failed. */
export async function backupCourse(db: Database): Promise<{ readonly first: Date | null; readonly failed: Date | null }> {
  const { rows } = await sql<{ first: Date | null; failed: Date | null }>`
    select (select min(started_at) from whole_backups) as first,
      (select case when error is not null then finished_at end from whole_backups
        where finished_at is not null order by finished_at desc limit 1) as failed`.execute(db);
  return rows[0] ?? { first: null, failed: null };
}

type Asked = { readonly actor: Person; readonly now: Date; readonly address: string; readonly requestId: string };

/** Asks for a backup of everything, unless one waits or is made; the audit says who did. To be run in a transaction. */
export async function askForBackup(db: Database, { actor, now, address, requestId }: Asked): Promise<SystemBackup> {
  // Two people who ask at the same moment get one.
  await sql`lock table whole_backups in share row exclusive mode`.execute(db);
  if (await isUnderway(db, now)) throw refuse('whole_backup_underway');
  const { rows } = await sql<{ id: number }>`
    insert into whole_backups (asked_by, asked_at) values (${actor.id}, ${now}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'whole_backup_asked', ${address}, ${requestId})`.execute(db);
  const asked = await selected(sql`where b.id = ${id}`).execute(db);
  return asked.rows.map(presented)[0] ?? Promise.reject(new Error('the backup that was asked for is gone'));
}

function selected(which: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select b.id, b.night, u.name as asked_by, b.started_at, b.made_at, b.finished_at, b.error, b.file, b.bytes
    from whole_backups b left join users u on u.id = b.asked_by ${which}`;
}

function presented(row: Row): SystemBackup {
  const asIso = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    ...row,
    started_at: asIso(row.started_at),
    made_at: asIso(row.made_at),
    finished_at: asIso(row.finished_at),
  };
}
