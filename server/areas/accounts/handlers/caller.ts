import { guessingLimits } from '../../../../contract/rules/accounts/guessing.ts';
import type { Answer, Call } from '../../../engine/call/call.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { rememberDevice } from '../sign-in-attempts/known-device.ts';

/** Who calls, as far as the request reports: for sessions and the audit. */
export function callerOf(call: Pick<Call, 'header' | 'address' | 'requestId' | 'cookies'>): Caller {
  return {
    device: call.header('user-agent')?.slice(0, 300) ?? null,
    address: call.address,
    requestId: call.requestId,
    knownBy: call.cookies[deviceCookieName] ?? null,
  };
}

/** By what a browser is known that has signed in to an account before; it outlives the session and lets no one in. */
const deviceCookieName = '__Host-devices';

/**
 * The answer to who has just proved to be the account, for the client to be known by. A program gets it too: one that sends it
 * again is not kept out by strangers who try its account, one that does not loses nothing.
 */
export function knownFromNow<const A extends Answer>(
  { keys }: Pick<Accounts, 'keys'>,
  call: Pick<Call, 'cookies'>,
  userId: number,
  answer: A,
): A {
  return withCookie(answer, deviceCookie(keys.digest, call, userId));
}

/** The cookie itself, for pages that a browser is led to. */
function deviceCookie(digestKey: Uint8Array, call: Pick<Call, 'cookies'>, userId: number): string {
  const value = rememberDevice(digestKey, userId, call.cookies[deviceCookieName] ?? null);
  return `${deviceCookieName}=${value}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${guessingLimits.deviceDays * 86_400}`;
}

function withCookie<const A extends Answer>(answer: A, cookie: string): A {
  return { ...answer, headers: { ...answer.headers, 'set-cookie': [...[answer.headers?.['set-cookie'] ?? []].flat(), cookie] } };
}
