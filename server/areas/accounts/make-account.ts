import { sql } from 'kysely';
import { compareValues } from '../../../contract/derive/difference.ts';
import { registry } from '../../../contract/resources/registry.ts';
import type { DefaultRole } from '../../../contract/rules/accounts/provider-sign-in.ts';
import type { Identity } from '../../adapters/identity-provider.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/rows/write/record-change.ts';
import type { Accounts, Caller } from './accounts.ts';
import { leaveUninvited } from './invitation.ts';

type Given = {
  readonly identity: Identity;
  readonly email: string;
  readonly role: DefaultRole;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly caller: Caller;
};

/** Level of new users (page 08, Rights). */
const level = 20;

/**
 * Makes an account for someone whom the provider knows, unless there is one by now. It may nothing before someone
 * grants it something, and has no password that could be guessed.
 */
export async function makeAccount(accounts: Accounts, db: Database, { identity, email, role, salt, caller }: Given): Promise<void> {
  const { clock, maxLevelForSharingPrivileges } = accounts;
  const now = clock.now();
  const name = (identity.name ?? email).slice(0, 120);
  const { rows } = await sql<{ id: number }>`
    insert into users (created_at, updated_at, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
    values (${now}, ${now}, ${email}, ${name}, ${role}, ${level}, '{}', '{}', true, false, false)
    on conflict do nothing returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) return;
  const { id } = row;
  const values = {
    email,
    name,
    role,
    level,
    resources: [],
    limitations: [],
    active: true,
    first_time: false,
    phone_number_confirmed: false,
  };
  // Without a password, like anyone who was not invited yet: they may be, if they should have one too.
  await leaveUninvited(db, id, now);
  const actor = { id, name, role, level, resources: [], limitations: [], maxLevelForSharingPrivileges };
  const { address, requestId } = caller;
  await recordChange(
    // No letter is written, so its language is no one's.
    { db, resource: registry.users, actor, now, requestId, address, salt, delivery: accounts, language: 'cs' },
    { action: 'create', id, version: 1, changes: compareValues(registry.users, {}, values), rows: [values] },
  );
}
