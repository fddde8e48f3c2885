import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import type { FactorChange } from '../../../../contract/messages/basics/letters.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { instantText, queueUserEmail } from '../../messages/outbox/queue-user-email.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { updateSecondFactorSince } from './update-second-factor-since.ts';

export type Changing = { readonly session: Session; readonly language: Language; readonly caller: Caller };

const audited = {
  totp_added: 'factor_added',
  totp_removed: 'factor_removed',
  passkey_added: 'factor_added',
  passkey_removed: 'factor_removed',
  recovery_codes_made: 'recovery_codes_made',
} as const satisfies Readonly<Record<FactorChange, string>>;

/** Called after every change of a second factor: ends other sessions, writes the audit and notifies the user by e-mail. */
export async function recordFactorChange(
  accounts: Accounts,
  db: Database,
  { session, language, caller }: Changing,
  change: FactorChange,
): Promise<void> {
  const now = accounts.clock.now();
  const { user } = session;
  await sql`update sessions set ended_at = ${now} where user_id = ${user.id} and ended_at is null and id <> ${session.id}`.execute(db);
  await updateSecondFactorSince(db, user.id, now);
  await recordEvent(db, { action: audited[change], actor: user, now, caller });
  const facts = { when: instantText(now), address: caller.address, change };
  await queueUserEmail(accounts, db, user.email, chooseLetters(language).factorsChanged(facts));
}
