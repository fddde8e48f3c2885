import { send } from '../http/send.ts';
import { readSession, type SessionTools } from './session-calls.ts';

/** Carries on, or takes up, the session of the cookie that this browser holds. */
export async function refreshSession({ session, transport }: SessionTools): Promise<void> {
  session.begin(await readSession(send('/auth/refresh', { method: 'POST', body: {} }, transport, null)));
}
