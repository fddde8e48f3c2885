import { sql } from 'kysely';
import { mostSmsOfPhone } from '../../../../contract/operations/booking/order-message.ts';
import type { Database } from '../../../db/database.ts';

const dayMs = 86_400_000;

/**
 * Whether the phone has received its daily limit of SMS, those that staff sent by hand among them. Locks the count until the transaction
 * ends, so messages written at the same time are counted one after the other.
 */
export async function isPhoneFull(db: Database, phone: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms to ${phone}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox b
    where b.channel = 'sms' and b.recipient collate "C" = ${phone} and b.deleted_at is null and b.withheld is null and b.created_at > ${new Date(now.getTime() - dayMs)}`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) >= mostSmsOfPhone;
}
