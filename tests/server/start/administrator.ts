import { textAt } from '../../support/people.ts';
import { signIn } from './first-sign-in.ts';

/** The API of a program as its first administrator. */
export async function administrator(origin: string) {
  const { token } = await signIn(origin);
  const call = async (method: string, path: string, body?: string, type = 'application/json'): Promise<unknown> => {
    const reply = await fetch(`${origin}/central${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    });
    return reply.json();
  };
  /** Asks until the task is as it is waited for. */
  const task = async (id: number, isSo: (task: unknown) => boolean): Promise<unknown> => {
    for (;;) {
      const found = await call('GET', `/tasks/${id}`);
      if (isSo(found)) return found;
    }
  };
  return { token, call, task };
}

/** Whether a task has come to its end, good or bad. */
export const isOver = (task: unknown) => ['done', 'failed', 'cancelled'].includes(textAt(task, 'state'));
