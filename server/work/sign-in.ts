import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../contract/refusal.ts';
import { isTooLongPassword } from '../../contract/rules/password.ts';
import { isRightPassword } from '../adapters/passwords.ts';
import type { Accounts, Caller } from './accounts.ts';
import { issueTokens, type SignedIn } from './issue-tokens.ts';
import { recordEvent } from './record-event.ts';

type Account = { readonly id: number; readonly name: string; readonly password_hash: string };

/** Opens a session for a name and its password. A wrong name and a wrong password are one answer, in the same time. */
export async function signIn(
  accounts: Accounts,
  given: { readonly username: string; readonly password: string },
  caller: Caller,
): Promise<SignedIn> {
  const { db } = accounts;
  const now = accounts.clock.now();
  const username = given.username.trim().toLowerCase();
  const account = await findAccount(accounts, username);
  const isRight = !isTooLongPassword(given.password) && (await isRightPassword(account?.password_hash ?? null, given.password));
  if (account === undefined || !isRight) {
    await recordEvent(db, {
      action: 'sign_in_failed', // People type passwords into the field of the name: what is no account is not kept.
      actor: { id: account?.id ?? null, name: account?.name ?? null },
      now,
      caller,
    });
    throw refuse('invalid_credentials');
  }
  return db.transaction().execute(async (transaction) => {
    const sessionId = randomUUID();
    await sql`
      insert into sessions (id, user_id, device, address, started_at, last_active_at)
      values (${sessionId}, ${account.id}, ${caller.device}, ${caller.address}, ${now}, ${now})`.execute(transaction);
    await sql`
      insert into users_live (id, last_sign_in_at) values (${account.id}, ${now})
      on conflict (id) do update set last_sign_in_at = excluded.last_sign_in_at`.execute(transaction);
    await recordEvent(transaction, { action: 'sign_in', actor: account, now, caller });
    return issueTokens(accounts, transaction, sessionId);
  });
}

async function findAccount({ db }: Accounts, username: string): Promise<Account | undefined> {
  if (username.includes('\u0000')) return undefined;
  const { rows } = await sql<Account>`
    select u.id, u.name, c.password_hash from users u join credentials c on c.user_id = u.id
    where lower(u.email) = ${username} and u.deleted_at is null and u.active`.execute(db);
  return rows[0];
}
