import { refuseValues } from '../../../contract/basics/refusal.ts';
import type { Accounts } from '../../work/accounts.ts';
import { reauthenticate } from '../../work/passwords/reauthenticate.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '../../work/second-factor/authenticator.ts';
import { addPasskey, beginPasskey, removePasskey } from '../../work/second-factor/passkeys.ts';
import { readOwnFactors } from '../../work/second-factor/read-factors.ts';
import type { Changing } from '../../work/second-factor/record-factor-change.ts';
import { renewRecoveryCodes } from '../../work/second-factor/recovery-codes.ts';
import type { Answer, Handler, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, requiredTextIn, textIn } from '../call/read-body.ts';
import { callerOf } from './caller.ts';
import { registrationIn } from './passkey-answers.ts';

const longestName = 60;

/** Handlers of `factorOperations`. */
export function factorHandlers(accounts: Accounts): Handlers {
  const proven = (work: (call: SignedCall) => Promise<unknown>): Handler => ({ signed: (call) => answerProven(accounts, call, work) });
  return {
    'auth.factors': { signed: async ({ session }) => ({ status: 200, body: await readOwnFactors(accounts, session) }) },
    'auth.totp.begin': proven(({ session }) => beginAuthenticator(accounts, session)),
    'auth.totp.confirm': {
      signed: async (call) => {
        const code = requiredTextIn(objectBody(call.body), 'code');
        return { status: 200, body: await confirmAuthenticator(accounts, changingIn(call), code) };
      },
    },
    'auth.totp.remove': proven((call) => removeAuthenticator(accounts, changingIn(call))),
    'auth.passkeys.begin': proven(({ session }) => beginPasskey(accounts, session)),
    'auth.passkeys.add': { signed: (call) => answerPasskey(accounts, call) },
    'auth.passkeys.remove': proven((call) => removePasskey(accounts, changingIn(call), call.parameters['id'] ?? '')),
    'auth.recovery-codes': proven((call) => renewRecoveryCodes(accounts, changingIn(call))),
  };
}

/** Work for who has just proved who they are, by signing in or by the password in the body. */
async function answerProven(accounts: Accounts, call: SignedCall, work: (call: SignedCall) => Promise<unknown>): Promise<Answer> {
  const password = call.body === undefined || call.body === null ? null : textIn(objectBody(call.body), 'password');
  await reauthenticate(accounts, call.session, { password, language: call.language }, callerOf(call));
  const body = await work(call);
  return body === undefined ? { status: 204 } : { status: 200, body };
}

async function answerPasskey(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const body = objectBody(call.body);
  const name = requiredTextIn(body, 'name').trim();
  if (name === '') throw refuseValues({ name: { code: 'required' } });
  if (name.length > longestName) throw refuseValues({ name: { code: 'too_long', details: { max: longestName } } });
  const given = { name, response: registrationIn(body['response']) };
  return { status: 200, body: await addPasskey(accounts, changingIn(call), given) };
}

function changingIn(call: SignedCall): Changing {
  return { session: call.session, language: call.language, caller: callerOf(call) };
}
