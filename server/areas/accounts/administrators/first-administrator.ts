import { sql } from 'kysely';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import type { OneTimeLink } from '../../../../contract/operations/components.ts';
import { hashPassword } from '../../../adapters/passwords.ts';
import type { Database } from '../../../db/database.ts';
import { publishChange } from '../../../db/rows/write/publish-change.ts';
import { deriveSecret, digestSecret } from '../../../keys/secrets.ts';
import { type Accounts, type Caller, minutesAfter } from '../accounts.ts';
import { refuseBadPassword } from '../passwords/judge-password.ts';
import { recordEvent } from '../record-event.ts';

const linkMinutes = 24 * 60;

/**
 * A link that makes the first super administrator, while there is no one yet; null when there is. As long as it holds, every start and
 * every server answers with the same one: it follows from the secret key and the time at which it was made.
 */
export async function linkForFirstAdministrator({ db, clock }: Pick<Accounts, 'db' | 'clock'>, secretKey: string): Promise<string | null> {
  if (await hasUsers(db)) return null;
  const now = clock.now();
  const { rows } = await sql<{ digest: string; made_at: Date }>`
    select digest, coalesce(created_at, expires_at) as made_at from one_time_links
    where purpose = 'first_administrator' and used_at is null and expires_at > ${now} order by made_at, digest`.execute(db);
  const held = rows.find(({ digest, made_at }) => digest === digestSecret(secretMadeAt(made_at, secretKey)));
  if (held !== undefined) return secretMadeAt(held.made_at, secretKey);
  const secret = secretMadeAt(now, secretKey);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from one_time_links where purpose = 'first_administrator' and used_at is null`.execute(transaction);
    await sql`
      insert into one_time_links (digest, purpose, created_at, expires_at)
      values (${digestSecret(secret)}, 'first_administrator', ${now}, ${minutesAfter(now, linkMinutes)})
      on conflict (digest) do nothing`.execute(transaction);
  });
  return secret;
}

function secretMadeAt(time: Date, secretKey: string): string {
  return deriveSecret(`the first administrator, ${time.toISOString()}`, secretKey);
}

/** What an unspent link is for, and whether a password set by it is a super administrator's; undefined when it no longer holds. */
export async function meaningOfLink(
  { db, clock, maxLevelForSharingPrivileges }: Accounts,
  secret: string,
): Promise<OneTimeLink | undefined> {
  const { rows } = await sql<OneTimeLink>`
    select l.purpose, coalesce(u.role = 'superAdministrator' or u.level <= ${maxLevelForSharingPrivileges}, true) as is_super_administrator
    from one_time_links l left join users u on u.id = l.user_id
    where l.digest = ${digestSecret(secret)} and l.used_at is null and l.expires_at > ${clock.now()}
      and (l.user_id is null or (u.active and u.deleted_at is null))`.execute(db);
  return rows[0];
}

type Given = { readonly email: string | null; readonly name: string | null; readonly password: string };

/** Spends the link and makes the first super administrator, who has chosen the password; answers with who that is. */
export async function makeFirstAdministrator(accounts: Accounts, secret: string, given: Given, caller: Caller): Promise<number> {
  const { db, clock } = accounts;
  const { email, name } = given;
  if (email === null) throw refuseValues({ email: { code: 'required' } });
  if (name === null) throw refuseValues({ name: { code: 'required' } });
  await refuseBadPassword(db, { id: null, name, email, isSuperAdministrator: true }, { field: 'password', password: given.password });
  const digest = await hashPassword(given.password);
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const { rows: spent } = await sql`
      update one_time_links set used_at = ${now}
      where digest = ${digestSecret(secret)} and purpose = 'first_administrator' and used_at is null and expires_at > ${now}
      returning digest`.execute(transaction);
    if (spent.length === 0 || (await hasUsers(transaction))) throw refuse('link_not_valid');
    const { rows } = await sql<{ id: number }>`
      insert into users (created_at, updated_at, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
      values (${now}, ${now}, ${email}, ${name}, 'superAdministrator', 0, '{}', '{}', true, false, false) returning id`.execute(
      transaction,
    );
    const id = Number(rows[0]?.id);
    await sql`insert into credentials (user_id, password_hash, changed_at) values (${id}, ${digest}, ${now})`.execute(transaction);
    await publishChange(transaction, { resource: 'users', id, version: 1, action: 'create', actorId: id, now });
    await notifyOfFailedBackups(transaction, { email, actorId: id, now });
    await recordEvent(transaction, { action: 'password_changed', actor: { id, name }, now, caller });
    return id;
  });
}

/** A town learns of a failed backup from the first night on; who gets the message is then changed in the settings. */
async function notifyOfFailedBackups(db: Database, { email, actorId, now }: { email: string; actorId: number; now: Date }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into email_notifications (created_at, updated_at, name, events, store_ids, recipients, active)
    select ${now}, ${now}, ${serverWords.failedBackups}, '{backup_failed}', '{}', ${email}, true
    where not exists (select from email_notifications where deleted_at is null and 'backup_failed' = any(events))
    returning id`.execute(db);
  for (const { id } of rows) await publishChange(db, { resource: 'email-notifications', id, version: 1, action: 'create', actorId, now });
}

/**
 * Whether the server still waits for its first account. Asked of the database until there is one, and never again; one that
 * cannot be asked says no, so that the page comes all the same.
 */
export function createEmptinessCheck(db: Database): () => Promise<boolean> {
  let isOver = false;
  return async () => {
    if (isOver) return false;
    try {
      isOver = await hasUsers(db);
      return !isOver;
    } catch {
      return false;
    }
  };
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from users where deleted_at is null) as found`.execute(db);
  return rows[0]?.found === true;
}
