import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { factorMethods } from '../../../contract/rules/accounts/second-factor.ts';
import { isPhone, normalisePhone } from '../../../contract/rules/contact.ts';
import type { Accounts } from '../../work/accounts.ts';
import { reauthenticate } from '../../work/passwords/reauthenticate.ts';
import { passByCode } from '../../work/second-factor/pass.ts';
import { challengePasskey, passByPasskey } from '../../work/second-factor/pass-by-passkey.ts';
import { hasOwnWay, readOwedFactor } from '../../work/second-factor/read-factors.ts';
import { sendCode } from '../../work/second-factor/send-code.ts';
import type { SignedIn } from '../../work/sessions/issue-tokens.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, requiredTextIn, textIn } from '../call/read-body.ts';
import { callerOf } from './caller.ts';
import { knownFromNow } from './device-cookie.ts';
import { authenticationIn } from './passkey-answers.ts';
import { signedIn } from './signed-in.ts';

/** Handlers of `secondFactorOperations`. */
export function secondFactorHandlers(accounts: Accounts): Handlers {
  return {
    'auth.second-factor.owed': { signed: async ({ session }) => ({ status: 200, body: await readOwedFactor(accounts, session) }) },
    'auth.second-factor': { signed: (call) => answerCode(accounts, call) },
    'auth.second-factor.send': { signed: (call) => answerSend(accounts, call) },
    'auth.phone': { signed: (call) => answerPhone(accounts, call) },
    'auth.passkey.challenge': { signed: async ({ session }) => ({ status: 200, body: await challengePasskey(accounts, session) }) },
    'auth.passkey': {
      signed: async (call) =>
        passed(accounts, call, await passByPasskey(accounts, call.session, authenticationIn(call.body), callerOf(call))),
    },
  };
}

async function answerCode(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const body = objectBody(call.body);
  const named = textIn(body, 'method');
  const method = named === null ? null : factorMethods.find((one) => one === named);
  if (method === undefined || method === 'passkey') throw refuseValues({ method: { code: 'unknown_value' } });
  const given = { code: requiredTextIn(body, 'code'), method, language: call.language };
  return passed(accounts, call, await passByCode(accounts, call.session, given, callerOf(call)));
}

/** Nothing is owed any more: the browser is known to have signed in. */
function passed(accounts: Accounts, call: SignedCall, opened: SignedIn): Answer {
  return knownFromNow(accounts, call, opened.user.id, signedIn(call, opened));
}

async function answerSend(accounts: Accounts, { session, language }: SignedCall): Promise<Answer> {
  const { secondFactor, phone_number, phone_number_confirmed } = session.user;
  if (!secondFactor || phone_number === null || !phone_number_confirmed) throw refuse('wrong_state');
  return { status: 200, body: await sendCode(accounts, { sessionId: session.id, userId: session.user.id, phone: phone_number, language }) };
}

/**
 * Only while none is confirmed, and not past a stronger way: who has only the password could take a telephone of their own.
 * Who owes nothing adds a way in, and proves themselves as for any other.
 */
async function answerPhone(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const { session, language } = call;
  const { id, secondFactor, phone_number_confirmed } = session.user;
  if (phone_number_confirmed) throw refuse('wrong_state');
  if (secondFactor && (await hasOwnWay(accounts.db, id))) throw refuse('stage_not_passed');
  const body = objectBody(call.body);
  const phone = normalisePhone(requiredTextIn(body, 'phone'));
  if (!isPhone(phone)) throw refuseValues({ phone: { code: 'phone' } });
  if (!secondFactor) await reauthenticate(accounts, session, { password: textIn(body, 'password'), language }, callerOf(call));
  return { status: 200, body: await sendCode(accounts, { sessionId: session.id, userId: id, phone, language }) };
}
