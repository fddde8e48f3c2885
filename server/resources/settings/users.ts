import { sql } from 'kysely';
import { isLimited, isSuperAdministrator } from '../../../contract/access.ts';
import type { Problem } from '../../../contract/errors.ts';
import { refuse, refuseValues } from '../../../contract/refusal.ts';
import type { Row } from '../../db/rows/present.ts';
import type { Values, Writing } from '../../db/rows/writing.ts';
import type { Hooks } from '../hooks.ts';

/** Nobody grants what is not theirs, and the last active super administrator stays (page 02, Who a user is). */
export const users: Hooks = {
  beforeCreate: async (writing, values) => refuseBeyondOwn(writing, values),
  beforeEdit: async (writing, row, values) => {
    refuseHigher(writing, row);
    if (values['active'] === false) refuseOneself(writing, row);
    refuseBeyondOwn(writing, values);
    await keepLastSuperAdministrator(writing, row, { ...row, ...values });
  },
  beforeDelete: async (writing, row) => {
    refuseHigher(writing, row);
    refuseOneself(writing, row);
    await keepLastSuperAdministrator(writing, row, { ...row, active: false });
  },
};

/** Who did it by mistake could not sign in again to put it right. */
function refuseOneself({ actor }: Writing, row: Row): void {
  if (row.id === actor.id) throw refuse('own_account');
}

function refuseHigher({ actor }: Writing, row: Row): void {
  const isHigher = Number(row['level']) < actor.level || row['role'] === 'superAdministrator';
  if (actor.role !== 'superAdministrator' && isHigher) throw refuse('beyond_own_rights', { at: 'level' });
}

function refuseBeyondOwn({ actor }: Writing, values: Values): void {
  if (actor.role === 'superAdministrator') return;
  const problems: Record<string, Problem> = {};
  if (values['role'] === 'superAdministrator') problems['role'] = { code: 'not_yours' };
  if (typeof values['level'] === 'number' && values['level'] < actor.level) problems['level'] = { code: 'not_yours' };
  if (isLimited(actor) && Array.isArray(values['limitations']) && values['limitations'].length === 0)
    problems['limitations'] = { code: 'not_yours' };
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
}

async function keepLastSuperAdministrator({ db, actor }: Writing, before: Values, after: Values): Promise<void> {
  const highest = actor.maxLevelForSharingPrivileges;
  if (!isActiveSuperAdministrator(before, highest) || isActiveSuperAdministrator(after, highest)) return;
  // Who never got a password could not take over. Locked in one order, so that two administrators demoting each other cannot both succeed.
  const { rows } = await sql<{ id: number }>`
    select id from users where deleted_at is null and active and exists (select from credentials c where c.user_id = users.id) and (role = 'superAdministrator' or level <= ${highest}) order by id for update`.execute(
    db,
  );
  if (rows.every((row) => row.id === before['id'])) throw refuse('last_super_administrator');
}

function isActiveSuperAdministrator(user: Values, maxLevelForSharingPrivileges: number): boolean {
  const { role, level, active } = user;
  if (active !== true || (role !== 'superAdministrator' && role !== 'administrator' && role !== 'operator')) return false;
  return isSuperAdministrator({ role, level: Number(level), maxLevelForSharingPrivileges, resources: [], limitations: [] });
}
