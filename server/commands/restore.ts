import { dirname, resolve } from 'node:path';
import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import { wholeBackupWords as englishWords } from '../../contract/messages/en/whole-backup.ts';
import { formatInstant } from '../../contract/rules/time/shown-time.ts';
import { systemClock } from '../adapters/clock.ts';
import { checkBackup } from '../areas/backups/full-backup/check-backup.ts';
import { knownPassphrase } from '../areas/backups/full-backup/file/ask-passphrase.ts';
import { type OpenedBackup, openBackup } from '../areas/backups/full-backup/open-backup.ts';
import { type Restored, type RestoreOrder, restoreInto } from '../areas/backups/full-backup/restore-into.ts';
import { settleKey } from '../areas/backups/full-backup/settle-key.ts';
import { settleRestored } from '../areas/backups/full-backup/settle-restored.ts';
import { eraseAfterRestore } from '../areas/personal-data/person/erase-after-restore.ts';
import { notedErasures } from '../areas/personal-data/person/erasure-list.ts';
import { openDatabase, reachRunning } from '../db/connect/open.ts';
import type { Configuration } from '../settings/config.ts';
import { deviceFilesOf } from '../start/device-files-of.ts';
import { logTo, type Say } from '../start/open-configured.ts';
import { ownersDatabase } from './owners-database.ts';

type Request = { readonly configuration: Configuration; readonly log: Logger; readonly say: Say; readonly file: string };

/**
 * `npm run restore -- FILE`: restores a backup into an empty database, all of it or nothing; with `--check` into one that is thrown
 * away again.
 */
export async function restore({ configuration, log, say, file: named }: Request): Promise<void> {
  const file = resolve(named);
  say(words.reading(file));
  const backup = await openBackup(file, () => knownPassphrase(configuration.backupPassphrase));
  const task = { configuration, log, say, file, backup };
  return configuration.isCheck ? check(task) : restoreHere(task);
}

type Task = Request & { readonly backup: OpenedBackup };

async function check({ configuration, log, say, file, backup }: Task): Promise<void> {
  const opened = await reachRunning(ownersDatabase(configuration, log));
  try {
    const checked = await checkBackup({ opened, log: logTo(log), file, backup, now: systemClock.now(), place: configuration });
    const { tables, rows, key, lost, files, missingFiles } = checked;
    say(words.checked(file, tables, rows));
    sayFiles({ files, missingFiles }, say);
    if (key === 'absent') say(words.checkedWithoutKey(backup.header.key_fingerprint));
    if (key === 'previous') say(words.checkedForPrevious);
    if (lost !== null && Object.values(lost).some((count) => count > 0)) say(words.checkedWithLost(lost));
    sayErased(backup, say);
  } finally {
    await opened.close();
  }
}

async function restoreHere({ configuration, log, say, file, backup }: Task): Promise<void> {
  const key = settleKey(configuration, backup);
  say(words.restoring(formatInstant(backup.header.made_at), backup.header.version));
  const opened = await openDatabase(ownersDatabase(configuration, log));
  try {
    // The key first: data without it are worth less than a key without data.
    const now = systemClock.now();
    const { dataDirectory, backupDirectory } = configuration;
    const folders = [...new Set([dataDirectory, dirname(file), ...(backupDirectory === null ? [] : [backupDirectory])])];
    const since = new Date(backup.header.made_at);
    let erased = { persons: 0, rows: 0 };
    const settle: RestoreOrder['settle'] = async (_, db) => {
      await settleRestored(db, now);
      erased = await eraseAfterRestore(db, { erasures: notedErasures(folders), since, secretKey: key.secretKey, now });
    };
    const place = deviceFilesOf(configuration, log);
    const restored = await restoreInto({ opened, backup, now, settle, files: place, beforeEnd: key.keep });
    const { tables, rows, steps } = restored;
    if (erased.persons + erased.rows > 0) say(words.erasedAgain(erased.persons, erased.rows));
    sayFiles(restored, say);
    say(words.restored(tables, rows, steps));
    sayErased(backup, say);
  } finally {
    await opened.close();
  }
}

function sayFiles({ files, missingFiles }: Pick<Restored, 'files' | 'missingFiles'>, say: Say): void {
  if (files > 0) say(words.madeWithFiles(files));
  if (missingFiles > 0) say(words.madeWithoutFiles(missingFiles));
}

/** In both languages: the reader of the file in ten years needs to know what is missing. */
function sayErased({ header: { erased_at } }: OpenedBackup, say: Say): void {
  if (erased_at === undefined) return;
  for (const { erasedSince } of [words, englishWords]) say(erasedSince(formatInstant(erased_at)));
}
