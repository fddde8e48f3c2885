import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { SignedUser } from '../../../../contract/operations/signed-user.ts';
import type { Database } from '../../../db/database.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { type Accounts, minutesAfter, sessionLimits } from '../accounts.ts';
import { signAccessToken } from './access-token.ts';
import { findSession } from './find-session.ts';

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
  // A token says its end in whole seconds: what is reported as well must not be later.
  const ends = new Date(Math.floor(minutesAfter(now, sessionLimits.accessTokenMinutes).getTime() / 1000) * 1000);
  const accessToken = await signAccessToken(accounts.keys.current, { sessionId, userId: session.user.id }, ends, now);
  return { sessionId, user: session.user, tokens: { access_token: accessToken, refresh_token: refreshToken, expires: ends.toISOString() } };
}
