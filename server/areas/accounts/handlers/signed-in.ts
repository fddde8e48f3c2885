import type { AnswerOf, Call } from '../../../engine/call/call.ts';
import { sessionLimits } from '../accounts.ts';
import type { SignedIn } from '../sessions/session-tokens.ts';

/** The answer of everything that begins a session or carries it on. For the console the refresh token stays in the cookie (page 08, Rights). */
export function signedIn(call: Pick<Call, 'header'>, { user, tokens }: SignedIn): AnswerOf<'auth.token'> {
  const { refresh_token, ...others } = tokens;
  if (!isConsole(call)) return { status: 200, body: { user, tokens } };
  return { status: 200, body: { user, tokens: others }, headers: { 'set-cookie': refreshCookie(refresh_token) } };
}

export function isConsole(call: Pick<Call, 'header'>): boolean {
  return call.header('x-client') === 'console';
}

/** The prefix binds it to this host, to https (or loopback) and to the whole path. */
export const refreshCookieName = '__Host-refresh';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** Carries the refresh token where no script can read it. */
export function refreshCookie(token: string): string {
  return `${refreshCookieName}=${token}; ${attributes}; Max-Age=${sessionLimits.cookieHours * 3600}`;
}

export const clearedCookie = `${refreshCookieName}=; ${attributes}; Max-Age=0`;
