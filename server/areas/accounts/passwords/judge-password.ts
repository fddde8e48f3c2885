import { sql } from 'kysely';
import type { Problem } from '../../../../contract/basics/errors.ts';
import { limits } from '../../../../contract/basics/limits.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import {
  brokenPasswordRules,
  isTooLongPassword,
  type PasswordPolicy,
  passwordRulesFor,
} from '../../../../contract/rules/accounts/password.ts';
import { isPersonalPassword, listedForms } from '../../../../contract/rules/accounts/weak-passwords.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { commonPasswords, isRightPassword } from '../../../adapters/passwords.ts';
import type { Database } from '../../../db/database.ts';

/** Who the password is for; without an identifier they have had none yet. */
export type Owner = { readonly id: number | null; readonly name: string; readonly email: string; readonly isSuperAdministrator: boolean };

/** Throws at the field unless the password is what the policy asks for, and neither common, nor theirs, nor used before. */
export async function refuseBadPassword(
  db: Database,
  owner: Owner,
  at: { readonly field: string; readonly password: string },
): Promise<void> {
  const { field, password } = at;
  // What the specification names comes first: a reused password is refused as such, however easy it is to guess as well.
  const problem =
    (await brokenRule(db, owner, password)) ?? (await usedBefore(db, owner.id, password)) ?? (await easilyGuessed(owner, password));
  if (problem !== null) throw refuseValues({ [field]: problem });
}

async function brokenRule(db: Database, owner: Owner, password: string): Promise<Problem | null> {
  if (isTooLongPassword(password)) return { code: 'password_too_long', details: { max: limits.maximalPasswordLength } };
  const rules = passwordRulesFor(await readPasswordPolicy(db), owner.isSuperAdministrator);
  return brokenPasswordRules(rules, password).length > 0 ? { code: 'password_too_weak' } : null;
}

async function easilyGuessed(owner: Owner, password: string): Promise<Problem | null> {
  if (isPersonalPassword(password, owner)) return { code: 'password_personal' };
  const common = await commonPasswords();
  return listedForms(password).some((form) => common.has(form)) ? { code: 'password_common' } : null;
}

/** The present one first, then as many before it as the policy remembers (specification section 5, with the date); none of no one. */
async function usedBefore(db: Database, userId: number | null, password: string): Promise<Problem | null> {
  const { rows } = await sql<{ password_hash: string; changed_at: Date; is_present: boolean }>`
    select password_hash, changed_at, true as is_present from credentials where user_id = ${userId}
    union all
    (select password_hash, changed_at, false from password_history where user_id = ${userId}
     order by changed_at desc limit (select duplicate_last_password_count from password_policy where id = 1))`.execute(db);
  for (const { password_hash, changed_at, is_present } of rows) {
    if (!(await isRightPassword(password_hash, password))) continue;
    return is_present
      ? { code: 'same_as_previous' }
      : { code: 'password_already_used', details: { day: formatSpokenDay(localDay(changed_at)) } };
  }
  return null;
}

/** The rules in force. */
export async function readPasswordPolicy(db: Database): Promise<PasswordPolicy> {
  return db
    .selectFrom('password_policy')
    .select([
      'minimal_password_length',
      'super_administrator_password_length',
      'special_characters_is_required',
      'small_letter_is_required',
      'capital_letter_is_required',
      'number_is_required',
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
}
