import type { Stage } from '../../../contract/operations/operation.ts';
import { refuse } from '../../../contract/refusal.ts';
import type { Accounts } from '../../work/accounts.ts';
import { openSession } from '../../work/open-session.ts';
import type { Session } from '../../work/signed-user.ts';

/** The session of a bearer token that has come as far as the operation needs. */
export async function sessionFor(
  accounts: Accounts,
  stage: Stage,
  authorization: string | undefined,
  isBackground: boolean,
): Promise<Session> {
  const token = /^Bearer ([\w.-]+)$/u.exec(authorization ?? '')?.[1];
  if (token === undefined) throw refuse('Unauthorized');
  const session = await openSession(accounts, token, isBackground);
  if (stage === 'passed' && owesSomething(session, accounts.clock.now())) throw refuse('stage_not_passed');
  return session;
}

/** The server holds the stages of the access flow, whatever the console does (page 02, Tokens and sessions). */
function owesSomething({ user }: Session, now: Date): boolean {
  const hasExpired = user.next_password_change !== null && Date.parse(user.next_password_change) < now.getTime();
  return user.first_time || user.secondFactor || hasExpired;
}
