import { sql } from 'kysely';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { daysLeft } from '../../../../contract/rules/branch-status/licence.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatDay } from '../../../../contract/rules/time/shown-time.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { retried } from '../../../db/transactions.ts';
import { writeToStaff } from '../../messages/queue-message.ts';
import { readStoreDefaults } from '../store-defaults.ts';

type Ending = { readonly store_id: number; readonly label: string; readonly valid_to: string };

/** Writes to staff of each licence that ends soon or ended, once of each end, however many servers look for them. */
export async function warnOfEndings(db: Database, delivery: DeliveryContext, now: Date): Promise<void> {
  const today = localDay(now);
  await retried(() =>
    db.transaction().execute(async (transaction) => {
      const { licence_days: days } = await readStoreDefaults(transaction);
      const { rows } = await sql<Ending>`
        with warned as (
          insert into licence_warnings (store_id, valid_to)
          select l.store_id, l.valid_to from licences l join stores s on s.id = l.store_id
          where l.deleted_at is null and s.deleted_at is null and s.active and l.valid_to <= ${today}::date + ${days}::int
          on conflict do nothing returning store_id, valid_to
        )
        select warned.store_id, s.label, warned.valid_to from warned join stores s on s.id = warned.store_id order by warned.store_id`.execute(
        transaction,
      );
      for (const { store_id: storeId, label, valid_to } of rows) {
        const link = `${delivery.linkOrigin()}/stores/${storeId}?tab=licence`;
        const left = daysLeft(valid_to, today);
        const letter = chooseLetters('cs').licenceEnding({ store: label, day: formatDay(valid_to), left, link });
        await writeToStaff(transaction, { event: 'licence_ending', storeId, letter, now, hasGateway: delivery.hasGateway });
      }
    }),
  );
}
