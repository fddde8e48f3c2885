import { refuse } from '../../../../../contract/basics/refusal.ts';
import type { Database } from '../../../../db/database.ts';
import { readInstallation } from '../../../stores/licences/read-licence.ts';
import { type BackupContent, readBackupFile } from '../backup-file.ts';

/** Reads a backup of the store; every other file is refused with its reason, before anything is touched. */
export async function openBackup(db: Database, file: Uint8Array, storeId: number): Promise<BackupContent> {
  const content = readBackupFile(file);
  if (content.installation !== (await readInstallation(db))) throw refuse('backup_other_installation');
  if (content.store.id !== storeId) throw refuse('backup_other_store', { details: { name: content.store.label } });
  return content;
}
