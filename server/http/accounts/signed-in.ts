import type { SignedIn } from '../../work/sessions/issue-tokens.ts';
import type { Answer, Call } from '../call/call.ts';
import { refreshCookie } from './refresh-cookie.ts';

/** The answer of everything that begins a session or carries it on. For the console the refresh token stays in the cookie (page 08, Rights). */
export function signedIn(call: Call, { user, tokens }: SignedIn): Answer {
  const { refresh_token, ...others } = tokens;
  if (!isConsole(call)) return { status: 200, body: { user, tokens } };
  return { status: 200, body: { user, tokens: others }, headers: { 'set-cookie': refreshCookie(refresh_token) } };
}

export function isConsole(call: Call): boolean {
  return call.header('x-client') === 'console';
}
