import { sql } from 'kysely';
import type { Letter } from '../../../../contract/messages/basics/letters.ts';
import type { staffEvents } from '../../../../contract/resources/settings/email-notifications.ts';
import { splitAddresses } from '../../../../contract/rules/text/contact.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { queueMessage } from './queue-message.ts';

type ToStaff = {
  readonly event: (typeof staffEvents)[number];
  /** Null of what concerns no store: reported to those who are notified of all of them. */
  readonly storeId: number | null;
  readonly letter: Letter;
  readonly now: Date;
  readonly hasGateway: DeliveryContext['hasGateway'];
  /** Who gets it where no notification names a recipient; no one, if not said. */
  readonly otherwise?: 'super administrators';
};

/** Puts a letter on its way to everybody whom the messages to staff name for the event, once to each. */
export async function writeToStaff(db: Database, { event, storeId, letter, now, hasGateway, otherwise }: ToStaff): Promise<void> {
  const { rows } = await sql<{ recipients: string }>`
    select recipients from email_notifications
    where active and deleted_at is null and ${event} = any(events) and (store_ids = '{}' or ${storeId} = any(store_ids))
    order by id`.execute(db);
  const named = rows.flatMap(({ recipients }) => splitAddresses(recipients));
  const addresses = new Set(named.length === 0 && otherwise !== undefined ? await mailboxesOfSuperAdministrators(db) : named);
  for (const recipient of addresses) await queueMessage(db, { channel: 'email', recipient, ...letter, now, hasGateway: hasGateway.email });
}

async function mailboxesOfSuperAdministrators(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where role = 'superAdministrator' and active and deleted_at is null order by id`.execute(db);
  return rows.map(({ email }) => email);
}
