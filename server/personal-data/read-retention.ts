import { sql } from 'kysely';
import { type DueBefore, dueBefore } from '../../contract/rules/backup/erasing-due.ts';
import { defaultRetention } from '../../contract/rules/backup/retention.ts';
import type { Database } from '../db/database.ts';

/** Before when everything that is kept for a number of days is due, by the settings. */
export async function readDue(db: Database, now: Date): Promise<DueBefore> {
  const { rows } = await sql<{ orderDays: number; droppedOrderDays: number; messageDays: number; sessionDays: number }>`
    select order_days as "orderDays", dropped_order_days as "droppedOrderDays", message_days as "messageDays", session_days as "sessionDays"
    from retention limit 1`.execute(db);
  return dueBefore(now, rows[0] ?? defaultRetention);
}
