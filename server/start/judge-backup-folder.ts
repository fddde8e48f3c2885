import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import type { Say } from './open-configured.ts';

/**
 * Says at the start that nothing can be written into `BACKUP_DIR`: the first night would be too late to learn it. The server serves on,
 * because a disk of backups that is away at a restart must not close the town hall.
 */
export function judgeBackupFolder(folder: string | null, say: Say, log: Pick<Logger, 'error'>): void {
  const fault = folder === null ? null : tryFolder(folder);
  if (folder === null || fault === null) return;
  say(words.folderNotWritable(folder, fault));
  log.error({ fault, folder }, 'the folder of backups cannot be written');
}

/** Makes the folder of backups if it is not there, and writes a file into it. Returns why that is not possible, or null. */
function tryFolder(folder: string): string | null {
  const file = path.join(folder, `.poradnik-${randomUUID()}`);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    fs.rmSync(file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
