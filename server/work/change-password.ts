import { sql } from 'kysely';
import { limits } from '../../contract/limits.ts';
import { refuse, refuseValues } from '../../contract/refusal.ts';
import { brokenPasswordRules, isTooLongPassword, type PasswordRules } from '../../contract/rules/password.ts';
import { hashPassword, isRightPassword } from '../adapters/passwords.ts';
import type { Database } from '../db/database.ts';
import type { Accounts, Caller } from './accounts.ts';
import { issueTokens, type SignedIn } from './issue-tokens.ts';
import { recordEvent } from './record-event.ts';
import type { Session } from './signed-user.ts';

type Given = { readonly oldPassword: string | null; readonly newPassword: string };

/**
 * Sets a new password and ends every other session. Who signs in for the first time has just typed the old one and is
 * not asked for it again.
 */
export async function changePassword(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<SignedIn> {
  const { db, clock } = accounts;
  const { user } = session;
  const { rows } = await sql<{ password_hash: string }>`select password_hash from credentials where user_id = ${user.id}`.execute(db);
  const digest = rows[0]?.password_hash ?? null;
  if (!user.first_time && !(await isRightPassword(digest, given.oldPassword ?? ''))) {
    throw refuseValues({ old_password: { code: given.oldPassword === null ? 'required' : 'wrong_old_password' } });
  }
  await refuseWeakPassword(db, 'new_password', given.newPassword);
  if (await isRightPassword(digest, given.newPassword)) throw refuseValues({ new_password: { code: 'same_as_previous' } });
  const newDigest = await hashPassword(given.newPassword);
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const { rows: changed } = await sql`
      update credentials set password_hash = ${newDigest}, changed_at = ${now}, failures = 0, waits_until = null
      where user_id = ${user.id} and password_hash = ${digest} returning user_id`.execute(transaction);
    if (changed.length === 0) throw refuse('conflict');
    await sql`update users set first_time = false, version = version + 1, updated_at = ${now} where id = ${user.id} and first_time`.execute(
      transaction,
    );
    await sql`update sessions set ended_at = ${now} where user_id = ${user.id} and id <> ${session.id} and ended_at is null`.execute(
      transaction,
    );
    await recordEvent(transaction, { action: 'password_changed', actor: user, now, caller });
    return issueTokens(accounts, transaction, session.id);
  });
}

/** Throws at the field unless the password is what the policy asks for. */
export async function refuseWeakPassword(db: Database, field: string, password: string): Promise<void> {
  if (password === '') throw refuseValues({ [field]: { code: 'required' } });
  if (isTooLongPassword(password))
    throw refuseValues({ [field]: { code: 'password_too_long', details: { max: limits.maximalPasswordLength } } });
  if (brokenPasswordRules(await readPasswordRules(db), password).length > 0) throw refuseValues({ [field]: { code: 'password_too_weak' } });
}

/** The rules in force. */
export async function readPasswordRules(db: Database): Promise<PasswordRules> {
  return db
    .selectFrom('password_policy')
    .select([
      'minimal_password_length',
      'special_characters_is_required',
      'small_letter_is_required',
      'capital_letter_is_required',
      'number_is_required',
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
