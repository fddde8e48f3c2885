import { CentralError } from '../transport/central-error.ts';
import { type Answer, send, type Transport } from '../transport/send.ts';
import type { SessionStore } from './session.ts';
import { isSessionAnswer, type SessionAnswer } from './session-answer.ts';

/** What calls need that begin a session, go on with it or end it. */
export type SessionTools = { readonly session: SessionStore; readonly transport: Transport };
export type Credentials = { readonly username: string; readonly password: string };

/** Reads a session out of an answer. */
export async function readSession(answer: Promise<Answer>): Promise<SessionAnswer> {
  const { json, status } = await answer;
  if (isSessionAnswer(json)) return json;
  throw new CentralError(status, { err: 'unreadable', message: '' });
}

/** Signs in; rejects with the server's refusal, and leaves the session as it was. A 401 is an answer like any other here. */
export async function signIn({ session, transport }: SessionTools, body: Credentials): Promise<void> {
  session.begin(await readSession(send('/auth/token', { method: 'POST', body }, transport, null)));
}

/** Carries on, or takes up, the session of the cookie that this browser holds. */
export async function refreshSession({ session, transport }: SessionTools): Promise<void> {
  session.begin(await readSession(send('/auth/refresh', { method: 'POST', body: {} }, transport, null)));
}
