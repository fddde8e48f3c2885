import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import type { Try } from '../../../../contract/rules/accounts/guessing.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { notifyOfFailure } from './notify-of-attempts.ts';

type Failure = {
  /** Undefined when no one has the name that was typed. */
  readonly account: { readonly id: number; readonly name: string; readonly email: string } | undefined;
  readonly attempt: Try | null;
  readonly language: Language;
  /** Whether the browser has signed in to the account before: it is not counted for its address then. */
  readonly isKnown: boolean;
};

/** Records that a password was wrong, and notifies the owner of what the answer must not say. */
export async function recordFailure(accounts: Accounts, { account, attempt, language, isKnown }: Failure, caller: Caller): Promise<void> {
  const { db, clock } = accounts;
  const now = clock.now();
  // People type passwords into the field of the name: what is no account is not kept.
  const actor = { id: account?.id ?? null, name: account?.name ?? null };
  await recordEvent(db, { action: isKnown ? 'known_device_failed' : 'sign_in_failed', actor, now, caller });
  if (attempt?.blocks === true) await recordEvent(db, { action: 'account_blocked', actor, now, caller });
  if (account !== undefined && attempt !== null) await notifyOfFailure(accounts, { email: account.email, attempt, language, caller });
}
