import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import type { Try } from '../../../../contract/rules/accounts/guessing.ts';
import type { Database } from '../../../db/database.ts';
import { instantText, queueUserEmail } from '../../messages/queue-message.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { hasAnotherSuperAdministrator } from '../super-administrators.ts';

type Failure = {
  /** Undefined when no one has the name that was typed. */
  readonly account: { readonly id: number; readonly name: string; readonly email: string } | undefined;
  readonly attempt: Try | null;
  readonly language: Language;
  /** Whether the browser has signed in to the account before: it is not counted for its address then. */
  readonly isKnown: boolean;
};

/** Records that a password was wrong, and e-mails the owner what the answer must not say. */
export async function recordFailure(accounts: Accounts, { account, attempt, language, isKnown }: Failure, caller: Caller): Promise<void> {
  const { db, clock } = accounts;
  const now = clock.now();
  // Some people type their password into the name field: a name without an account is not stored.
  const actor = { id: account?.id ?? null, name: account?.name ?? null };
  await recordEvent(db, { action: isKnown ? 'known_device_failed' : 'sign_in_failed', actor, now, caller });
  if (attempt?.blocks === true) await recordEvent(db, { action: 'account_blocked', actor, now, caller });
  if (account !== undefined && attempt !== null) await notifyOfFailure(accounts, { email: account.email, attempt, language, caller });
}

type FailedAttempt = { readonly email: string; readonly attempt: Try; readonly language: Language; readonly caller: Caller };

/** The user learns by e-mail what the answer must not say: that the next try waits, or that the account is blocked. */
async function notifyOfFailure(accounts: Accounts, { email, attempt, language, caller }: FailedAttempt): Promise<void> {
  const facts = { when: instantText(accounts.clock.now()), address: caller.address };
  const letters = chooseLetters(language);
  if (attempt.blocks) await queueUserEmail(accounts, accounts.db, email, letters.accountBlocked({ ...facts, mayKnownEnter: true }));
  else if (attempt.beginsToWait) await queueUserEmail(accounts, accounts.db, email, letters.tooManyTries(facts));
}

/** Someone signed in after as many failures as make one wait (ASVS 6.3.5). */
export async function notifyOfSuccess(
  accounts: Accounts,
  db: Database,
  { email, attempt, language, caller }: FailedAttempt,
): Promise<void> {
  if (attempt.failedBefore === null) return;
  const when = instantText(accounts.clock.now());
  const letter = chooseLetters(language).signedInAfterFailures({ when, address: caller.address, failed: attempt.failedBefore });
  await queueUserEmail(accounts, db, email, letter);
}

type Blocking = { readonly now: Date; readonly caller: Caller; readonly language: Language };

/** Blocks an account after too many wrong codes and ends its sessions; never the last super administrator (page 08, Rights). */
export async function blockAccount(accounts: Accounts, db: Database, user: SignedUser, { now, caller, language }: Blocking): Promise<void> {
  if (!(await hasAnotherSuperAdministrator(db, user.id, accounts.maxLevelForSharingPrivileges))) return;
  await sql`
    insert into users_live (id, blocked_at) values (${user.id}, ${now})
    on conflict (id) do update set blocked_at = excluded.blocked_at`.execute(db);
  await sql`update sessions set ended_at = ${now} where user_id = ${user.id} and ended_at is null`.execute(db);
  await recordEvent(db, { action: 'account_blocked', actor: user, now, caller });
  const facts = { when: instantText(now), address: caller.address, mayKnownEnter: false };
  await queueUserEmail(accounts, db, user.email, chooseLetters(language).accountBlocked(facts));
}
