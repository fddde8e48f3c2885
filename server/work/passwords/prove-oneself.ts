import { sql } from 'kysely';
import { refuseValues } from '../../../contract/basics/refusal.ts';
import type { Language } from '../../../contract/messages/basics/catalogue.ts';
import { factorLimits } from '../../../contract/rules/accounts/second-factor.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';
import type { Session } from '../sessions/find-session.ts';
import { knowsPassword } from './knows-password.ts';

type Given = { readonly password: string | null; readonly language: Language };

/** Whether whoever sits there proved who they are within so many minutes: by signing in, or by the password since. */
export function hasProved({ provedAt }: Pick<Session, 'provedAt'>, minutes: number, now: Date): boolean {
  return minutesAfter(provedAt, minutes) > now;
}

/** Whether that is so lately that the ways of proving oneself may be changed. */
export function hasJustProved(session: Pick<Session, 'provedAt'>, now: Date): boolean {
  return hasProved(session, factorLimits.freshMinutes, now);
}

/**
 * Throws at `password` unless whoever sits there has just proved who they are, or gives the password again (ASVS 7.5.1): an
 * open console that somebody left is not enough. Tries are counted as at signing in. The session remembers the proof.
 */
export async function proveOneself(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<void> {
  if (given.password === null || given.password === '') {
    if (hasJustProved(session, accounts.clock.now())) return;
    throw refuseValues({ password: { code: 'password_needed' } });
  }
  const { password, language } = given;
  if (!(await knowsPassword(accounts, { user: session.user, password, language }, caller)))
    throw refuseValues({ password: { code: 'wrong_old_password' } });
  await sql`update sessions set proved_at = ${accounts.clock.now()} where id = ${session.id}`.execute(accounts.db);
}
