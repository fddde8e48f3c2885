import type { Central } from '../central-context.ts';
import { CentralError } from '../http/central-error.ts';
import { type Answer, send } from '../http/send.ts';
import { isSessionAnswer, type SessionAnswer } from './session-answer.ts';

export type SessionTools = Pick<Central, 'session' | 'transport'>;
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
