import { numberAt, textAt } from '../../support/people.ts';
import { demonstrationPassword, people } from './sign-in.ts';

type Values = Readonly<Record<string, unknown>>;

/** The super administrator of a town, by the API. What is refused fails the test. */
export type Administrator = {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: Values) => Promise<unknown>;
  /** Changes a record as it is now. */
  readonly patch: (path: string, values: Values) => Promise<unknown>;
  /** Keeps a file for the booking page; answers its digest. */
  readonly upload: (resource: string, field: string, content: Buffer) => Promise<string>;
};

/** Signs the super administrator in. */
export async function administratorOf(origin: string): Promise<Administrator> {
  const body = { username: people.superAdministrator, password: demonstrationPassword };
  const signedIn = await send(`${origin}/central/auth/token`, { method: 'POST', body: JSON.stringify(body) });
  const authorization = `Bearer ${textAt(signedIn, 'tokens', 'access_token')}`;
  return {
    get: (path) => call(path, {}),
    post: (path, values) => call(path, { method: 'POST', body: JSON.stringify(values) }),
    patch: async (path, values) => {
      const version = numberAt(await call(path, {}), 'version');
      return call(path, { method: 'PATCH', body: JSON.stringify(values), headers: { 'if-match': `"${version}"` } });
    },
    upload: async (resource, field, content) => {
      const headers = { 'content-type': 'application/octet-stream' };
      return textAt(
        await call(`/files?resource=${resource}&field=${field}`, { method: 'POST', body: new Uint8Array(content), headers }),
        'digest',
      );
    },
  };

  function call(path: string, { headers, ...init }: RequestInit): Promise<unknown> {
    return send(`${origin}/central${path}`, { ...init, headers: { authorization, ...Object.fromEntries(new Headers(headers)) } });
  }
}

async function send(address: string, { headers, ...init }: RequestInit): Promise<unknown> {
  const all = { 'content-type': 'application/json', ...Object.fromEntries(new Headers(headers)) };
  const answer = await fetch(address, { ...init, headers: all });
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(read)}`);
  return read;
}
