import { sql } from 'kysely';
import type { ProblemCode } from '../../../../contract/basics/errors.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import { type CodeMethod, maskedPhone, waysThatFit } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { publishChange } from '../../../db/rows/write/publish-change.ts';
import type { Session } from '../../../engine/call/session.ts';
import { instantText, queueUserEmail } from '../../messages/queue-message.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { issueTokens, type SignedIn, spendTokens } from '../sessions/session-tokens.ts';
import { blockAccount } from '../sign-in-attempts/failed-attempts.ts';
import { updateSecondFactorSince } from './factor-changes.ts';
import { type Judgement, type Judging, judges } from './judge-code.ts';
import { countWrongCode, type Factor, forgetWrongCodes, isWaiting, lockFactor, refuseWaiting } from './lock-factor.ts';

/** Without a method the code is held against every way that it fits. */
type Given = { readonly code: string; readonly method: CodeMethod | null; readonly language: Language };

/**
 * Passes the second factor by a code. Without owing it one may only confirm a telephone. A wrong code is counted before
 * anyone is notified, so the count is kept although the answer is a refusal.
 */
export async function passByCode(accounts: Accounts, session: Session, given: Given, caller: Caller): Promise<SignedIn> {
  const { db, clock } = accounts;
  const { user } = session;
  if (!user.secondFactor && given.method !== null && given.method !== 'sms') throw refuse('wrong_state');
  const outcome = await db.transaction().execute(async (transaction): Promise<SignedIn | ProblemCode> => {
    const now = clock.now();
    const factor = await lockFactor(transaction, user.id);
    const { way, judgement } = await judge(
      { accounts, db: transaction, session, factor, code: given.code, now },
      waysOf(given, session, factor),
    );
    if (judgement.is === 'expired') return 'code_expired';
    if (judgement.is === 'lost') return 'authenticator_lost';
    if (judgement.is === 'wrong') {
      await recordEvent(transaction, { action: 'second_factor_failed', actor: user, now, caller });
      const isOneTooMany = await countWrongCode(transaction, user.id, factor, { now, waits: way !== 'sms' });
      if (isOneTooMany) await blockAccount(accounts, transaction, user, { now, caller, language: given.language });
      return 'wrong_code';
    }
    if (judgement.phone !== null)
      await confirmPhone(accounts, transaction, { user, phone: judgement.phone, language: given.language, caller });
    if (way === 'recovery')
      await notifyOfRecovery(accounts, transaction, user, { when: instantText(now), address: caller.address, language: given.language });
    return settle(accounts, transaction, session, caller);
  });
  if (typeof outcome === 'string') throw refuseValues({ code: { code: outcome } });
  return outcome;
}

/** What is not owed is confirmed by an SMS alone; no one gives a code of an application that they have not set up. */
function waysOf({ method, code }: Given, { user }: Session, factor: Factor): readonly CodeMethod[] {
  if (method !== null) return [method];
  if (!user.secondFactor) return ['sms'];
  return waysThatFit(code).filter((way) => way !== 'totp' || factor.totp_secret !== null);
}

type Judged = { readonly way: CodeMethod; readonly judgement: Judgement };

/**
 * Holds a code against each way until one takes it. Where none does it was wrong once, of the way that waits after wrong
 * ones if there is such a one: a try at several ways is a try at each of them, and none is tried while it waits.
 */
async function judge(judging: Judging, ways: readonly CodeMethod[]): Promise<Judged> {
  const open = ways.filter((way) => way === 'sms' || !isWaiting(judging.factor, judging.now));
  if (open.length === 0) refuseWaiting(judging.factor, judging.now);
  let outcome: Judged = { way: 'sms', judgement: { is: 'expired' } };
  for (const way of open) {
    const judgement = await judges[way](judging);
    if (judgement.is === 'right') return { way, judgement };
    // An application that cannot be checked any more says so, unless the code was a wrong one of another way: that one counts.
    if (judgement.is === 'lost') outcome = { way, judgement };
    if (judgement.is === 'wrong' && (outcome.judgement.is !== 'wrong' || way !== 'sms')) outcome = { way, judgement };
  }
  return outcome;
}

/** The session owes nothing more. Its tokens from before are spent: they were given for the password alone. */
export async function settle(accounts: Accounts, db: Database, session: Session, caller: Caller): Promise<SignedIn> {
  const now = accounts.clock.now();
  await forgetWrongCodes(db, session.user.id);
  await sql`
    update sessions set owes_second_factor = false, passed_second_factor = true, ends_by = null where id = ${session.id}`.execute(db);
  if (session.user.secondFactor) {
    await spendTokens(db, session.id, now);
    await recordEvent(db, { action: 'second_factor_passed', actor: session.user, now, caller });
  }
  return issueTokens(accounts, db, session.id);
}

type RecoveryUse = { readonly when: string; readonly address: string; readonly language: Language };

async function notifyOfRecovery(
  accounts: Accounts,
  db: Database,
  user: SignedUser,
  { when, address, language }: RecoveryUse,
): Promise<void> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where user_id = ${user.id} and used_at is null`.execute(db);
  await queueUserEmail(accounts, db, user.email, chooseLetters(language).recoveryCodeUsed({ when, address, left: rows[0]?.left ?? 0 }));
}

type Confirmed = { readonly user: SignedUser; readonly phone: string; readonly language: Language; readonly caller: Caller };

/** The user's telephone from now on, unless one is already confirmed; they learn of it by e-mail (ASVS 6.3.7). */
async function confirmPhone(accounts: Accounts, db: Database, { user, phone, language, caller }: Confirmed): Promise<void> {
  const now = accounts.clock.now();
  const { rows } = await sql<{ version: number }>`
    update users set phone_number = ${phone}, phone_number_confirmed = true, version = version + 1, updated_at = ${now}
    where id = ${user.id} and not phone_number_confirmed returning version`.execute(db);
  const version = rows[0]?.version;
  if (version === undefined) return;
  await publishChange(db, { resource: 'users', id: user.id, version, action: 'edit', actorId: user.id, now });
  await updateSecondFactorSince(db, user.id, now);
  await recordEvent(db, { action: 'phone_confirmed', actor: user, now, caller });
  const facts = { when: instantText(now), address: caller.address, phone: maskedPhone(phone) };
  await queueUserEmail(accounts, db, user.email, chooseLetters(language).phoneConfirmed(facts));
}
