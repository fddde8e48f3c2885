import { simulatorWords as words } from '../../contract/messages/cs/simulator.ts';

/** What went wrong, in words for who started the simulator. */
export class CallFailed extends Error {}

/** Calls of the API as somebody who signed in. */
export type CentralCalls = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

/** Signs in at the central. Throws `CallFailed` when it lets nobody in. */
export async function signIn(url: string, account: { readonly user: string; readonly password: string }): Promise<CentralCalls> {
  const call = async (method: string, path: string, body: unknown, token: string | null) => {
    const address = new URL(`/central${path}`, url);
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    try {
      return await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    } catch {
      throw new CallFailed(words.unreachable(url));
    }
  };
  const response = await call('POST', '/auth/token', { username: account.user, password: account.password }, null);
  const token = response.ok ? tokenIn(await response.json()) : null;
  if (token === null) throw new CallFailed(words.signInFailed(response.status));
  return async (method, path, body) => {
    const answer = await call(method, path, body, token);
    if (!answer.ok) throw new CallFailed(words.callFailed(`${method} ${path}`, answer.status, (await answer.text()).slice(0, 300)));
    return answer.json();
  };
}

function tokenIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('tokens' in body)) return null;
  const { tokens } = body;
  if (typeof tokens !== 'object' || tokens === null || !('access_token' in tokens)) return null;
  return typeof tokens.access_token === 'string' ? tokens.access_token : null;
}
