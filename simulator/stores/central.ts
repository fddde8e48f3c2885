import { type Ask, createAsk, type Json } from '../../contract/client/ask.ts';
import type { WrittenCall } from '../../contract/client/calls.ts';
import type { InputOf, RowOf } from '../../contract/kit/index.ts';
import { simulatorWords as words } from '../../contract/messages/cs/simulator.ts';
import type { Registry, ResourceName } from '../../contract/resources/registry.ts';

/** What went wrong, in words for who started the simulator. */
export class CallFailed extends Error {}

/** The API for someone who signed in. */
export type Central = {
  /** Calls by their names. */
  readonly ask: Ask<never>;
  /** Makes a row of an entity and gives its identifier. */
  readonly make: <N extends ResourceName>(entity: N, values: Partial<InputOf<Registry[N]>>) => Promise<number>;
  /** Rows of an entity that a filter finds. */
  readonly find: <N extends ResourceName>(entity: N, filter: Readonly<Record<string, unknown>>) => Promise<readonly RowOf<Registry[N]>[]>;
};

/** Signs in at the central. Throws `CallFailed` when it lets no one in. */
export async function signIn(url: string, account: { readonly user: string; readonly password: string }): Promise<Central> {
  const fetched = async ({ method, path, headers, body }: WrittenCall, token: string | null): Promise<Response> => {
    try {
      return await fetch(new URL(`/central${path}`, url), {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new CallFailed(words.unreachable(url));
    }
  };
  const enter = createAsk<never>(async (call) => {
    const response = await fetched(call, null);
    if (!response.ok) throw new CallFailed(words.signInFailed(response.status));
    return response.json();
  });
  const { tokens } = await enter('POST /auth/token', { body: { username: account.user, password: account.password } });
  const send = async (call: WrittenCall): Promise<Json> => {
    const answer = await fetched(call, tokens.access_token);
    if (!answer.ok)
      throw new CallFailed(words.callFailed(`${call.method} ${call.path}`, answer.status, (await answer.text()).slice(0, 300)));
    return answer.json();
  };
  // The addresses of entities follow from their declarations.
  return {
    ask: createAsk<never>(send),
    make: async (entity, values) => (await send({ method: 'POST', path: `/${entity}`, headers: {}, body: values })).id,
    find: (entity, filter) => send({ method: 'GET', path: `/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers: {} }),
  };
}
