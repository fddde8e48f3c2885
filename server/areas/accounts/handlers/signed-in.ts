import type { AnswerOf, Call } from '../../../engine/call/call.ts';
import type { SignedIn } from '../sessions/issue-tokens.ts';
import { refreshCookie } from './refresh-cookie.ts';

/** The answer of everything that begins a session or carries it on. For the console the refresh token stays in the cookie (page 08, Rights). */
export function signedIn(call: Pick<Call, 'header'>, { user, tokens }: SignedIn): AnswerOf<'auth.token'> {
  const { refresh_token, ...others } = tokens;
  if (!isConsole(call)) return { status: 200, body: { user, tokens } };
  return { status: 200, body: { user, tokens: others }, headers: { 'set-cookie': refreshCookie(refresh_token) } };
}

export function isConsole(call: Pick<Call, 'header'>): boolean {
  return call.header('x-client') === 'console';
}
