import { sql } from 'kysely';
import type { SystemStatus } from '../../../contract/operations/system.ts';
import type { MessageChannel } from '../../../contract/resources/settings/outbox.ts';
import { systemWarnings } from '../../../contract/rules/system/system-warnings.ts';
import { nextNight } from '../../../contract/rules/time/night.ts';
import { readFreeSpace } from '../../adapters/disk.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../engine/files/storage.ts';
import { countMaking } from '../backups/full-backup/nightly/backup-rows.ts';
import { nightlyHour } from '../backups/full-backup/nightly/make-nightly.ts';
import { programVersion } from '../backups/full-backup/program-version.ts';
import type { Installation } from './installation.ts';
import { backupCourse, systemBackups } from './system-backups.ts';

export type SystemTools = {
  readonly db: Database;
  readonly storage: Storage;
  readonly installation: Installation;
  /** Channels without a gateway. */
  readonly unsent: readonly MessageChannel[];
};

type Counted = {
  readonly version: string;
  readonly bytes: number;
  readonly is_demonstration: boolean;
  readonly jobs_waiting: number;
  readonly jobs_running: number;
  readonly jobs_failed: number;
  readonly jobs_wait_since: Date | null;
  readonly messages_waiting: number;
  readonly messages_failed: number;
  readonly messages_held: number;
  readonly messages_kept: number;
  readonly overdue_since: Date | null;
  readonly bounces_unread_since: Date | null;
};

/** How the installation is, and what of it needs someone. */
export async function readSystem({ db, storage, installation, unsent }: SystemTools, now: Date): Promise<SystemStatus> {
  const [counted, { latest, good }, course, making] = await Promise.all([
    count(db, now),
    systemBackups(db),
    backupCourse(db),
    countMaking(db, now),
  ]);
  const disk = await diskFacts(installation, storage);
  const facts = {
    disk: disk?.state ?? null,
    isDemonstration: counted.is_demonstration,
    makesBackups: installation.backups !== null,
    backupFailedAt: course.failed,
    goodBackupAt: good?.started_at == null ? null : new Date(good.started_at),
    firstBackupAt: course.first,
    jobsWaitSince: counted.jobs_wait_since,
    messagesOverdueSince: counted.overdue_since,
    messagesFailed: counted.messages_failed,
    bouncesUnreadSince: counted.bounces_unread_since,
    sendsEmails: !unsent.includes('email'),
  };
  return {
    warnings: systemWarnings(facts, now),
    version: programVersion(),
    node: process.versions.node,
    started_at: installation.startedAt.toISOString(),
    database: { kind: installation.kind, version: counted.version, bytes: counted.bytes },
    disk,
    backups: {
      folder: installation.backups?.folder ?? null,
      encrypted: installation.backups?.isEncrypted ?? false,
      next_at: installation.backups === null ? null : nextNight(now, nightlyHour).toISOString(),
      last_good: good,
      latest,
    },
    jobs: {
      waiting: counted.jobs_waiting,
      // A backup of everything has no row among the tasks.
      running: counted.jobs_running + making,
      failed_last_day: counted.jobs_failed,
      waiting_since: counted.jobs_wait_since?.toISOString() ?? null,
    },
    messages: {
      waiting: counted.messages_waiting,
      failed_last_day: counted.messages_failed,
      held: counted.messages_held,
      kept_last_day: counted.messages_kept,
      overdue_since: counted.overdue_since?.toISOString() ?? null,
      unsent,
    },
  };
}

/** Null where the database is elsewhere: only PostgreSQL knows its disk. */
async function diskFacts({ dataFolder }: Installation, storage: Storage): Promise<SystemStatus['disk']> {
  if (dataFolder === null) return null;
  const { freeBytes, totalBytes } = await readFreeSpace(dataFolder);
  return { state: storage.state(), free_bytes: freeBytes, total_bytes: totalBytes, folder: dataFolder };
}

/**
 * A mailbox of undelivered mail that is no longer configured is not looked into for a day, and no trouble then. Messages that are still to be sent later, such as one that failed once, are overdue by their age, and those of the future are not.
 */
async function count(db: Database, now: Date): Promise<Counted> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<Counted>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      i.is_demonstration, t.*, m.*,
      (select failed_since from bounce_mailbox where next_at > ${dayAgo}) as bounces_unread_since
    from installation i,
      (select count(*) filter (where state = 'waiting')::int as jobs_waiting,
        count(*) filter (where state = 'running')::int as jobs_running,
        count(*) filter (where state = 'failed' and finished_at > ${dayAgo})::int as jobs_failed,
        min(created_at) filter (where state = 'waiting') as jobs_wait_since
        from tasks where state in ('waiting', 'running') or finished_at > ${dayAgo}) as t,
      (select count(*) filter (where state = 'waiting' and not held)::int as messages_waiting,
        count(*) filter (where state = 'failed' and updated_at > ${dayAgo})::int as messages_failed,
        count(*) filter (where state = 'waiting' and held)::int as messages_held,
        count(*) filter (where state = 'kept' and created_at > ${dayAgo})::int as messages_kept,
        min(created_at) filter (where state = 'waiting' and not held and (attempts > 0 or coalesce(next_try_at, created_at) <= ${now}))
          as overdue_since
        from (select *, created_at <= coalesce((select messages_held_until from installation), '-infinity') as held
          from outbox where state in ('waiting', 'failed', 'kept') and deleted_at is null) as o) as m`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the installation has no row');
  return row;
}
