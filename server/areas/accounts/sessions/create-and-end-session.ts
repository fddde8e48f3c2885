import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { digestSecret } from '../../../keys/secrets.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { issueTokens, type SignedIn } from './session-tokens.ts';

/** How someone proved who they are. What a provider proved owes no password: neither a first one nor a newer one. */
export type Proof = 'password' | 'provider' | 'provider_with_second_factor';
type Account = { readonly id: number; readonly name: string; readonly proof?: Proof };

/** Creates the session of an account that was authenticated, in the same transaction. Every way to sign in ends here. */
export async function createSession(accounts: Accounts, db: Database, account: Account, caller: Caller): Promise<SignedIn> {
  const { proof = 'password' } = account;
  const now = accounts.clock.now();
  const sessionId = randomUUID();
  await sql`
    insert into sessions (id, user_id, signed_in_by, device, address, started_at, last_active_at, passed_second_factor, owes_second_factor)
    select ${sessionId}, ${account.id}, ${proof === 'password' ? 'password' : 'provider'}, ${caller.device}::text, ${caller.address}::text,
      ${now}, ${now}, ${proof === 'provider_with_second_factor'}::boolean, ${proof !== 'provider_with_second_factor'}::boolean and (second_factor_is_required
        or exists (select from second_factors where user_id = ${account.id} and totp_secret is not null)
        or exists (select from passkeys where user_id = ${account.id}))
    from password_policy where id = 1`.execute(db);
  await sql`
    insert into users_live (id, last_sign_in_at) values (${account.id}, ${now})
    on conflict (id) do update set last_sign_in_at = excluded.last_sign_in_at`.execute(db);
  await recordEvent(db, { action: 'sign_in', actor: account, now, caller });
  return issueTokens(accounts, db, sessionId);
}

/** What names a session; what names none has nothing to end. */
export type SessionProof = { readonly refreshToken: string | null; readonly sessionId: string | null };

/** Ends the session that a refresh token belongs to, and the one that an access token was issued in. */
export async function endSession({ db, clock }: Accounts, { refreshToken, sessionId }: SessionProof, caller: Caller): Promise<void> {
  const now = clock.now();
  const digest = refreshToken === null ? null : digestSecret(refreshToken);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; name: string }>`
      update sessions s set ended_at = ${now} from users u
      where (s.id = ${sessionId}::uuid or s.id = (select session_id from refresh_tokens where digest = ${digest}))
        and u.id = s.user_id and s.ended_at is null
      returning u.id, u.name`.execute(transaction);
    for (const actor of rows) await recordEvent(transaction, { action: 'sign_out', actor, now, caller });
  });
}
