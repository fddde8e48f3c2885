import { refuse } from '../../../../contract/basics/refusal.ts';
import type { secondFactorOperations } from '../../../../contract/operations/accounts/second-factor-operations.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import type { Accounts } from '../accounts.ts';
import { reauthenticate } from '../passwords/reauthenticate.ts';
import { passByCode } from '../second-factor/pass.ts';
import { challengePasskey, passByPasskey } from '../second-factor/pass-by-passkey.ts';
import { hasOwnWay, readOwedFactor } from '../second-factor/read-factors.ts';
import { sendCode } from '../second-factor/send-code.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';
import { callerOf, knownFromNow } from './caller.ts';
import { parseAuthentication } from './passkey-answers.ts';
import { signedIn } from './signed-in.ts';

/** Handlers of `secondFactorOperations`. */
export function secondFactorHandlers(accounts: Accounts): HandlersOf<typeof secondFactorOperations> {
  return {
    'auth.second-factor.owed': { signed: async ({ session }) => ({ status: 200, body: await readOwedFactor(accounts, session) }) },
    'auth.second-factor': { signed: (call) => answerCode(accounts, call) },
    'auth.second-factor.send': { signed: (call) => answerSend(accounts, call) },
    'auth.phone': { signed: (call) => answerPhone(accounts, call) },
    'auth.passkey.challenge': {
      signed: async ({ session }) => ({ status: 200, body: { ...(await challengePasskey(accounts, session)) } }),
    },
    'auth.passkey': {
      signed: async (call) =>
        passed(accounts, call, await passByPasskey(accounts, call.session, parseAuthentication(call.body), callerOf(call))),
    },
  };
}

async function answerCode(accounts: Accounts, call: SignedCallOf<'auth.second-factor'>): Promise<AnswerOf<'auth.second-factor'>> {
  const given = { ...call.body, language: call.language };
  return passed(accounts, call, await passByCode(accounts, call.session, given, callerOf(call)));
}

/** Nothing is owed any more: the browser is known to have signed in. */
function passed(accounts: Accounts, call: SignedCall, opened: SignedIn): AnswerOf<'auth.second-factor'> {
  return knownFromNow(accounts, call, opened.user.id, signedIn(call, opened));
}

async function answerSend(
  accounts: Accounts,
  { session, language }: SignedCallOf<'auth.second-factor.send'>,
): Promise<AnswerOf<'auth.second-factor.send'>> {
  const { secondFactor, phone_number, phone_number_confirmed } = session.user;
  if (!secondFactor || phone_number === null || !phone_number_confirmed) throw refuse('wrong_state');
  return { status: 200, body: await sendCode(accounts, { sessionId: session.id, userId: session.user.id, phone: phone_number, language }) };
}

/**
 * Only while none is confirmed, and not past a stronger way: who has only the password could take a telephone of their own.
 * A user who owes nothing adds a way in, and proves themselves as for any other.
 */
async function answerPhone(accounts: Accounts, call: SignedCallOf<'auth.phone'>): Promise<AnswerOf<'auth.phone'>> {
  const { session, language } = call;
  const { phone, password } = call.body;
  const { id, secondFactor, phone_number_confirmed } = session.user;
  if (phone_number_confirmed) throw refuse('wrong_state');
  if (secondFactor && (await hasOwnWay(accounts.db, id))) throw refuse('stage_not_passed');
  if (!secondFactor) await reauthenticate(accounts, session, { password, language }, callerOf(call));
  return { status: 200, body: await sendCode(accounts, { sessionId: session.id, userId: id, phone, language }) };
}
