import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import type { Database } from '../../../db/database.ts';
import { instantText, queueUserEmail } from '../../messages/outbox/queue-user-email.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { hasAnotherSuperAdministrator } from '../super-administrators.ts';

type Told = { readonly now: Date; readonly caller: Caller; readonly language: Language };

/** Blocks an account after too many wrong codes and ends its sessions; never the last super administrator (page 08, Rights). */
export async function blockAccount(accounts: Accounts, db: Database, user: SignedUser, { now, caller, language }: Told): Promise<void> {
  if (!(await hasAnotherSuperAdministrator(db, user.id, accounts.maxLevelForSharingPrivileges))) return;
  await sql`
    insert into users_live (id, blocked_at) values (${user.id}, ${now})
    on conflict (id) do update set blocked_at = excluded.blocked_at`.execute(db);
  await sql`update sessions set ended_at = ${now} where user_id = ${user.id} and ended_at is null`.execute(db);
  await recordEvent(db, { action: 'account_blocked', actor: user, now, caller });
  const facts = { when: instantText(now), address: caller.address, mayKnownEnter: false };
  await queueUserEmail(accounts, db, user.email, chooseLetters(language).accountBlocked(facts));
}
