import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Try } from '../../../../contract/rules/accounts/guessing.ts';
import type { Database } from '../../../db/database.ts';
import { instantText, queueUserEmail } from '../../messages/outbox/queue-user-email.ts';
import type { Accounts, Caller } from '../accounts.ts';

type Told = { readonly email: string; readonly attempt: Try; readonly language: Language; readonly caller: Caller };

/** The user learns by e-mail what the answer must not say: that the next try waits, or that the account is blocked. */
export async function notifyOfFailure(accounts: Accounts, { email, attempt, language, caller }: Told): Promise<void> {
  const facts = { when: instantText(accounts.clock.now()), address: caller.address };
  const letters = chooseLetters(language);
  if (attempt.blocks) await queueUserEmail(accounts, accounts.db, email, letters.accountBlocked({ ...facts, mayKnownEnter: true }));
  else if (attempt.beginsToWait) await queueUserEmail(accounts, accounts.db, email, letters.tooManyTries(facts));
}

/** Someone signed in after as many failures as make one wait (ASVS 6.3.5). */
export async function notifyOfSuccess(accounts: Accounts, db: Database, { email, attempt, language, caller }: Told): Promise<void> {
  if (attempt.failedBefore === null) return;
  const when = instantText(accounts.clock.now());
  const letter = chooseLetters(language).signedInAfterFailures({ when, address: caller.address, failed: attempt.failedBefore });
  await queueUserEmail(accounts, db, email, letter);
}
