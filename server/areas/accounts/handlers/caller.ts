import type { Call } from '../../../engine/call/call.ts';
import type { Caller } from '../accounts.ts';
import { deviceCookieName } from './device-cookie.ts';

/** Who calls, as far as the request reports: for sessions and the audit. */
export function callerOf(call: Pick<Call, 'header' | 'address' | 'requestId' | 'cookies'>): Caller {
  return {
    device: call.header('user-agent')?.slice(0, 300) ?? null,
    address: call.address,
    requestId: call.requestId,
    knownBy: call.cookies[deviceCookieName] ?? null,
  };
}
