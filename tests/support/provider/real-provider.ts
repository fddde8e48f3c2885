import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';
import { clientId, clientSecret } from './stub-provider.ts';

/** A certified provider on the loopback, with people of its own. */
export type RealProvider = {
  readonly issuer: URL;
  /** Who is known there, by the name that they type. */
  readonly people: Map<string, Readonly<Record<string, unknown>> & { readonly sub: string }>;
  readonly close: () => Promise<void>;
};

/** It asks for Node 22 because of this one function; without it here it runs on 20 as well. */
function fillUp(): void {
  if ('parse' in URL) return;
  const parse = (address: string, base?: string): URL | null => (URL.canParse(address, base) ? new URL(address, base) : null);
  Object.defineProperty(URL, 'parse', { value: parse, configurable: true });
}

const page = (failure: string, cancel: string) => `<!doctype html><html lang="cs"><title>Účty města</title><h1>Účty města</h1>
<form method="post"><p role="alert">${failure}</p><label>Jméno <input name="login" autofocus></label><button>Pokračovat</button></form>
<a href="${cancel}">Zrušit</a></html>`;

/** Starts a provider that knows one application, at the given address. */
export async function startRealProvider(callback: string): Promise<RealProvider> {
  fillUp();
  const { Provider } = await import('oidc-provider');
  const people: RealProvider['people'] = new Map();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const issuer = new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
  const configuration: Configuration = {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback], response_types: ['code'] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 3600, Grant: 3600, Interaction: 3600, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_, id) => {
      const known = [...people.values()].find(({ sub }) => sub === id);
      return known === undefined ? undefined : { accountId: id, claims: () => known };
    },
    // The town agreed for everybody: no one is asked whether the application may know their e-mail.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer.origin, configuration);
  const answer = provider.callback();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, uid, end] = /^\/interaction\/([\w-]+)(\/cancel)?$/u.exec(request.url ?? '') ?? [];
    if (uid === undefined) return answer(request, response);
    if (end !== undefined) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const person = request.method === 'POST' ? people.get(await loginIn(request)) : undefined;
    if (person !== undefined) return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const failure = request.method === 'POST' ? 'Nikoho takového neznáme.' : '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(failure, `/interaction/${uid}/cancel`));
    return undefined;
  }

  return {
    issuer,
    people,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function loginIn(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return new URLSearchParams(Buffer.concat(parts).toString('utf8')).get('login') ?? '';
}
