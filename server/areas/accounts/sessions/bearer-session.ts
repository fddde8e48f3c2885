import { isServed, type Stage } from '../../../../contract/api/operation.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { owedStep } from '../../../../contract/rules/accounts/next-step.ts';
import type { Session } from '../../../engine/call/session.ts';
import { openSession, type SessionTools } from './open-session.ts';

/**
 * The session of a bearer token that has come as far as the operation needs: the server holds the steps of the access
 * flow, whatever the console does (page 02, Tokens and sessions).
 */
export async function sessionFor(
  entrance: SessionTools,
  stage: Stage,
  authorization: string | undefined,
  isBackground: boolean,
): Promise<Session> {
  const token = parseBearer(authorization);
  if (token === undefined) throw refuse('Unauthorized');
  const session = await openSession(entrance, token, isBackground);
  if (!isServed(stage, owedStep(session.user, entrance.clock.now()))) throw refuse('stage_not_passed');
  return session;
}

/** The token in an Authorization header. */
export function parseBearer(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]+)$/iu.exec(authorization ?? '')?.[1];
}
