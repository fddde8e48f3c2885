import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RecoveryCodes } from '../../../../contract/operations/second-factor.ts';
import { factorLimits, recoveryCodeLength } from '../../../../contract/rules/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import type { Accounts } from '../accounts.ts';
import { type Changing, recordFactorChange } from './factor-changes.ts';
import { recoveryDigest } from './judge-code.ts';
import { lockFactor } from './lock-factor.ts';

/** Letters and digits that no one takes for others when they copy them from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = recoveryCodeLength / 2;

/** Ten new codes; those before no longer hold. */
export async function renewRecoveryCodes(accounts: Accounts, changing: Changing): Promise<RecoveryCodes> {
  return accounts.db.transaction().execute(async (transaction) => {
    await lockFactor(transaction, changing.session.user.id);
    const codes = await writeCodes(accounts, transaction, changing.session.user.id);
    await recordFactorChange(accounts, transaction, changing, 'recovery_codes_made');
    return { codes };
  });
}

/** Codes for who adds their first way; null when there are some left from before. */
export async function firstRecoveryCodes(accounts: Accounts, db: Database, userId: number): Promise<RecoveryCodes> {
  const { rows } = await sql`select digest from recovery_codes where user_id = ${userId} and used_at is null limit 1`.execute(db);
  return { codes: rows.length > 0 ? null : await writeCodes(accounts, db, userId) };
}

async function writeCodes(accounts: Accounts, db: Database, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`
    insert into recovery_codes (user_id, digest)
    select ${userId}, unnest(${codes.map((code) => recoveryDigest(accounts, userId, code))}::text[])`.execute(db);
  return codes;
}

/** Fifty bits in two groups: tries are counted, so that many do. */
function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${group()}-${group()}`;
}
