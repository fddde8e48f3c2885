import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Takes every way of proving oneself away, and ends the sessions: for who lost their telephone. */
export async function resetSecondFactor(db: Database, userId: number, now: Date): Promise<void> {
  await sql`delete from second_factors where user_id = ${userId}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}`.execute(db);
  await sql`update second_factor_codes set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(db);
  await sql`update users_live set second_factor_since = null where id = ${userId}`.execute(db);
  await sql`update sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(db);
}
