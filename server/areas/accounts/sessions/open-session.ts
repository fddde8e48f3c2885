import { sql } from 'kysely';
import { isServed, type Stage } from '../../../../contract/api/operation.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { owedStep } from '../../../../contract/rules/accounts/next-step.ts';
import type { Session } from '../../../engine/call/session.ts';
import type { Accounts } from '../accounts.ts';
import type { TokenReader } from './access-token.ts';
import { readSessionLife } from './find-session.ts';
import { hasEnded } from './session-end.ts';
import type { SessionLoader } from './session-loader.ts';

/** What opens sessions: the accounts, and what they are read with. */
export type SessionTools = Accounts & { readonly readToken: TokenReader; readonly loadSession: SessionLoader };

const activeSteps = 60_000;

/** The session of an access token, if it holds now. Background requests do not count as activity (page 08). */
async function openSession(sessions: SessionTools, accessToken: string, isBackground: boolean): Promise<Session> {
  const now = sessions.clock.now();
  const claims = await sessions.readToken(accessToken, now);
  if (claims === null) throw refuse('Unauthorized');
  const session = await sessions.loadSession(claims.sessionId);
  if (session === undefined || hasEnded(readSessionLife(session), now)) throw refuse('Unauthorized');
  if (isBackground || now.getTime() - session.lastActiveAt.getTime() <= activeSteps) return session;
  await sql`update sessions set last_active_at = ${now} where id = ${session.id}`.execute(sessions.db);
  return { ...session, lastActiveAt: now };
}

/**
 * The session of a bearer token that has come as far as the operation needs: the server holds the steps of the access
 * flow, whatever the console does (page 02, Tokens and sessions).
 */
export async function sessionFor(
  sessions: SessionTools,
  stage: Stage,
  authorization: string | undefined,
  isBackground: boolean,
): Promise<Session> {
  const token = parseBearer(authorization);
  if (token === undefined) throw refuse('Unauthorized');
  const session = await openSession(sessions, token, isBackground);
  if (!isServed(stage, owedStep(session.user, sessions.clock.now()))) throw refuse('stage_not_passed');
  return session;
}

/** The token in an Authorization header. */
export function parseBearer(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/iu.exec(authorization ?? '')?.[1];
}
