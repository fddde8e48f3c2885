import { sql } from 'kysely';
import { chooseLetters } from '../../../contract/messages/mail.ts';
import { invitationHours } from '../../../contract/rules/accounts/account-state.ts';
import type { Database } from '../../db/database.ts';
import type { WriteContext } from '../../db/rows/write/write-context.ts';
import { digestSecret, newSecret } from '../../keys/secrets.ts';
import { instantText, queueMessage } from '../messages/queue-message.ts';
import { minutesAfter } from './accounts.ts';

type Invited = { readonly id: number; readonly email: string };

/**
 * Sends a letter with a one-time link by which a user without a password sets their first one, in the transaction of the
 * change. An older invitation no longer holds. Until then the account has no row of credentials, so that anyone who tries to
 * sign in to it is answered as if there were none.
 */
export async function invite(context: WriteContext, { id, email }: Invited): Promise<void> {
  const { db, actor, now, language, delivery, address, requestId } = context;
  const secret = newSecret();
  const ends = minutesAfter(now, invitationHours * 60);
  await sql`update one_time_links set used_at = ${now} where user_id = ${id} and purpose = 'invitation' and used_at is null`.execute(db);
  await sql`
    insert into one_time_links (digest, purpose, user_id, created_at, expires_at)
    values (${digestSecret(secret)}, 'invitation', ${id}, ${now}, ${ends})`.execute(db);
  await sql`
    insert into users_live (id, invitation_ends_at) values (${id}, ${ends})
    on conflict (id) do update set invitation_ends_at = excluded.invitation_ends_at`.execute(db);
  const link = `${delivery.linkOrigin()}/auth/lost-password/${secret}`;
  const letter = chooseLetters(language).invitation({ link, by: actor.name, hours: invitationHours, until: instantText(ends) });
  await queueMessage(db, {
    channel: 'email',
    recipient: email,
    ...letter,
    secret: { text: secret, link: digestSecret(secret), endsAt: ends },
    now,
    hasGateway: delivery.hasGateway.email,
  });
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'account_invited', 'users', ${id}, ${address}, ${requestId})`.execute(db);
}

/** Whether the account has begun. Asked again: the live values of a row that was waited for may be older than its lock. */
export async function hasPassword(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from credentials where user_id = ${userId}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** A user without a password whom no one has invited yet: their invitation is one that has ended. */
export async function leaveUninvited(db: Database, userId: number, now: Date): Promise<void> {
  await sql`
    insert into users_live (id, invitation_ends_at) values (${userId}, ${now})
    on conflict (id) do update set invitation_ends_at = excluded.invitation_ends_at`.execute(db);
}

/** Links that the user was sent lead nowhere any more: to an old address, or into an account that is closed. */
export async function killLinks(db: Database, userId: number, now: Date): Promise<void> {
  await sql`update one_time_links set used_at = ${now} where user_id = ${userId} and used_at is null`.execute(db);
  await sql`
    update users_live set invitation_ends_at = least(invitation_ends_at, ${now})
    where id = ${userId} and invitation_ends_at is not null`.execute(db);
}
