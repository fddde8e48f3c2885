import { sql } from 'kysely';
import { refuseValues } from '../../../contract/basics/refusal.ts';
import type { Language } from '../../../contract/messages/basics/catalogue.ts';
import { factorLimits } from '../../../contract/rules/accounts/second-factor.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';
import type { Session } from '../sessions/find-session.ts';
import { verifyPassword } from './verify-password.ts';

type Given = { readonly password: string | null; readonly language: Language };

/** Whether the user signed in, or typed the password again, within so many minutes. */
export function isAuthenticatedWithin({ provedAt }: Pick<Session, 'provedAt'>, minutes: number, now: Date): boolean {
  return minutesAfter(provedAt, minutes) > now;
}

/** Whether that was recent enough to change passwords and second factors. */
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
