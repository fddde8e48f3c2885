import type { Logger } from 'pino';
import { wholeBackupWords as words } from '../../contract/messages/cs/whole-backup.ts';
import { tryFolder } from '../areas/backups/full-backup/nightly/try-folder.ts';
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
