import { actions, isLimited, may } from '../../contract/access.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { refuse, refuseValues } from '../../contract/refusal.ts';
import type { Accounts, Caller } from '../work/accounts.ts';
import { changePassword, readPasswordRules } from '../work/change-password.ts';
import { endSession } from '../work/end-session.ts';
import { makeFirstAdministrator, purposeOfLink } from '../work/first-administrator.ts';
import type { SignedIn } from '../work/issue-tokens.ts';
import { rotateToken } from '../work/rotate-token.ts';
import { signIn } from '../work/sign-in.ts';
import type { Answer, Call, Handlers, SignedCall } from './call.ts';
import { objectBody, requiredTextIn, textIn } from './read-body.ts';
import { clearedCookie, refreshCookie, refreshCookieName } from './refresh-cookie.ts';

/** Handlers of `authOperations`. */
export function authHandlers(accounts: Accounts, resources: readonly AnyResource[]): Handlers {
  return {
    'auth.token': { public: async (call) => signedIn(call, await signIn(accounts, credentialsIn(call), callerOf(call))) },
    'auth.refresh': { public: async (call) => signedIn(call, await rotateToken(accounts, demandedToken(call), callerOf(call))) },
    'auth.sign-out': { public: (call) => answerSignOut(accounts, call) },
    'auth.password': { signed: (call) => answerPassword(accounts, call) },
    'auth.link': { public: (call) => answerLink(accounts, call) },
    'auth.use-link': { public: (call) => answerUseLink(accounts, call) },
    'auth.policy': { public: async () => ({ status: 200, body: await readPasswordRules(accounts.db) }) },
    me: { signed: async (call) => ({ status: 200, body: meOf(call, resources) }) },
  };
}

function credentialsIn(call: Call): { readonly username: string; readonly password: string } {
  const body = objectBody(call.body);
  return { username: requiredTextIn(body, 'username'), password: requiredTextIn(body, 'password') };
}

async function answerSignOut(accounts: Accounts, call: Call): Promise<Answer> {
  const token = refreshTokenIn(call);
  if (token !== null) await endSession(accounts, token, callerOf(call));
  return { status: 204, headers: { 'set-cookie': clearedCookie } };
}

async function answerPassword(accounts: Accounts, call: SignedCall): Promise<Answer> {
  const body = objectBody(call.body);
  const given = { oldPassword: textIn(body, 'old_password'), newPassword: requiredTextIn(body, 'new_password') };
  return signedIn(call, await changePassword(accounts, call.session, given, callerOf(call)));
}

async function answerLink(accounts: Accounts, call: Call): Promise<Answer> {
  const purpose = await purposeOfLink(accounts, call.parameters['hash'] ?? '');
  if (purpose === undefined) throw refuse('link_not_valid');
  return { status: 200, body: { purpose } };
}

async function answerUseLink(accounts: Accounts, call: Call): Promise<Answer> {
  const body = objectBody(call.body);
  const hash = call.parameters['hash'] ?? '';
  if ((await purposeOfLink(accounts, hash)) !== 'first_administrator') throw refuse('link_not_valid');
  const [email, name, password] = [textIn(body, 'email') ?? '', textIn(body, 'name') ?? '', requiredTextIn(body, 'password')];
  if (name.length > 120) throw refuseValues({ name: { code: 'too_long', details: { max: 120 } } });
  await makeFirstAdministrator(accounts, hash, { email, name, password }, callerOf(call));
  return { status: 204 };
}

/** Rights as a matrix, computed once for the console: every entity by every action. */
function meOf({ session }: SignedCall, resources: readonly AnyResource[]): unknown {
  const { user } = session;
  const rights = resources.map((resource) => [
    resource.name,
    Object.fromEntries(actions.map((action) => [action, may(user, resource, action)])),
  ]);
  return { user, rights: Object.fromEntries(rights), limitations: isLimited(user) ? user.limitations : [] };
}

/** For the console the refresh token stays in the cookie (page 08, Rights). */
function signedIn(call: Call, { user, tokens }: SignedIn): Answer {
  const { refresh_token, ...others } = tokens;
  if (!isConsole(call)) return { status: 200, body: { user, tokens } };
  return { status: 200, body: { user, tokens: others }, headers: { 'set-cookie': refreshCookie(refresh_token) } };
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

function isConsole(call: Call): boolean {
  return call.header('x-client') === 'console';
}

function callerOf(call: Call): Caller {
  return { device: call.header('user-agent')?.slice(0, 300) ?? null, address: call.address, requestId: call.requestId };
}
