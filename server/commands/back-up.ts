import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import { systemClock } from '../adapters/clock.ts';
import { reachRunning } from '../db/connect/reach-running.ts';
import { queriesOver } from '../db/database.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { Configuration } from '../settings/config.ts';
import type { Say } from '../start/open-configured.ts';
import { newPassphrase } from '../whole-backup/file/ask-passphrase.ts';
import { BackupFault } from '../whole-backup/file/backup-fault.ts';
import { makeBackup } from '../whole-backup/make-backup.ts';
import { programVersion } from '../whole-backup/program-version.ts';
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
    const made = await makeBackup({ opened, file, source, passphrase, version: programVersion() });
    say(words.made(file, { ...made, isEncrypted: passphrase !== null }));
  } finally {
    await opened.close();
  }
}
