import { isLimited, rightsMatrix } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { authOperations } from '../../../../contract/operations/accounts/auth-operations.ts';
import type { AnswerOf, CallOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { Accounts } from '../accounts.ts';
import { makeFirstAdministrator, meaningOfLink } from '../administrators/first-administrator.ts';
import { changePassword } from '../passwords/change-password.ts';
import { readPasswordPolicy } from '../passwords/judge-password.ts';
import { sendLink, spendLink } from '../passwords/lost-password.ts';
import { reauthenticate } from '../passwords/reauthenticate.ts';
import { sendFirstCode } from '../second-factor/send-first-code.ts';
import { endSession } from '../sessions/create-and-end-session.ts';
import { parseBearer, type SessionTools } from '../sessions/open-session.ts';
import { rotateToken } from '../sessions/session-tokens.ts';
import { constantTimeSteps, waitForConstantTime } from '../sign-in/constant-time.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { callerOf, knownFromNow } from './caller.ts';
import { clearedCookie, isConsole, refreshCookieName, signedIn } from './signed-in.ts';

/** Work that is done after the answer; the server does not stop before it. */
export type Later = { readonly later: (work: () => Promise<void>) => void };

/** What may carry a refresh token: a body, and the cookie. */
type RefreshCall = CallOf<'auth.refresh'>;
type SignOutTools = Accounts & Pick<SessionTools, 'readToken'>;

/** Handlers of `authOperations`. */
export function authHandlers(accounts: SignOutTools & Later, resources: readonly AnyResource[]): HandlersOf<typeof authOperations> {
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

/** A user who owes a code by SMS finds it on its way already. */
async function answerToken(accounts: Accounts, call: CallOf<'auth.token'>): Promise<AnswerOf<'auth.token'>> {
  const opened = await signIn(accounts, { ...call.body, language: call.language }, callerOf(call));
  const { user } = opened;
  const answer = user.secondFactor ? signedIn(call, opened) : knownFromNow(accounts, call, user.id, signedIn(call, opened));
  const ends = await sendFirstCode(accounts, opened, call.language);
  return ends === null ? answer : { ...answer, body: { ...answer.body, secondFactorExpirationTime: ends } };
}

/** Whichever of the two tokens comes along; the console sends both. */
async function answerSignOut(accounts: SignOutTools, call: CallOf<'auth.sign-out'>): Promise<AnswerOf<'auth.sign-out'>> {
  const refreshToken = refreshTokenIn(call);
  const bearer = parseBearer(call.header('authorization'));
  const claims = bearer === undefined ? null : await accounts.readToken(bearer, accounts.clock.now());
  await endSession(accounts, { refreshToken, sessionId: claims?.sessionId ?? null }, callerOf(call));
  return { status: 204, headers: { 'set-cookie': clearedCookie } };
}

async function answerPassword(accounts: Accounts, call: SignedCallOf<'auth.password'>): Promise<AnswerOf<'auth.password'>> {
  const { old_password, new_password } = call.body;
  const given = { oldPassword: old_password, newPassword: new_password, language: call.language };
  return signedIn(call, await changePassword(accounts, call.session, given, callerOf(call)));
}

async function answerProof(accounts: Accounts, call: SignedCallOf<'auth.proof'>): Promise<AnswerOf<'auth.proof'>> {
  await reauthenticate(accounts, call.session, { password: call.body.password, language: call.language }, callerOf(call));
  return { status: 204 };
}

/**
 * No one learns from the answer or its time who has an account, nor from how long the next one takes: it comes when the
 * work is over, after an even time. A failure of the work is reported to the operator of the server alone.
 */
async function answerLostPassword(accounts: Accounts & Later, call: CallOf<'auth.lost-password'>): Promise<AnswerOf<'auth.lost-password'>> {
  const { username } = call.body;
  const caller = callerOf(call);
  const leave = await accounts.enterFrom('link_requested', caller.address);
  const began = performance.now();
  const work = sendLink(accounts, { username, language: call.language }, caller).finally(leave);
  accounts.later(() => work);
  await work.catch(() => undefined);
  await waitForConstantTime(accounts.clock, began, constantTimeSteps.linkMilliseconds);
  return { status: 204 };
}

async function answerLink(accounts: Accounts, call: CallOf<'auth.link'>): Promise<AnswerOf<'auth.link'>> {
  const meaning = await meaningOfLink(accounts, call.path.hash);
  if (meaning === undefined) throw refuse('link_not_valid');
  return { status: 200, body: meaning };
}

async function answerUseLink(accounts: Accounts, call: CallOf<'auth.use-link'>): Promise<AnswerOf<'auth.use-link'>> {
  const { hash } = call.path;
  const { email, name, password } = call.body;
  const purpose = (await meaningOfLink(accounts, hash))?.purpose;
  if (purpose === 'lost_password' || purpose === 'invitation') {
    const given = { secret: hash, password, language: call.language };
    return knownFromNow(accounts, call, await spendLink(accounts, given, callerOf(call)), { status: 204 });
  }
  if (purpose !== 'first_administrator') throw refuse('link_not_valid');
  const id = await makeFirstAdministrator(accounts, hash, { email, name, password }, callerOf(call));
  return knownFromNow(accounts, call, id, { status: 204 });
}

/** Rights as a matrix, computed once for the console: every entity by every action. */
function meOf({ session }: SignedCallOf<'me'>, resources: readonly AnyResource[]): AnswerOf<'me'>['body'] {
  const { user } = session;
  return { user, rights: rightsMatrix(user, resources), limitations: isLimited(user) ? user.limitations : [] };
}

function demandedToken(call: RefreshCall): string {
  const token = refreshTokenIn(call);
  if (token === null) throw refuse('Unauthorized');
  return token;
}

/** From the cookie only for the console: another site cannot send its header without being asked first. */
function refreshTokenIn(call: RefreshCall): string | null {
  if (isConsole(call)) return call.cookies[refreshCookieName] ?? null;
  return call.body.refresh_token;
}
