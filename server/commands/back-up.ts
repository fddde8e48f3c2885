import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import { systemClock } from '../adapters/clock.ts';
import { newPassphrase } from '../areas/backups/full-backup/file/ask-passphrase.ts';
import { BackupFault } from '../areas/backups/full-backup/file/backup-fault.ts';
import { makeBackup } from '../areas/backups/full-backup/make-backup.ts';
import { programVersion } from '../areas/backups/full-backup/program-version.ts';
import { filesOfStore } from '../areas/backups/full-backup/write-files.ts';
import { reachRunning } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
import { keyFingerprint } from '../keys/keys.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { Configuration } from '../settings/config.ts';
import { deviceFilesOf } from '../start/device-files-of.ts';
import type { Say } from '../start/open-configured.ts';
import { ownersDatabase } from './owners-database.ts';

type Request = { readonly configuration: Configuration; readonly log: Logger; readonly say: Say; readonly file: string };

/** `npm run backup -- FILE`: makes a backup of everything in one file, also while a server runs. */
export async function backUp({ configuration, log, say, file: named }: Request): Promise<void> {
  const { databaseUrl, dataDirectory, backupPassphrase, isEncrypting } = configuration;
  const file = resolve(named);
  if (existsSync(file)) throw new BackupFault('file_exists', `${file} is there already`, { file });
  // Opening would make an empty database where there is none.
  if (databaseUrl === null && !existsSync(join(dataDirectory, 'database'))) {
    throw new BackupFault('nothing_to_back_up', `${dataDirectory} holds no database`);
  }
  const passphrase = isEncrypting || backupPassphrase !== null ? await newPassphrase(backupPassphrase) : null;
  say(words.making);
  const opened = await reachRunning(ownersDatabase(configuration, log));
  try {
    const { secretKey, otherKey } = await openKeys(queriesOver(opened), configuration);
    const source = { kind: 'installation', secretKey, otherKey, now: systemClock.now() } as const;
    const files = filesOfStore(deviceFilesOf(configuration, log).store);
    const made = await makeBackup({ opened, file, files, source, passphrase, version: programVersion() });
    say(words.made(file, { ...made, isEncrypted: passphrase !== null }));
    if (made.secretKey !== null && made.secretKey !== secretKey) say(words.madeForPrevious(keyFingerprint(made.secretKey)));
    if (made.files > 0) say(words.madeWithFiles(made.files));
    if (made.missingFiles > 0) say(words.madeWithoutFiles(made.missingFiles));
    if (made.foreign > 0) say(words.madeWithForeign(made.foreign));
  } finally {
    await opened.close();
  }
}
