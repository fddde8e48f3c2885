import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Accounts } from '../../work/accounts.ts';
import { endDevice, endOtherDevices, listDevices } from '../../work/sessions/signed-in-devices.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { callerOf } from './caller.ts';

/** Handlers of `sessionOperations`. */
export function sessionHandlers(accounts: Accounts): Handlers {
  return {
    'sessions.list': { signed: async (call) => ({ status: 200, body: await listDevices(accounts, userOf(call), call.session) }) },
    'sessions.end-others': { signed: (call) => answerEndOthers(accounts, call) },
    'sessions.end': { signed: (call) => answerEnd(accounts, call) },
  };
}

async function answerEndOthers(accounts: Accounts, call: SignedCall): Promise<Answer> {
  return { status: 200, body: { ended: await endOtherDevices(accounts, userOf(call), call.session, callerOf(call)) } };
}

async function answerEnd(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const { user } = call.session;
  const who = { of: isSuperAdministrator(user) ? null : user.id, by: call.session };
  await endDevice(accounts, call.parameters['id'] ?? '', who, callerOf(call));
  return { status: 204 };
}

/** The own sessions, unless a super administrator names somebody. */
function userOf({ query, session }: SignedCall): number {
  const unknown = Object.keys(query).find((name) => name !== 'user_id');
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const given = query['user_id'];
  if (given === undefined) return session.user.id;
  if (typeof given !== 'string' || !/^[1-9]\d{0,9}$/u.test(given) || Number(given) > 2_147_483_647) throw refuse('invalid_identifier');
  if (Number(given) !== session.user.id && !isSuperAdministrator(session.user)) throw refuse('forbidden');
  return Number(given);
}
