import { sql } from 'kysely';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { factorLimits } from '../../../../contract/rules/accounts/second-factor.ts';
import { isAuthenticatedWithin, type Session } from '../../../engine/call/session.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { verifyPassword } from './verify-password.ts';

type Given = { readonly password: string | null; readonly language: Language };

/** Whether the user signed in, or gave the password again, recently enough to change passwords and second factors. */
export function isFreshlyAuthenticated(session: Pick<Session, 'provedAt'>, now: Date): boolean {
  return isAuthenticatedWithin(session, factorLimits.freshMinutes, now);
}

/**
 * Refuses at `password` unless the user signed in just now or gives the password again (ASVS 7.5.1): an unattended console
 * is not enough. Attempts are counted as at signing in. The session remembers the time.
 */
export async function reauthenticate(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<void> {
  if (given.password === null || given.password === '') {
    if (isFreshlyAuthenticated(session, accounts.clock.now())) return;
    throw refuseValues({ password: { code: 'password_needed' } });
  }
  const { password, language } = given;
  if (!(await verifyPassword(accounts, { user: session.user, password, language }, caller)))
    throw refuseValues({ password: { code: 'wrong_old_password' } });
  await sql`update sessions set proved_at = ${accounts.clock.now()} where id = ${session.id}`.execute(accounts.db);
}
