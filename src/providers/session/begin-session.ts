import type { CallOptions } from '../../../contract/client/calls.ts';
import { CentralError } from '../transport/central-error.ts';
import { send, type Transport } from '../transport/send.ts';
import type { SessionStore } from './session.ts';
import { isSessionAnswer } from './session-answer.ts';

/** What calls need that begin a session, go on with it or end it. */
export type SessionTools = { readonly session: SessionStore; readonly transport: Transport };
export type Credentials = CallOptions<'POST /auth/token'>['body'];

/** Signs in; rejects with the server's refusal, and leaves the session as it was. A 401 is an answer like any other here. */
export function signIn(tools: SessionTools, body: Credentials): Promise<void> {
  return begin(tools, 'POST /auth/token', body);
}

/** Carries on, or takes up, the session of the cookie that this browser holds. */
export function refreshSession(tools: SessionTools): Promise<void> {
  return begin(tools, 'POST /auth/refresh', {});
}

type Beginning = 'POST /auth/token' | 'POST /auth/refresh';

async function begin<N extends Beginning>({ session, transport }: SessionTools, name: N, body: CallOptions<N>['body']): Promise<void> {
  // The address follows the method. It has nothing to be filled in, and the first download has no room for what fills others.
  const { json, status } = await send(name.slice(5), { method: 'POST', body }, transport, null);
  if (!isSessionAnswer(json)) throw new CentralError(status, { err: 'unreadable', message: '' });
  session.begin(json);
}
