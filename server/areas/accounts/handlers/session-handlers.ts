import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { sessionOperations } from '../../../../contract/operations/accounts/session-operations.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { Accounts } from '../accounts.ts';
import { endDevice, endOtherDevices, listDevices } from '../sessions/signed-in-devices.ts';
import { callerOf } from './caller.ts';

/** Handlers of `sessionOperations`. */
export function sessionHandlers(accounts: Accounts): HandlersOf<typeof sessionOperations> {
  return {
    'sessions.list': { signed: async (call) => ({ status: 200, body: await listDevices(accounts, userOf(call), call.session) }) },
    'sessions.end-others': { signed: (call) => answerEndOthers(accounts, call) },
    'sessions.end': { signed: (call) => answerEnd(accounts, call) },
  };
}

async function answerEndOthers(accounts: Accounts, call: SignedCallOf<'sessions.end-others'>): Promise<AnswerOf<'sessions.end-others'>> {
  return { status: 200, body: { ended: await endOtherDevices(accounts, userOf(call), call.session, callerOf(call)) } };
}

async function answerEnd(accounts: Accounts, call: SignedCallOf<'sessions.end'>): Promise<AnswerOf<'sessions.end'>> {
  const { user } = call.session;
  const who = { of: isSuperAdministrator(user) ? null : user.id, by: call.session };
  await endDevice(accounts, call.path.id, who, callerOf(call));
  return { status: 204 };
}

/** The own sessions, unless a super administrator names a user. */
function userOf({ query: { user_id }, session }: SignedCallOf<'sessions.list'>): number {
  if (user_id === null) return session.user.id;
  if (user_id !== session.user.id && !isSuperAdministrator(session.user)) throw refuse('forbidden');
  return user_id;
}
