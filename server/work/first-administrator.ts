import { sql } from 'kysely';
import { refuse, refuseValues } from '../../contract/refusal.ts';
import { isEmail } from '../../contract/rules/contact.ts';
import { hashPassword } from '../adapters/passwords.ts';
import type { Database } from '../db/database.ts';
import { type Accounts, type Caller, minutesAfter } from './accounts.ts';
import { refuseWeakPassword } from './change-password.ts';
import { recordEvent } from './record-event.ts';
import { digestOf, newSecret } from './secrets.ts';

const linkMinutes = 24 * 60;

/** A link that makes the first super administrator, while there is nobody yet; null when there is. It replaces an older one. */
export async function linkForFirstAdministrator({ db, clock }: Accounts): Promise<string | null> {
  if (await hasUsers(db)) return null;
  const secret = newSecret();
  const expires = minutesAfter(clock.now(), linkMinutes);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from one_time_links where purpose = 'first_administrator' and used_at is null`.execute(transaction);
    await sql`
      insert into one_time_links (digest, purpose, expires_at) values (${digestOf(secret)}, 'first_administrator', ${expires})`.execute(
      transaction,
    );
  });
  return secret;
}

/** What an unspent link is for; undefined when it no longer holds. */
export async function purposeOfLink({ db, clock }: Accounts, secret: string): Promise<string | undefined> {
  const { rows } = await sql<{ purpose: string }>`
    select purpose from one_time_links
    where digest = ${digestOf(secret)} and used_at is null and expires_at > ${clock.now()}`.execute(db);
  return rows[0]?.purpose;
}

type Given = { readonly email: string; readonly name: string; readonly password: string };

/** Spends the link and makes the first super administrator, whose password is already their own. */
export async function makeFirstAdministrator(accounts: Accounts, secret: string, given: Given, caller: Caller): Promise<void> {
  const { db, clock } = accounts;
  const email = given.email.trim().toLowerCase();
  const name = given.name.trim();
  if (email === '') throw refuseValues({ email: { code: 'required' } });
  if (!isEmail(email)) throw refuseValues({ email: { code: 'email' } });
  if (name === '') throw refuseValues({ name: { code: 'required' } });
  await refuseWeakPassword(db, 'password', given.password);
  const digest = await hashPassword(given.password);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const { rows: spent } = await sql`
      update one_time_links set used_at = ${now}
      where digest = ${digestOf(secret)} and purpose = 'first_administrator' and used_at is null and expires_at > ${now}
      returning digest`.execute(transaction);
    if (spent.length === 0 || (await hasUsers(transaction))) throw refuse('link_not_valid');
    const { rows } = await sql<{ id: number }>`
      insert into users (created_at, updated_at, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
      values (${now}, ${now}, ${email}, ${name}, 'superAdministrator', 0, '{}', '{}', true, false, false) returning id`.execute(
      transaction,
    );
    const id = Number(rows[0]?.id);
    await sql`insert into credentials (user_id, password_hash, changed_at) values (${id}, ${digest}, ${now})`.execute(transaction);
    await recordEvent(transaction, { action: 'password_changed', actor: { id, name }, now, caller });
  });
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from users where deleted_at is null) as found`.execute(db);
  return rows[0]?.found === true;
}
