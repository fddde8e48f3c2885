import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { hashPassword } from '../../../adapters/passwords.ts';
import type { Session } from '../../../engine/call/session.ts';
import { instantText, queueUserEmail } from '../../messages/queue-message.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { issueTokens, type SignedIn, spendTokens } from '../sessions/session-tokens.ts';
import { refuseBadPassword } from './judge-password.ts';
import { readPasswordDigest } from './read-password-digest.ts';
import { replacePassword } from './replace-password.ts';
import { verifyPassword } from './verify-password.ts';

type Given = { readonly oldPassword: string | null; readonly newPassword: string; readonly language: Language };

/**
 * Sets a new password and ends every other session. Who signs in for the first time has just typed the old one and is
 * not asked for it again. A wrong old one is a failed try like one at signing in: anyone who holds someone's token must not
 * find their password by trying.
 */
export async function changePassword(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<SignedIn> {
  const { db, clock } = accounts;
  const { user } = session;
  const digest = await readPasswordDigest(db, user.id);
  if (digest === null) throw refuseValues({ old_password: { code: 'wrong_old_password' } });
  if (!user.first_time) {
    const { oldPassword: password, language } = given;
    if (password === null || password === '') throw refuseValues({ old_password: { code: 'required' } });
    if (!(await verifyPassword(accounts, { user, password, language }, caller)))
      throw refuseValues({ old_password: { code: 'wrong_old_password' } });
  }
  await refuseBadPassword(
    db,
    { ...user, isSuperAdministrator: isSuperAdministrator(user) },
    { field: 'new_password', password: given.newPassword },
  );
  const newDigest = await hashPassword(given.newPassword);
  const now = clock.now();
  const letters = chooseLetters(given.language);
  const seen = { when: instantText(now), address: caller.address };
  const letter = user.first_time ? letters.accountBegun(seen) : letters.passwordChanged(seen);
  return db.transaction().execute(async (transaction) => {
    await replacePassword(transaction, { userId: user.id, before: digest, after: newDigest, now, keeps: session.id });
    await recordEvent(transaction, { action: 'password_changed', actor: user, now, caller });
    await queueUserEmail(accounts, transaction, user.email, letter);
    // Also of this session: anyone who got hold of a token before must not go on next to its owner.
    await spendTokens(transaction, session.id, now);
    return issueTokens(accounts, transaction, session.id);
  });
}
