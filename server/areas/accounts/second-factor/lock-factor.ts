import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { guessingLimits, waitMinutes } from '../../../../contract/rules/accounts/guessing.ts';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { minutesAfter } from '../accounts.ts';
import { copyLocksToAccount } from '../sign-in-attempts/copy-locks-to-account.ts';

/** What is kept of a user's second factor. */
export type Factor = {
  readonly failed: number;
  readonly waits_until: Date | null;
  readonly totp_secret: string | null;
  readonly totp_last_step: number | null;
  readonly pending_totp_secret: string | null;
  readonly pending_until: Date | null;
};

/** The user's row, locked until the transaction ends: of tries at once each is counted before the next is looked at. */
export async function lockFactor(db: Database, userId: number): Promise<Factor> {
  await sql`insert into second_factors (user_id) values (${userId}) on conflict (user_id) do nothing`.execute(db);
  const row = await db
    .selectFrom('second_factors')
    .select(['failed', 'waits_until', 'totp_secret', 'totp_last_step', 'pending_totp_secret', 'pending_until'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Error('the row that was just made is not there');
  return row;
}

/** Whether the next try has to wait. */
export function isWaiting({ waits_until }: Factor, now: Date): boolean {
  return waits_until !== null && waits_until > now;
}

/** Throws while the next try has to wait. The wait may be shown here, because the password was right. */
export function refuseWaiting({ waits_until }: Factor, now: Date): void {
  if (waits_until === null || waits_until <= now) return;
  throw refuse('too_many_requests', { details: { seconds: Math.ceil((waits_until.getTime() - now.getTime()) / 1000) } });
}

/** Counts a wrong code; says whether it is one too many in a row (NIST SP 800-63B-4, 3.2.2: both factors count). */
export async function countWrongCode(
  db: Database,
  userId: number,
  { failed, waits_until }: Factor,
  { now, waits }: { readonly now: Date; readonly waits: boolean },
): Promise<boolean> {
  const minutes = waits ? waitMinutes(failed + 1, factorLimits.triesBeforeWait) : 0;
  // A wrong code of another way ends no wait, or tries of the two could take turns.
  const until = minutes === 0 ? waits_until : minutesAfter(now, minutes);
  await sql`update second_factors set failed = failed + 1, waits_until = ${until} where user_id = ${userId}`.execute(db);
  await copyLocksToAccount(db, userId);
  return failed + 1 >= guessingLimits.blockedAfter;
}

/** Wrong codes are over; who then forgets all tries says it with them (`forgetTries`). */
export async function clearWrongCodes(db: Database, userId: number): Promise<void> {
  await sql`update second_factors set failed = 0, waits_until = null where user_id = ${userId}`.execute(db);
}

export async function forgetWrongCodes(db: Database, userId: number): Promise<void> {
  await clearWrongCodes(db, userId);
  await copyLocksToAccount(db, userId);
}
