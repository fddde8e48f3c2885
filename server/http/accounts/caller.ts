import type { Caller } from '../../work/accounts.ts';
import type { Call } from '../call/call.ts';
import { deviceCookieName } from './device-cookie.ts';

/** Who calls, as far as the request tells: for sessions and the audit. */
export function callerOf(call: Call): Caller {
  return {
    device: call.header('user-agent')?.slice(0, 300) ?? null,
    address: call.address,
    requestId: call.requestId,
    knownBy: call.cookies[deviceCookieName] ?? null,
  };
}
