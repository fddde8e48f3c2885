import { sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { instantText, writeToStaff } from '../../messages/queue-message.ts';
import { setStatus } from './keep-backup.ts';
import { forgetDeletedBackups, makeNightlyBackups } from './nightly.ts';

type Tools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly all: readonly AnyResource[];
  readonly delivery: DeliveryContext;
  readonly onFault: (error: unknown) => void;
};

/** Makes the nightly backups of stores that are due; ends those of servers that stopped, and removes deleted ones for good. */
export function backUpStoresWork({ db, clock, all, delivery, onFault }: Tools): PeriodicWork {
  return {
    run: async () => {
      await settleLostBackups(db, clock.now());
      await makeNightlyBackups({ db, all, onFailed: notifyOfFailedBackup(delivery), onFault }, clock.now());
      await forgetDeletedBackups(db, clock.now());
      return false;
    },
  };
}

/** Staff learn of a backup that could not be made. */
export function notifyOfFailedBackup(delivery: DeliveryContext): (db: Database, storeId: number, now: Date) => Promise<void> {
  return async (db, storeId, now) => {
    const store = await db.selectFrom('stores').select('label').where('id', '=', storeId).executeTakeFirst();
    const link = `${delivery.linkOrigin()}/stores/${storeId}?tab=backups`;
    const letter = chooseLetters('cs').backupFailed({ store: store?.label ?? '', when: instantText(now), link });
    await writeToStaff(db, { event: 'backup_failed', storeId, letter, now, hasGateway: delivery.hasGateway });
  };
}

/** A backup where the task came to an end without it, cancelled or given up after the server died over it, failed. */
export async function settleLostBackups(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select b.id from backups b join backups_live l on l.id = b.id where l.status = 'processing' and not exists (
      select from tasks t where t.kind = 'backup' and t.input ->> 'backup_id' = b.id::text and t.state in ('waiting', 'running')
    ) order by b.id`.execute(db);
  for (const { id } of rows) await setStatus(db, id, { status: 'failed', now });
}
