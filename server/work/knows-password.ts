import { sql } from 'kysely';
import type { Language } from '../../contract/messages/catalogue.ts';
import { isRightPassword } from '../adapters/passwords.ts';
import type { Accounts, Caller } from './accounts.ts';
import { tryFrom } from './address-tries.ts';
import type { Session } from './find-session.ts';
import { beginTry, forgetTries } from './guessing.ts';
import { noteFailure } from './note-failure.ts';

type Typed = { readonly user: Session['user']; readonly password: string; readonly language: Language };

/**
 * Whether somebody who is signed in types their password again. Tries are counted as at signing in; while the next one has
 * to wait not even the right one passes, and the answer is the same.
 */
export function knowsPassword(accounts: Accounts, typed: Typed, caller: Caller): Promise<boolean> {
  return tryFrom(accounts, caller.address, () => looked(accounts, typed, caller));
}

async function looked(accounts: Accounts, { user, password, language }: Typed, caller: Caller): Promise<boolean> {
  const { db, clock } = accounts;
  const attempt = await beginTry(accounts, user.id);
  const { rows } = await sql<{ password_hash: string }>`select password_hash from credentials where user_id = ${user.id}`.execute(db);
  const digest = attempt === null ? null : (rows[0]?.password_hash ?? null);
  if (await isRightPassword(digest, password)) {
    await forgetTries(db, user.id);
    return true;
  }
  await noteFailure(accounts, { account: user, attempt, language }, caller);
  // Whoever tried a hundred passwords here has a session of the account; outside they would not have got in.
  if (attempt?.blocks === true) {
    await sql`update sessions set ended_at = ${clock.now()} where user_id = ${user.id} and ended_at is null`.execute(db);
  }
  return false;
}
