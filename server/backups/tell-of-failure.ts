import { sql } from 'kysely';
import { lettersIn } from '../../contract/messages/mail.ts';
import type { Database } from '../db/database.ts';
import type { Outward } from '../db/rows/write/writing.ts';
import { spokenInstant } from '../work/messages/write-letter.ts';
import { writeToStaff } from '../work/messages/write-to-staff.ts';

/** Staff learn of a backup that could not be made. */
export function tellOfFailedBackup(outward: Outward): (db: Database, storeId: number, now: Date) => Promise<void> {
  return async (db, storeId, now) => {
    const { rows } = await sql<{ label: string }>`select label from stores where id = ${storeId}`.execute(db);
    const link = `${outward.linkOrigin()}/stores/${storeId}?tab=backups`;
    const letter = lettersIn('cs').backupFailed({ store: rows[0]?.label ?? '', when: spokenInstant(now), link });
    await writeToStaff(db, { event: 'backup_failed', storeId, letter, now, hasGateway: outward.hasGateway });
  };
}
