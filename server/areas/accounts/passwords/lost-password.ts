import { sql } from 'kysely';
import { type Actor, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { hashPassword } from '../../../adapters/passwords.ts';
import type { Database } from '../../../db/database.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { instantText, queueUserEmail } from '../../messages/queue-message.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';
import { killLinks } from '../invitation.ts';
import { recordEvent } from '../record-event.ts';
import { refuseBadPassword } from './judge-password.ts';
import { replacePassword, setFirstPassword } from './replace-password.ts';

/** Page 02, Passwords; a link a minute and five an hour are enough for anyone who really lost it. */
const linkLimits = { minutes: 30, restSeconds: 60, perHour: 5 } as const;

type Asked = { readonly username: string; readonly language: Language };
type Account = { readonly id: number; readonly name: string; readonly email: string };

/**
 * Sends a one-time link to the account of the name, if there is one; an older link no longer holds. Anyone who asks learns
 * nothing of it: the answer is one and takes an even time.
 */
export async function sendLink(accounts: Accounts, { username, language }: Asked, caller: Caller): Promise<void> {
  const { db, clock, linkOrigin } = accounts;
  const now = clock.now();
  const account = await findAccount(db, username);
  const asked = { action: 'link_requested', actor: { id: account?.id ?? null, name: account?.name ?? null }, now, caller } as const;
  if (account === undefined) return recordEvent(db, asked);
  const secret = newSecret();
  const endsAt = minutesAfter(now, linkLimits.minutes);
  const letter = chooseLetters(language).lostPassword({
    link: `${linkOrigin()}/auth/lost-password/${secret}`,
    minutes: linkLimits.minutes,
  });
  await db.transaction().execute(async (transaction) => {
    // One after the other: of requests at once no longer send a link than may.
    await sql`select id from users where id = ${account.id} for no key update`.execute(transaction);
    await recordEvent(transaction, asked);
    if (await hadEnough(transaction, account.id, now)) return;
    // An invitation stays: anyone who knows the address must not be able to end it.
    await sql`
      update one_time_links set used_at = ${now}
      where user_id = ${account.id} and purpose = 'lost_password' and used_at is null`.execute(transaction);
    await sql`
      insert into one_time_links (digest, purpose, user_id, created_at, expires_at)
      values (${digestSecret(secret)}, 'lost_password', ${account.id}, ${now}, ${endsAt})`.execute(transaction);
    await queueUserEmail(accounts, transaction, account.email, { ...letter, secret: { text: secret, link: digestSecret(secret), endsAt } });
  });
}

/**
 * Spends the link for a new password, which ends every session, every wait and every other link. Who was invited has
 * their first one by it. It signs no one in, nor spares the second factor. Answers with the owner of the account.
 */
export async function spendLink(
  accounts: Accounts,
  { secret, password, language }: { readonly secret: string; readonly password: string; readonly language: Language },
  caller: Caller,
): Promise<number> {
  const { db, clock } = accounts;
  const now = clock.now();
  const account = await accountOfLink(db, secret, now);
  if (account === undefined) throw refuse('link_not_valid');
  const { maxLevelForSharingPrivileges } = accounts;
  const owner = {
    ...account,
    isSuperAdministrator: isSuperAdministrator({ ...account, maxLevelForSharingPrivileges, resources: [], limitations: [] }),
  };
  try {
    await refuseBadPassword(db, owner, { field: 'password', password });
  } catch (error) {
    // The link may have been spent in the same moment, with the very password that is refused as used.
    if ((await accountOfLink(db, secret, now)) === undefined) throw refuse('link_not_valid');
    throw error;
  }
  const digest = await hashPassword(password);
  const before = account.password_hash;
  const seen = { when: instantText(now), address: caller.address };
  const letter = before === null ? chooseLetters(language).accountBegun(seen) : chooseLetters(language).passwordChanged(seen);
  return db.transaction().execute(async (transaction) => {
    // First the account, as anyone who changes it does: none waits for the other in a circle.
    await sql`select id from users where id = ${account.id} for no key update`.execute(transaction);
    const { rows: spent } = await sql`
      update one_time_links set used_at = ${now} where digest = ${digestSecret(secret)} and used_at is null returning digest`.execute(
      transaction,
    );
    if (spent.length === 0) throw refuse('link_not_valid');
    await killLinks(transaction, account.id, now);
    if (before === null) await setFirstPassword(transaction, { userId: account.id, digest, now });
    else await replacePassword(transaction, { userId: account.id, before, after: digest, now, keeps: null });
    await recordEvent(transaction, { action: 'password_changed', actor: account, now, caller });
    await queueUserEmail(accounts, transaction, account.email, letter);
    return account.id;
  });
}

async function findAccount(db: Database, given: string): Promise<Account | undefined> {
  const username = given.trim().toLowerCase();
  if (username.includes('\u0000')) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(({ fn }) => fn('lower', ['email']), '=', username)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Without a password the account has not begun. */
type Owner = Account & Pick<Actor, 'role' | 'level'> & { readonly password_hash: string | null };

async function accountOfLink(db: Database, secret: string, now: Date): Promise<Owner | undefined> {
  return db
    .selectFrom('one_time_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('credentials as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.level', 'c.password_hash'])
    .where('l.digest', '=', digestSecret(secret))
    .where('l.purpose', 'in', ['lost_password', 'invitation'])
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where('u.deleted_at', 'is', null)
    .where('u.active', '=', true)
    .executeTakeFirst();
}

async function hadEnough(db: Database, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ last: Date | null; count: number }>`
    select max(created_at) as last, count(*)::int as count from one_time_links
    where user_id = ${userId} and purpose = 'lost_password' and created_at > ${minutesAfter(now, -60)}`.execute(db);
  const { last = null, count = 0 } = rows[0] ?? {};
  return count >= linkLimits.perHour || (last !== null && now.getTime() - last.getTime() < linkLimits.restSeconds * 1000);
}
