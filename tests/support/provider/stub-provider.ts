import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;
type Key = { readonly id: string; readonly private: CryptoKey; readonly public: CryptoKey };

/** A provider made by hand, which answers at once and, when it is asked to, wrongly. */
export type StubProvider = {
  readonly issuer: URL;
  /** Who comes to it. */
  person: Claims;
  /** What is in the token as well, or instead. */
  claims: Claims;
  /** Added to the address that it sends the browser back to, or instead of what is there. */
  answer: Readonly<Record<string, string | null>>;
  /** Makes a token out of its claims, instead of signing them as is right. */
  sign: ((claims: Claims, key: Key) => Promise<string>) | null;
  /** Answers whatever is here instead of the description of itself. */
  discovery: Claims;
  /** Says nothing for so long, or with this status. */
  fault: { readonly path: string; readonly status?: number; readonly hangs?: true } | null;
  /** How often each address was asked for. */
  readonly hits: ReadonlyMap<string, number>;
  /** The forms that its token address got. */
  readonly exchanges: readonly URLSearchParams[];
  readonly rotateKeys: () => Promise<void>;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

export const clientId = 'poradnik';
/** With what an address or a header would break on. */
export const clientSecret = 'tajne & + % = : heslo';
const somebody: Claims = { sub: 'somebody', email: 'nekdo@mesto.test', email_verified: true, name: 'Někdo Nový' };

let keys = 0;
async function aKey(): Promise<Key> {
  keys += 1;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { id: `key-${keys}`, private: privateKey, public: publicKey };
}

/** Signs as the provider should. */
export function signedRightly(claims: Claims, key: Key): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: key.id }).sign(key.private);
}

/** Signs with the public key as if it were a secret that both know. */
export async function signedWithPublicKey(claims: Claims, key: Key): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(key.public));
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid: key.id }).sign(secret);
}

/** Does not sign at all, and says so. */
export async function unsigned(claims: Claims): Promise<string> {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

/** Starts it on a free port of the loopback. */
export async function startStubProvider(): Promise<StubProvider> {
  let key = await aKey();
  const hits = new Map<string, number>();
  const exchanges: URLSearchParams[] = [];
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const issuer = new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
  const at = (path: string) => new URL(path, issuer).href;
  const stub: StubProvider = {
    issuer,
    person: somebody,
    claims: {},
    answer: {},
    sign: null,
    discovery: {},
    fault: null,
    hits,
    exchanges,
    rotateKeys: async () => {
      key = await aKey();
    },
    reset: () => {
      Object.assign(stub, { person: somebody, claims: {}, answer: {}, sign: null, discovery: {}, fault: null });
      hits.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', issuer);
    hits.set(asked.pathname, (hits.get(asked.pathname) ?? 0) + 1);
    const { fault } = stub;
    if (fault !== null && asked.pathname === fault.path) {
      if (fault.hangs !== true) response.writeHead(fault.status ?? 500).end();
      return;
    }
    const answers: Readonly<Record<string, () => unknown>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: issuer.origin,
        authorization_endpoint: at('/authorize'),
        token_endpoint: at('/token'),
        jwks_uri: at('/keys'),
        userinfo_endpoint: at('/userinfo'),
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        authorization_response_iss_parameter_supported: true,
        ...stub.discovery,
      }),
      '/keys': async () => ({ keys: [{ ...(await exportJWK(key.public)), kid: key.id, alg: 'RS256', use: 'sig' }] }),
      '/token': () => exchange(request),
      '/userinfo': () => stub.person,
    };
    if (asked.pathname === '/authorize') {
      response.writeHead(303, { location: sentBack(asked.searchParams) }).end();
      return;
    }
    const answer = answers[asked.pathname];
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = JSON.stringify(await answer());
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }

  function sentBack(asked: URLSearchParams): string {
    const code = `code-${nonces.size}`;
    nonces.set(code, asked.get('nonce') ?? '');
    const back = new URL(asked.get('redirect_uri') ?? '');
    const answer = { code, state: asked.get('state'), iss: issuer.origin, ...stub.answer };
    for (const [name, value] of Object.entries(answer)) if (value !== null) back.searchParams.set(name, value);
    return back.href;
  }

  async function exchange(request: IncomingMessage): Promise<unknown> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
    exchanges.push(form);
    const now = Math.floor(Date.now() / 1000);
    const { sub } = stub.person;
    const nonce = nonces.get(form.get('code') ?? '');
    const claims = { iss: issuer.origin, aud: clientId, sub, nonce, iat: now, exp: now + 300, ...stub.claims };
    const token = await (stub.sign ?? signedRightly)(claims, key);
    return { access_token: 'an access token', token_type: 'Bearer', expires_in: 300, id_token: token };
  }

  return stub;
}
