import { generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../server/keys/keys.ts';
import { anotherServer, type Central, secretKey, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { signedIn } from '../../support/people.ts';

const key = new TextEncoder().encode(secretKey);

const central = await centralOfFile();
const owner = await signedIn(central);

describe('an access token', () => {
  let sessionId: string;
  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`select id from sessions where user_id = ${owner.id}`.execute(central.db);
    sessionId = rows[0]?.id ?? '';
  });
  beforeEach(() => central.clock.moveTo(startOfTests));

  type Change = {
    readonly claims?: Readonly<Record<string, unknown>>;
    readonly head?: Readonly<Record<string, unknown>>;
    readonly signed?: Parameters<SignJWT['sign']>[0];
  };

  /** As the server signs them, but for the change. */
  function made({ claims = {}, head = {}, signed = key }: Change = {}): Promise<string> {
    const now = Math.floor(central.clock.now().getTime() / 1000);
    const usual = { sid: sessionId, sub: String(owner.id), iss: 'poradnik', aud: 'central', iat: now, exp: now + 300 };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head }).sign(signed);
  }
  const statusWith = async (token: string): Promise<number> =>
    (await send(central, { method: 'GET', url: '/central/me', headers: { authorization: `Bearer ${token}` } })).status;

  it('opens when it is made as the server makes it', async () => {
    expect(await statusWith(await made())).toBe(200);
  });

  it('asvs-9.1.1 opens nothing when it was changed or signed by another key', async () => {
    const [head, claims, signature] = (await made()).split('.');
    const others = Buffer.from(JSON.stringify({ sid: sessionId, sub: '1', iss: 'poradnik', aud: 'central', exp: 4_000_000_000 }));
    expect(await statusWith(`${head}.${others.toString('base64url')}.${signature}`)).toBe(401);
    expect(await statusWith(`${head}.${claims}.`)).toBe(401);
    expect(await statusWith(await made({ signed: new TextEncoder().encode('another key, as long as the first one') }))).toBe(401);
  });

  it('opens with the key before too while the key is being exchanged, and no longer', async () => {
    const other = 'the next key of this server, long enough';
    const during = await anotherServer(central, { keys: deriveKeys(other, secretKey) });
    const after = await anotherServer(central, { keys: deriveKeys(other) });
    const statusAt = async (server: Central): Promise<number> =>
      (await send(server, { method: 'GET', url: '/central/me', headers: { authorization: `Bearer ${await made()}` } })).status;
    expect([await statusAt(during), await statusAt(after)]).toEqual([200, 401]);
    await Promise.all([during.close(), after.close()]);
  });

  it('asvs-9.1.2 is signed by the one algorithm that is allowed, whatever its head names', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await statusWith(await made({ head: { alg: 'HS512' } }))).toBe(401);
    expect(await statusWith(await made({ head: { alg: 'RS256' }, signed: privateKey }))).toBe(401);
    const [, claims] = (await made()).split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
      expect(await statusWith(`${head}.${claims}.`), alg).toBe(401);
    }
  });

  it('asvs-9.1.3 brings no key of its own, nor says where one is', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    const brought = [{ jwk }, { jku: 'http://127.0.0.1:1/keys' }, { x5u: 'http://127.0.0.1:1/key' }, { kid: '../../../dev/null' }];
    for (const more of brought) {
      expect(await statusWith(await made({ head: { alg: 'RS256', ...more }, signed: privateKey })), JSON.stringify(more)).toBe(401);
    }
  });

  it('asvs-9.2.1 holds within its time alone', async () => {
    const now = Math.floor(central.clock.now().getTime() / 1000);
    expect(await statusWith(await made({ claims: { exp: now } }))).toBe(401);
    expect(await statusWith(await made({ claims: { exp: now + 1 } }))).toBe(200);
    expect(await statusWith(await made({ claims: { nbf: now + 1 } }))).toBe(401);
    expect(await statusWith(await made({ claims: { exp: undefined } }))).toBe(401);
  });

  it('asvs-9.2.2 is of its own type: no refresh token, and none that the key signed for something else', async () => {
    expect(await statusWith(owner.refreshToken)).toBe(401);
    for (const typ of ['JWT', 'logout+jwt', undefined]) expect(await statusWith(await made({ head: { typ } })), typ).toBe(401);
    const payload = { refresh_token: owner.token };
    expect((await send(central, { method: 'POST', url: '/central/auth/refresh', payload })).status).toBe(401);
  });

  it('asvs-9.2.3 is for this service, from this service', async () => {
    for (const aud of ['elsewhere', [], undefined]) expect(await statusWith(await made({ claims: { aud } }))).toBe(401);
    for (const iss of ['elsewhere', undefined]) expect(await statusWith(await made({ claims: { iss } }))).toBe(401);
  });

  it('asvs-7.2.1 is nothing without its session, which is looked for at every request', async () => {
    expect(await statusWith(await made({ claims: { sid: '00000000-0000-4000-8000-000000000000' } }))).toBe(401);
    expect(await statusWith(await made({ claims: { sid: "' or 1=1 --" } }))).toBe(401);
  });
});
