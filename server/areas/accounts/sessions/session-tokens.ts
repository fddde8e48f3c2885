import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import type { Database } from '../../../db/database.ts';
import type { SessionLimits } from '../../../engine/call/session.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { type Accounts, type Caller, minutesAfter, sessionLimits } from '../accounts.ts';
import { recordEvent } from '../record-event.ts';
import { signAccessToken } from './access-token.ts';
import { findSession } from './find-session.ts';
import { hasEnded } from './session-end.ts';

/** What signing in gives: specification section 7. */
export type SignedIn = {
  readonly sessionId: string;
  readonly user: SignedUser;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string; readonly expires: string };
};

/** A new pair of tokens for the session, within the transaction that made or found it. */
export async function issueTokens(accounts: Accounts, db: Database, sessionId: string): Promise<SignedIn> {
  const now = accounts.clock.now();
  const session = await findSession(db, sessionId, accounts.maxLevelForSharingPrivileges);
  if (session === undefined) throw refuse('Unauthorized');
  const refreshToken = newSecret();
  await sql`insert into refresh_tokens (digest, session_id, issued_at) values (${digestSecret(refreshToken)}, ${sessionId}, ${now})`.execute(
    db,
  );
  // A token says its end in whole seconds: the end that the answer gives must not be later.
  const ends = new Date(Math.floor(minutesAfter(now, sessionLimits.accessTokenMinutes).getTime() / 1000) * 1000);
  const accessToken = await signAccessToken(accounts.keys.current, { sessionId, userId: session.user.id }, ends, now);
  return { sessionId, user: session.user, tokens: { access_token: accessToken, refresh_token: refreshToken, expires: ends.toISOString() } };
}

type Token = SessionLimits & {
  readonly session_id: string;
  readonly replaced_at: Date | null;
  readonly started_at: Date;
  readonly last_active_at: Date;
  readonly ends_by: Date | null;
  readonly ended_at: Date | null;
  readonly user_id: number;
  readonly name: string;
};

/**
 * New tokens for a refresh token, which is spent by it. A spent token that comes back within the grace is another tab's
 * race; later it was stolen, and the whole session ends. Who races gets tokens of their own, but of all those the browser
 * keeps one: as soon as that is used the others are spent too, or a thief who was quick would refresh next to the owner for ever.
 */
export async function rotateToken(accounts: Accounts, refreshToken: string, caller: Caller): Promise<SignedIn> {
  const outcome = await accounts.db.transaction().execute(async (db) => {
    const now = accounts.clock.now();
    const token = await lockToken({ ...accounts, db }, refreshToken);
    if (token === undefined || token.ended_at !== null || hasEnded(token, now)) return null;
    if (token.replaced_at !== null && now.getTime() - token.replaced_at.getTime() > sessionLimits.reuseGraceSeconds * 1000) {
      await sql`update sessions set ended_at = ${now} where id = ${token.session_id}`.execute(db);
      await recordEvent(db, { action: 'token_reused', actor: { id: token.user_id, name: token.name }, now, caller });
      return null;
    }
    if (token.replaced_at === null) await spendTokens(db, token.session_id, now);
    return issueTokens(accounts, db, token.session_id);
  });
  if (outcome === null) throw refuse('session_ended');
  return outcome;
}

/** Of the tokens that the session was given none leads on, but within the grace. Who refreshes it just now comes before or after. */
export async function spendTokens(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`select id from sessions where id = ${sessionId} for update`.execute(db);
  await sql`update refresh_tokens set replaced_at = ${now} where session_id = ${sessionId} and replaced_at is null`.execute(db);
}

/**
 * The session is locked, so that two refreshes of it come one after the other; what the token is by then is asked after
 * that, in a statement of its own, as one that waits for a lock sees what was before it.
 */
async function lockToken({ db }: Accounts, refreshToken: string): Promise<Token | undefined> {
  const digest = digestSecret(refreshToken);
  await sql`
    select id from sessions where id = (select session_id from refresh_tokens where digest = ${digest}) for update`.execute(db);
  return db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('password_policy as p', (join) => join.on('p.id', '=', 1))
    .select(['t.session_id', 't.replaced_at', 's.started_at', 's.last_active_at', 's.ends_by', 's.ended_at', 'u.id as user_id', 'u.name'])
    .select(['p.session_idle_minutes as idle_minutes', 'p.session_absolute_hours as absolute_hours'])
    .where('t.digest', '=', digest)
    .executeTakeFirst();
}
