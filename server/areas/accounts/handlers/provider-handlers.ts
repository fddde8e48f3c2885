import type { FastifyBaseLogger } from 'fastify';
import type { providerOperations } from '../../../../contract/operations/accounts/provider-operations.ts';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { isOwnAddress } from '../../../../contract/rules/accounts/own-address.ts';
import {
  attemptMinutes,
  failureParameter,
  type ProviderFailure,
  providerPaths,
} from '../../../../contract/rules/accounts/provider-sign-in.ts';
import type { Answer, AnswerOf, CallOf, HandlersOf } from '../../../engine/call/call.ts';
import type { Accounts } from '../accounts.ts';
import { beginAtProvider, finishAtProvider, type Providing, type SignInProvider } from '../sign-in/sign-in-by-provider.ts';
import { callerOf } from './caller.ts';
import { refreshCookie } from './signed-in.ts';

/** Binds a sign-in at a provider to the browser that began it. */
const attemptCookieName = '__Host-attempt';

/** Lax, and no other cookie is: it has to come along when another site, the provider, leads the browser back. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Carries the secret of the attempt. */
function attemptCookie(secret: string): string {
  return `${attemptCookieName}=${secret}; ${attributes}; Max-Age=${attemptMinutes * 60}`;
}

const clearedAttemptCookie = `${attemptCookieName}=; ${attributes}; Max-Age=0`;

/** Both operations get and answer the same: what an address says, and where to go next. */
type ProviderCall = CallOf<'auth.oidc-start'>;
type Redirect = AnswerOf<'auth.oidc-start'>;

type Tools = { readonly signInProvider: SignInProvider | null; readonly salt: string; readonly log: FastifyBaseLogger };

/** Handlers of `providerOperations`. A person is on the way: whatever happens, a page is at the end. */
export function providerHandlers(accounts: Accounts, { signInProvider, salt, log }: Tools): HandlersOf<typeof providerOperations> {
  const providing: Providing = {
    provider: signInProvider?.provider ?? null,
    making: { defaultRole: signInProvider?.defaultRole ?? null, salt },
    callback: () => new URL(`/central${providerPaths.callback}`, accounts.linkOrigin()).href,
    warn: (fault) => log.warn({ fault: fault.message, failure: fault.failure }, 'nobody was signed in at the identity provider'),
  };
  const ledToPage = (answer: (call: ProviderCall) => Promise<Redirect>) => async (call: ProviderCall) => {
    try {
      return await answer(call);
    } catch (error) {
      log.error({ fault: String(error), reference: call.requestId }, 'signing in at the identity provider failed');
      return toSignIn('unavailable', null);
    }
  };
  return {
    'auth.oidc-start': { public: ledToPage((call) => start(accounts, providing, call)) },
    'auth.oidc-callback': { public: ledToPage((call) => comeBack(accounts, providing, call)) },
  };
}

async function start(accounts: Accounts, providing: Providing, call: ProviderCall): Promise<Redirect> {
  const returnTo = returnAddressIn(call);
  const begun = await beginAtProvider(accounts, providing, returnTo, callerOf(call));
  if ('failure' in begun) return toSignIn(begun.failure, returnTo);
  return { status: 303, headers: { location: begun.address, 'set-cookie': attemptCookie(begun.secret) } };
}

async function comeBack(accounts: Accounts, providing: Providing, call: ProviderCall): Promise<Redirect> {
  const given = { secret: call.cookies[attemptCookieName] ?? null, answer: answerIn(call) };
  const finished = await finishAtProvider(accounts, providing, given, callerOf(call));
  if (!('failure' in finished)) {
    const location = withQuery(providerPaths.landing, { next: finished.returnTo });
    return { status: 303, headers: { location, 'set-cookie': [refreshCookie(finished.tokens.refresh_token), clearedAttemptCookie] } };
  }
  const { failure, returnTo } = finished;
  // An unknown answer leaves the attempt of this browser as it was.
  return toSignIn(failure, returnTo, failure === 'attempt_unknown' ? {} : { 'set-cookie': clearedAttemptCookie });
}

function toSignIn(failure: ProviderFailure, returnTo: string | null, headers: Answer['headers'] = {}): Redirect {
  return { status: 303, headers: { ...headers, location: withQuery(accessPaths.signIn, { [failureParameter]: failure, next: returnTo }) } };
}

function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.append(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function returnAddressIn({ query }: ProviderCall): string | null {
  const { next } = query;
  return typeof next === 'string' && next.length <= 2000 && !next.includes('\u0000') && isOwnAddress(next) ? next : null;
}

/** What the provider put into the address: a name that comes twice stays so, and is refused by anyone who reads it. */
function answerIn({ query }: ProviderCall): URLSearchParams {
  const answer = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) answer.append(name, String(one));
  return answer;
}
