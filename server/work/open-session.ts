import { sql } from 'kysely';
import { refuse } from '../../contract/refusal.ts';
import { readAccessToken } from './access-token.ts';
import type { Accounts } from './accounts.ts';
import { hasEnded } from './session-end.ts';
import { findSession, type Session } from './signed-user.ts';

const activeSteps = 60_000;

/** The session of an access token, if it holds now. Background requests do not count as activity (page 08). */
export async function openSession(accounts: Accounts, accessToken: string, isBackground: boolean): Promise<Session> {
  const now = accounts.clock.now();
  const claims = await readAccessToken(accounts.tokenSecret, accessToken, now);
  if (claims === null) throw refuse('Unauthorized');
  const session = await findSession(accounts.db, claims.sessionId, accounts.maxLevelForSharingPrivileges);
  if (session === undefined || hasEnded({ started_at: session.startedAt, last_active_at: session.lastActiveAt }, now)) {
    throw refuse('Unauthorized');
  }
  if (!isBackground && now.getTime() - session.lastActiveAt.getTime() > activeSteps) {
    await sql`update sessions set last_active_at = ${now} where id = ${session.id}`.execute(accounts.db);
  }
  return session;
}
