import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import type { FactorChange } from '../../../../contract/messages/basics/letters.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../engine/call/session.ts';
import { instantText, queueUserEmail } from '../../messages/queue-message.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';

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

/** Stores since when the user has a second factor, for lists and forms. No decision depends on it. */
export async function updateSecondFactorSince(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    insert into users_live as l (id, second_factor_since)
    select u.id, case when has_way then ${now}::timestamptz end
    from users u cross join lateral (
      select u.phone_number_confirmed or exists (select from second_factors where user_id = u.id and totp_secret is not null)
        or exists (select from passkeys where user_id = u.id) as has_way
    ) ways where u.id = ${userId}
    on conflict (id) do update set second_factor_since =
      case when excluded.second_factor_since is null then null else coalesce(l.second_factor_since, excluded.second_factor_since) end`.execute(
    db,
  );
}

/** Takes every way of proving oneself away, and ends the sessions: for who lost their telephone. */
export async function resetSecondFactor(db: Database, userId: number, now: Date): Promise<void> {
  await sql`delete from second_factors where user_id = ${userId}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}`.execute(db);
  await sql`update second_factor_codes set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(db);
  await sql`update users_live set second_factor_since = null where id = ${userId}`.execute(db);
  await sql`update sessions set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(db);
}
