import { sql } from 'kysely';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { minutesAfter } from '../accounts.ts';

/**
 * From now on everybody has to pass a second factor: sessions that did not are given an end, soon enough to hold and late
 * enough to save what is being written (page 09). The answers to them and the live stream tell it.
 */
export async function requireOfSessions(db: Database, now: Date): Promise<void> {
  await sql`
    update sessions set ends_by = ${minutesAfter(now, factorLimits.sessionsEndMinutes)}
    where ended_at is null and not passed_second_factor and not owes_second_factor`.execute(db);
}

/** No one has to any more: what has not ended yet goes on. */
export async function requireOfNoOne(db: Database, now: Date): Promise<void> {
  await sql`update sessions set ends_by = null where ended_at is null and ends_by > ${now}`.execute(db);
}
