import type { Language } from '../../contract/messages/catalogue.ts';
import { refuseValues } from '../../contract/refusal.ts';
import { factorLimits } from '../../contract/rules/second-factor.ts';
import { type Accounts, type Caller, minutesAfter } from './accounts.ts';
import type { Session } from './find-session.ts';
import { knowsPassword } from './knows-password.ts';

type Given = { readonly password: string | null; readonly language: Language };

/** Whether the session is so young that whoever sits there has just proved who they are. */
export function hasJustSignedIn({ startedAt }: Session, now: Date): boolean {
  return minutesAfter(startedAt, factorLimits.freshMinutes) > now;
}

/**
 * Throws at `password` unless whoever sits there has just signed in, or gives the password again (ASVS 7.5.1): an open
 * console that somebody left is not enough. Tries are counted as at signing in.
 */
export async function proveOneself(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<void> {
  if (given.password === null || given.password === '') {
    if (hasJustSignedIn(session, accounts.clock.now())) return;
    throw refuseValues({ password: { code: 'password_needed' } });
  }
  const { password, language } = given;
  if (await knowsPassword(accounts, { user: session.user, password, language }, caller)) return;
  throw refuseValues({ password: { code: 'wrong_old_password' } });
}
