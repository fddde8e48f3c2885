import { sql } from 'kysely';
import { areas, isSuperAdministrator, roles } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { ContactChange } from '../../../../contract/messages/basics/letters.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { beyondOwn, isAbove, isDemoted, type Rights } from '../../../../contract/rules/accounts/granting.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';
import { instantText, queueMessage } from '../../messages/queue-message.ts';
import { hasPassword, invite, killLinks, leaveUninvited } from '../invitation.ts';
import { updateSecondFactorSince } from '../second-factor/factor-changes.ts';
import { hasAnotherSuperAdministrator } from '../super-administrators.ts';

/** No one grants what is not theirs, and the last active super administrator stays (page 02, Who a user is). */
export const users: Hooks = {
  beforeCreate: async (context, values) => refuseBeyondOwn(context, null, values),
  afterCreate: async (context, row) => {
    if (row['active'] === true) await invite(context, { id: row.id, email: String(row['email']) });
    else await leaveUninvited(context.db, row.id, context.now);
  },
  beforeEdit: async (context, row, values) => {
    refuseAbove(context, row);
    const after = { ...row, ...values };
    refuseBeyondOwn(context, row, after);
    await keepLastSuperAdministrator(context, row, after);
    if (isLessened(row, after)) refuseOneself(context, row);
    if (values['active'] === false) await close(context, row);
    if (values['email'] !== undefined) await readdress(context, row, after);
    if (after['phone_number'] !== row['phone_number']) await leaveUnconfirmed(context, row);
  },
  beforeDelete: async (context, row) => {
    refuseAbove(context, row);
    await keepLastSuperAdministrator(context, row, { ...row, active: false });
    refuseOneself(context, row);
    await close(context, row);
  },
  beforeRestore: async (context, row) => {
    refuseAbove(context, row);
    refuseBeyondOwn(context, null, row);
  },
};

/** A user who is restored signs in again: what was open in the browser stays closed, and no link in a letter opens it again. */
async function close({ db, now }: WriteContext, row: Row): Promise<void> {
  await sql`update sessions set ended_at = ${now} where user_id = ${row.id} and ended_at is null`.execute(db);
  await killLinks(db, row.id, now);
}

/** What was sent to the old address no longer holds; a user who has not begun yet is invited at the new one, one who has is notified at the old one. */
async function readdress(context: WriteContext, row: Row, after: Values): Promise<void> {
  await killLinks(context.db, row.id, context.now);
  const hasBegun = await hasPassword(context.db, row.id);
  if (hasBegun || row['identity_since'] !== null) await notifyOfChange(context, row, 'email');
  if (after['active'] === true && !hasBegun) await invite(context, { id: row.id, email: String(after['email']) });
}

/** What someone signs in with is not changed behind their back (ASVS 6.3.7). */
async function notifyOfChange({ db, actor, now, language, delivery }: WriteContext, row: Row, change: ContactChange): Promise<void> {
  const letter = chooseLetters(language).contactChanged({ when: instantText(now), by: actor.name, change });
  await queueMessage(db, { channel: 'email', recipient: String(row['email']), ...letter, now, hasGateway: delivery.hasGateway.email });
}

/** Codes go only to a telephone that its user has confirmed: a new one is not, anyone who wrote it. */
async function leaveUnconfirmed(context: WriteContext, row: Row): Promise<void> {
  const { db, now } = context;
  if (row['phone_number_confirmed'] === true) await notifyOfChange(context, row, 'phone');
  await sql`update users set phone_number_confirmed = false where id = ${row.id}`.execute(db);
  await sql`update second_factor_codes set ended_at = ${now} where user_id = ${row.id} and ended_at is null`.execute(db);
  await updateSecondFactorSince(db, row.id, now);
}

/** A user who did it by mistake could not sign in again to put it right. */
function refuseOneself({ actor }: WriteContext, row: Row): void {
  if (row.id === actor.id) throw refuse('own_account');
}

/** Throws unless the actor may touch the account at all. */
export function refuseAbove({ actor }: WriteContext, row: Row): void {
  const rights = rightsOf(row);
  if (isAbove(actor, rights)) throw refuse('beyond_own_rights', { at: 'level' });
}

function refuseBeyondOwn({ actor }: WriteContext, before: Values | null, after: Values): void {
  const problems = beyondOwn(actor, before === null ? null : rightsOf(before), rightsOf(after));
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
}

/** Whatever the change takes, a role, a level or the account itself, another super administrator must be left who has it. */
async function keepLastSuperAdministrator({ db, actor }: WriteContext, before: Row, after: Values): Promise<void> {
  const { maxLevelForSharingPrivileges } = actor;
  const was = before['active'] === true && isSuperAdministrator({ ...rightsOf(before), maxLevelForSharingPrivileges });
  if (!was || !isLessened(before, after)) return;
  if (!(await hasAnotherSuperAdministrator(db, before.id, maxLevelForSharingPrivileges))) throw refuse('last_super_administrator');
}

/** Whether the user can do less after the change: the rule looks at the whole state, whichever of its fields was written. */
function isLessened(before: Values, after: Values): boolean {
  return (before['active'] === true && after['active'] !== true) || isDemoted(rightsOf(before), rightsOf(after));
}

/** The rights in a row or a draft of a user. Its values have been checked by the declaration. */
function rightsOf(user: Values): Rights {
  const { role, level, resources, limitations } = user;
  return {
    role: roles.find((one) => one === role) ?? 'operator',
    level: Number(level),
    resources: areas.filter((area) => Array.isArray(resources) && resources.includes(area)),
    limitations: Array.isArray(limitations) ? limitations.map(Number) : [],
  };
}
