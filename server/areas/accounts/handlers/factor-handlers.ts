import type { factorOperations } from '../../../../contract/operations/accounts/second-factor-operations.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import type { Accounts } from '../accounts.ts';
import { reauthenticate } from '../passwords/reauthenticate.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '../second-factor/authenticator.ts';
import type { Changing } from '../second-factor/factor-changes.ts';
import { addPasskey, beginPasskey, removePasskey } from '../second-factor/passkeys.ts';
import { readOwnFactors } from '../second-factor/read-factors.ts';
import { renewRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { callerOf } from './caller.ts';
import { parseRegistration } from './passkey-answers.ts';

/** Handlers of `factorOperations`. */
export function factorHandlers(accounts: Accounts): HandlersOf<typeof factorOperations> {
  return {
    'auth.factors': { signed: async ({ session }) => ({ status: 200, body: await readOwnFactors(accounts, session) }) },
    'auth.totp.begin': {
      signed: async (call) => {
        const { session } = await proven(accounts, call);
        return { status: 200, body: await beginAuthenticator(accounts, session) };
      },
    },
    'auth.totp.confirm': {
      signed: async (call) => ({ status: 200, body: await confirmAuthenticator(accounts, changingIn(call), call.body.code) }),
    },
    'auth.totp.remove': {
      signed: async (call) => {
        await removeAuthenticator(accounts, await proven(accounts, call));
        return { status: 204 };
      },
    },
    'auth.passkeys.begin': {
      signed: async (call) => {
        const { session } = await proven(accounts, call);
        return { status: 200, body: { ...(await beginPasskey(accounts, session)) } };
      },
    },
    'auth.passkeys.add': { signed: (call) => answerPasskey(accounts, call) },
    'auth.passkeys.remove': {
      signed: async (call) => {
        await removePasskey(accounts, await proven(accounts, call), call.path.id);
        return { status: 204 };
      },
    },
    'auth.recovery-codes': {
      signed: async (call) => ({ status: 200, body: await renewRecoveryCodes(accounts, await proven(accounts, call)) }),
    },
  };
}

type ProvenCall = Pick<SignedCall, 'session' | 'language' | 'header' | 'address' | 'requestId' | 'cookies'> & {
  readonly body: { readonly password: string | null };
};

/** Refuses users who have not just proved who they are, by signing in or by the password in the body. */
async function proven(accounts: Accounts, call: ProvenCall): Promise<Changing> {
  await reauthenticate(accounts, call.session, { password: call.body.password, language: call.language }, callerOf(call));
  return changingIn(call);
}

async function answerPasskey(accounts: Accounts, call: SignedCallOf<'auth.passkeys.add'>): Promise<AnswerOf<'auth.passkeys.add'>> {
  const { name, response } = call.body;
  return { status: 200, body: await addPasskey(accounts, changingIn(call), { name, response: parseRegistration(response) }) };
}

function changingIn(call: Omit<ProvenCall, 'body'>): Changing {
  return { session: call.session, language: call.language, caller: callerOf(call) };
}
