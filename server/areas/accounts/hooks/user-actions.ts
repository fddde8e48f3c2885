import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { auditedActions } from '../../../../contract/resources/settings/audit-log.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ActionWork } from '../../../engine/write/hooks.ts';
import { instantText, queueMessage } from '../../messages/queue-message.ts';
import { hasPassword, invite as sendInvitation } from '../invitation.ts';
import { resetSecondFactor } from '../second-factor/factor-changes.ts';
import { clearWrongCodes } from '../second-factor/lock-factor.ts';
import { forgetTries } from '../sign-in-attempts/guessing.ts';
import { refuseAbove } from './users.ts';

/** Lets a user try again; refused to whom may not change them. */
const unblock: ActionWork = async (context, row) => {
  refuseAbove(context, row);
  await clearWrongCodes(context.db, row.id);
  await forgetTries(context.db, row.id);
  await noteDone(context, row, 'account_unblocked');
  return {};
};

/** A new letter for who has not set a password yet; who has one needs none. */
const invite: ActionWork = async (context, row) => {
  refuseAbove(context, row);
  if (await hasPassword(context.db, row.id)) return {};
  if (row['active'] !== true) throw refuse('inactive_account');
  await sendInvitation(context, { id: row.id, email: String(row['email']) });
  return {};
};

/** For who lost their telephone: takes every way of proving oneself away. One's own are changed in one's own settings. */
const resetFactor: ActionWork = async (context, row) => {
  refuseAbove(context, row);
  const { db, actor, now, delivery, language } = context;
  if (row.id === actor.id) throw refuse('own_account');
  await resetSecondFactor(db, row.id, now);
  await noteDone(context, row, 'second_factor_reset');
  const letter = chooseLetters(language).secondFactorReset({ when: instantText(now), by: actor.name });
  await queueMessage(db, { channel: 'email', recipient: String(row['email']), ...letter, now, hasGateway: delivery.hasGateway.email });
  return { phone_number_confirmed: false };
};

/** For who got another account at the identity provider: the next sign-in there finds them by their e-mail again. */
const unlinkIdentity: ActionWork = async (context, row) => {
  refuseAbove(context, row);
  const { db, now } = context;
  await sql`delete from identities where user_id = ${row.id}`.execute(db);
  await sql`update users_live set identity_since = null where id = ${row.id}`.execute(db);
  // Sessions that the provider opened end with it.
  await sql`
    update sessions set ended_at = ${now} where user_id = ${row.id} and signed_in_by = 'provider' and ended_at is null`.execute(db);
  await noteDone(context, row, 'identity_unlinked');
  return {};
};

/** What else follows from it, the entity does before every edit. */
const activate: ActionWork = async () => ({ active: true });
const deactivate: ActionWork = async () => ({ active: false });

/** Writes into the audit what was done to the account, in addition to the change of the row. */
async function noteDone(context: WriteContext, row: Row, action: (typeof auditedActions)[number]): Promise<void> {
  const { db, actor, now, address, requestId } = context;
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, ${action}, 'users', ${row.id}, ${address}, ${requestId})`.execute(db);
}

export const userActions = {
  invite,
  unblock,
  'reset-second-factor': resetFactor,
  'unlink-identity': unlinkIdentity,
  activate,
  deactivate,
} as const;
