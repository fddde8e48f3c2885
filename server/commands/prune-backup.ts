import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import { clientDays, defaultRetention, type Retention } from '../../contract/rules/backup/retention.ts';
import { nightDue } from '../../contract/rules/time/night.ts';
import { formatInstant } from '../../contract/rules/time/shown-time.ts';
import { systemClock } from '../adapters/clock.ts';
import { eraseDue } from '../areas/backups/full-backup/erasing/erase-due.ts';
import { rewriteBackup } from '../areas/backups/full-backup/erasing/rewrite-backup.ts';
import { askedOnce } from '../areas/backups/full-backup/file/ask-passphrase.ts';
import { BackupFault } from '../areas/backups/full-backup/file/backup-fault.ts';
import { backupReason } from '../areas/backups/full-backup/file/fault-words.ts';
import { listNights } from '../areas/backups/full-backup/nightly/night-files.ts';
import { type AskPassphrase, readHeader } from '../areas/backups/full-backup/open-backup.ts';
import { programVersion } from '../areas/backups/full-backup/program-version.ts';
import { readRetention } from '../areas/personal-data/due-rows.ts';
import { reachRunning } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
import type { Configuration } from '../settings/config.ts';
import { logTo, type Say } from '../start/open-configured.ts';
import { ownersDatabase } from './owners-database.ts';

type Request = { readonly configuration: Configuration; readonly log: Logger; readonly say: Say; readonly place: string };
type Task = Omit<Request, 'place'> & { readonly askPassphrase: AskPassphrase };

/**
 * `npm run prune-backup -- FILE`: writes a backup again without personal values of clients. Of a folder it takes those of nights that
 * are due, a few at once.
 */
export async function pruneBackup({ place: named, ...request }: Request): Promise<void> {
  const place = resolve(named);
  const task: Task = { ...request, askPassphrase: askedOnce(request.configuration.backupPassphrase) };
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() === true) return pruneFolder(task, place);
  const since = await erasedSince(task, place);
  if (since !== undefined) return task.say(words.erasedBefore(place, formatInstant(since)));
  return pruneFile(task, place);
}

async function pruneFolder(task: Task, folder: string): Promise<void> {
  const failures: string[] = [];
  // Without a night nothing is due, whatever the settings say.
  const retention = listNights(folder).length === 0 ? defaultRetention : await readRetentionFrom(task);
  const { done, left } = await eraseDue({
    folder,
    today: nightDue(systemClock.now(), 0),
    retention,
    isDue: async (file) => (await erasedSince(task, file)) === undefined,
    erase: (file) => pruneFile(task, file),
    onFailed: (file, error) => void failures.push(words.notErased(file, reasonOf(error))),
  });
  if (done + left + failures.length === 0) task.say(words.nothingToErase(folder, clientDays(retention)));
  if (left > 0) task.say(words.leftToErase(left));
  if (failures.length > 0) throw new BackupFault('not_erased', 'files still hold personal values', { reasons: failures.join('\n') });
}

/** As the town says how long it keeps persons: what is due there is due in its backups. */
async function readRetentionFrom({ configuration, log }: Task): Promise<Retention> {
  const opened = await reachRunning(ownersDatabase(configuration, log));
  try {
    const db = queriesOver(opened);
    const { rows } = await sql<{ count: number }>`select count(to_regclass('retention'))::int as count`.execute(db);
    // A place that is still empty has no settings.
    return rows[0]?.count === 1 ? await readRetention(db) : defaultRetention;
  } finally {
    await opened.close();
  }
}

async function pruneFile({ configuration, log, say, askPassphrase }: Task, file: string): Promise<void> {
  say(words.erasing(file));
  const opened = await reachRunning(ownersDatabase(configuration, log));
  try {
    const rewriting = { opened, log: logTo(log), file, askPassphrase, version: programVersion(), now: systemClock.now() };
    say(words.erased(file, await rewriteBackup(rewriting)));
  } finally {
    await opened.close();
  }
}

async function erasedSince({ askPassphrase }: Task, file: string): Promise<string | undefined> {
  return (await readHeader(file, askPassphrase)).erased_at;
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupFault) return backupReason(error);
  return words.failed(error instanceof Error ? error.message : String(error));
}
