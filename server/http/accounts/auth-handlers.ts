import { isLimited, rightsMatrix } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Accounts } from '../../work/accounts.ts';
import { makeFirstAdministrator, meaningOfLink } from '../../work/administrators/first-administrator.ts';
import { changePassword } from '../../work/passwords/change-password.ts';
import { readPasswordPolicy } from '../../work/passwords/judge-password.ts';
import { sendLink, spendLink } from '../../work/passwords/lost-password.ts';
import { reauthenticate } from '../../work/passwords/reauthenticate.ts';
import { sendFirstCode } from '../../work/second-factor/send-first-code.ts';
import { endSession } from '../../work/sessions/end-session.ts';
import type { Entrance } from '../../work/sessions/open-session.ts';
import { rotateToken } from '../../work/sessions/rotate-token.ts';
import { constantTimeSteps, waitForConstantTime } from '../../work/sign-in/constant-time.ts';
import { signIn } from '../../work/sign-in/sign-in.ts';
import type { Answer, Call, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, requiredTextIn, textIn } from '../call/read-body.ts';
import { bearerIn } from '../gates/session.ts';
import { callerOf } from './caller.ts';
import { knownFromNow } from './device-cookie.ts';
import { clearedCookie, refreshCookieName } from './refresh-cookie.ts';
import { isConsole, signedIn } from './signed-in.ts';

/** Work that is done after the answer; the server does not stop before it. */
export type Later = { readonly later: (work: () => Promise<void>) => void };

type SignOutTools = Accounts & Pick<Entrance, 'readToken'>;

/** Handlers of `authOperations`. */
export function authHandlers(accounts: SignOutTools & Later, resources: readonly AnyResource[]): Handlers {
  return {
    'auth.token': { public: (call) => answerToken(accounts, call) },
    'auth.refresh': { public: async (call) => signedIn(call, await rotateToken(accounts, demandedToken(call), callerOf(call))) },
    'auth.sign-out': { public: (call) => answerSignOut(accounts, call) },
    'auth.password': { signed: (call) => answerPassword(accounts, call) },
    'auth.proof': { signed: (call) => answerProof(accounts, call) },
    'auth.lost-password': { public: (call) => answerLostPassword(accounts, call) },
    'auth.link': { public: (call) => answerLink(accounts, call) },
    'auth.use-link': { public: (call) => answerUseLink(accounts, call) },
    'auth.policy': { public: async () => ({ status: 200, body: await readPasswordPolicy(accounts.db) }) },
    me: { signed: async (call) => ({ status: 200, body: meOf(call, resources) }) },
  };
}

/** Who owes a code by SMS finds it on its way already. */
async function answerToken(accounts: Accounts, call: Call): Promise<Answer> {
  const opened = await signIn(accounts, { ...credentialsIn(call), language: call.language }, callerOf(call));
  const { user } = opened;
  const answer = user.secondFactor ? signedIn(call, opened) : knownFromNow(accounts, call, user.id, signedIn(call, opened));
  const ends = await sendFirstCode(accounts, opened, call.language);
  return ends === null ? answer : { ...answer, body: { ...Object(answer.body), secondFactorExpirationTime: ends } };
}

function credentialsIn(call: Call): { readonly username: string; readonly password: string } {
  const body = objectBody(call.body);
  return { username: requiredTextIn(body, 'username'), password: requiredTextIn(body, 'password') };
}

/** Whichever of the two tokens comes along; the console sends both. */
async function answerSignOut(accounts: SignOutTools, call: Call): Promise<Answer> {
  const refreshToken = refreshTokenIn(call);
  const bearer = bearerIn(call.header('authorization'));
  const claims = bearer === undefined ? null : await accounts.readToken(bearer, accounts.clock.now());
  await endSession(accounts, { refreshToken, sessionId: claims?.sessionId ?? null }, callerOf(call));
  return { status: 204, headers: { 'set-cookie': clearedCookie } };
}

async function answerPassword(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const body = objectBody(call.body);
  const given = { oldPassword: textIn(body, 'old_password'), newPassword: requiredTextIn(body, 'new_password'), language: call.language };
  return signedIn(call, await changePassword(accounts, call.session, given, callerOf(call)));
}

async function answerProof(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const password = requiredTextIn(objectBody(call.body), 'password');
  await reauthenticate(accounts, call.session, { password, language: call.language }, callerOf(call));
  return { status: 204 };
}

/**
 * Nobody learns from the answer or its time who has an account, nor from how long the next one takes: it comes when the
 * work is over, after an even time. A failure of the work is told to the operator of the server alone.
 */
async function answerLostPassword(accounts: Accounts & Later, call: Call): Promise<Answer> {
  const username = requiredTextIn(objectBody(call.body), 'username');
  const caller = callerOf(call);
  const leave = await accounts.enterFrom('link_requested', caller.address);
  const began = performance.now();
  const work = sendLink(accounts, { username, language: call.language }, caller).finally(leave);
  accounts.later(() => work);
  await work.catch(() => undefined);
  await waitForConstantTime(accounts.clock, began, constantTimeSteps.linkMilliseconds);
  return { status: 204 };
}

async function answerLink(accounts: Accounts, call: Call): Promise<Answer> {
  const meaning = await meaningOfLink(accounts, call.parameters['hash'] ?? '');
  if (meaning === undefined) throw refuse('link_not_valid');
  return { status: 200, body: meaning };
}

async function answerUseLink(accounts: Accounts, call: Call): Promise<Answer> {
  const body = objectBody(call.body);
  const hash = call.parameters['hash'] ?? '';
  const purpose = (await meaningOfLink(accounts, hash))?.purpose;
  if (purpose === 'lost_password' || purpose === 'invitation') {
    const given = { secret: hash, password: requiredTextIn(body, 'password'), language: call.language };
    return knownFromNow(accounts, call, await spendLink(accounts, given, callerOf(call)), { status: 204 });
  }
  if (purpose !== 'first_administrator') throw refuse('link_not_valid');
  const [email, name, password] = [textIn(body, 'email') ?? '', textIn(body, 'name') ?? '', requiredTextIn(body, 'password')];
  if (name.length > 120) throw refuseValues({ name: { code: 'too_long', details: { max: 120 } } });
  return knownFromNow(accounts, call, await makeFirstAdministrator(accounts, hash, { email, name, password }, callerOf(call)), {
    status: 204,
  });
}

/** Rights as a matrix, computed once for the console: every entity by every action. */
function meOf({ session }: SignedCall, resources: readonly AnyResource[]): unknown {
  const { user } = session;
  return { user, rights: rightsMatrix(user, resources), limitations: isLimited(user) ? user.limitations : [] };
}

function demandedToken(call: Call): string {
  const token = refreshTokenIn(call);
  if (token === null) throw refuse('Unauthorized');
  return token;
}

/** From the cookie only for the console: another site cannot send its header without being asked first. */
function refreshTokenIn(call: Call): string | null {
  if (isConsole(call)) return call.cookies[refreshCookieName] ?? null;
  return call.body === undefined || call.body === null ? null : textIn(objectBody(call.body), 'refresh_token');
}
