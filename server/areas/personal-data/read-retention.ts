import { sql } from 'kysely';
import { type DueBefore, dueBefore } from '../../../contract/rules/backup/erasing-due.ts';
import { defaultRetention, type Retention } from '../../../contract/rules/backup/retention.ts';
import type { Database } from '../../db/database.ts';

/** How long values are kept by the settings. */
export async function readRetention(db: Database): Promise<Retention> {
  const { rows } = await sql<{ orderDays: number; droppedOrderDays: number; messageDays: number; sessionDays: number }>`
    select order_days as "orderDays", dropped_order_days as "droppedOrderDays", message_days as "messageDays", session_days as "sessionDays"
    from retention limit 1`.execute(db);
  return { ...defaultRetention, ...rows[0] };
}

/** Before when everything that is kept for a number of days is due, by the settings. */
export async function readDue(db: Database, now: Date): Promise<DueBefore> {
  return dueBefore(now, await readRetention(db));
}
