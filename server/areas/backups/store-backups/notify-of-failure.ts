import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { instantText, writeToStaff } from '../../messages/outbox/queue-message.ts';

/** Staff learn of a backup that could not be made. */
export function notifyOfFailedBackup(outward: DeliveryContext): (db: Database, storeId: number, now: Date) => Promise<void> {
  return async (db, storeId, now) => {
    const store = await db.selectFrom('stores').select('label').where('id', '=', storeId).executeTakeFirst();
    const link = `${outward.linkOrigin()}/stores/${storeId}?tab=backups`;
    const letter = chooseLetters('cs').backupFailed({ store: store?.label ?? '', when: instantText(now), link });
    await writeToStaff(db, { event: 'backup_failed', storeId, letter, now, hasGateway: outward.hasGateway });
  };
}
