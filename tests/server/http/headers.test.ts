import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../server/adapters/clock.ts';
import { operations, urlOf } from '../../support/addresses.ts';
import { appWithoutDatabase } from '../../support/app-without-database.ts';
import { startOfTests } from '../../support/central.ts';
import { namedProvider } from '../../support/provider/provider-setup.ts';

const ofTheApi = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u),
};

describe('headers of the API', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await appWithoutDatabase();
  });
  afterAll(() => app.close());

  it.each(operations.filter(({ id }) => id !== 'about.docs'))('stand on every answer of $id', async ({ method, path }) => {
    const upper = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;
    const reply = await app.inject({ method: upper[method], url: urlOf(path) });
    expect(reply.headers).toMatchObject(ofTheApi);
    expect(reply.headers['content-type']).toBe([204, 303].includes(reply.statusCode) ? undefined : 'application/json; charset=utf-8');
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  });

  it.each([
    ['an unknown address', 404, { method: 'GET', url: '/central/nothing' }],
    ['a wrong method', 405, { method: 'DELETE', url: '/central/me' }],
    ['a foreign page', 403, { method: 'POST', url: '/central/auth/token', headers: { origin: 'https://evil.example' } }],
    ['a page without an origin of its own', 403, { method: 'POST', url: '/central/auth/token', headers: { origin: 'null' } }],
    [
      'a format that we do not speak',
      415,
      { method: 'POST', url: '/central/auth/token', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    ],
    ['an address that cannot be decoded', 400, { method: 'GET', url: '/central/%ZZ' }],
    ['a database that is away', 503, { method: 'GET', url: '/central/auth/policy' }],
  ] as const)('stand on the refusal of %s', async (_, status, request) => {
    const reply = await app.inject({ ...request });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({ ...ofTheApi, 'content-type': 'application/json; charset=utf-8' });
    expect(reply.json().reference).toBe(reply.headers['x-request-id']);
    expect(reply.headers['retry-after'] !== undefined).toBe(status === 503);
  });

  it('stand on what tells about health', async () => {
    const live = await app.inject('/health/live');
    const ready = await app.inject('/health/ready');
    expect([live.statusCode, live.json(), ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'live' },
      503,
      { status: 'unavailable', reason: 'database' },
    ]);
    expect(live.headers).toMatchObject(ofTheApi);
    expect(ready.headers).toMatchObject(ofTheApi);
    expect(ready.headers['retry-after']).toMatch(/^[1-9]/u);
  });

  it('let the own page and programs without a page in', async () => {
    for (const headers of [
      { origin: 'http://localhost:80', host: 'localhost:80' },
      { origin: 'https://central.test', host: 'central.test' },
      {},
    ]) {
      const reply = await app.inject({ method: 'POST', url: '/central/auth/refresh', headers });
      expect(reply.json().err).toBe('Unauthorized');
    }
  });
});

describe('the origin', () => {
  it('is that of PUBLIC_URL where there is one, whatever host is asked for', async () => {
    const app = await appWithoutDatabase({ publicUrl: new URL('https://fronty.mesto.cz') });
    const ask = async (origin: string) =>
      (await app.inject({ method: 'POST', url: '/central/auth/refresh', headers: { origin, host: 'inside:3000' } })).statusCode;
    expect([await ask('https://fronty.mesto.cz'), await ask('http://inside:3000'), await ask('http://fronty.mesto.cz')]).toEqual([
      401, 403, 403,
    ]);
    await app.close();
  });
});

describe('headers of documents', () => {
  const script = "document.documentElement.dataset.theme='a'";
  const policy = (scripts: string) =>
    `default-src 'self'; script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  let directory: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'poradnik-console-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(
      join(directory, 'index.html'),
      `<!doctype html><html lang="cs"><script>${script}</script><script src="/assets/main-abc.js"></script>`,
    );
    writeFileSync(join(directory, 'assets', 'main-abc.js'), 'export {};');
    app = await appWithoutDatabase({ consoleDirectory: directory });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });

  it.each(['/', '/stores/manage', '/auth/sign-in?from=/stores', '/stores/1/services/2'])(
    'of the screen %s allow its one script',
    async (url) => {
      const reply = await app.inject(url);
      const hash = createHash('sha256').update(script).digest('base64');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(` 'sha256-${hash}'`),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );

  it('of a collection written with underscores are those of the API, which sends it on', async () => {
    const reply = await app.inject('/central/touch_screens?range=%5B0%2C9%5D');
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/central/touch-screens?range=%5B0%2C9%5D']);
    expect(reply.headers).toMatchObject(ofTheApi);
  });

  it('say of a screen that there is an identity provider, and change nothing else', async () => {
    const { provider } = namedProvider({ issuer: new URL('https://login.mesto.test') }, movedClock(startOfTests));
    const signInProvider = { provider, button: 'Účet "města" <MÚ>', defaultRole: null };
    const furnished = await appWithoutDatabase({ consoleDirectory: directory, signInProvider });
    const reply = await furnished.inject('/auth/sign-in');
    expect(reply.body).toContain('<html data-provider="Účet &quot;města&quot; &lt;MÚ>" data-unsent="email sms" lang="cs">');
    expect(reply.headers['content-security-policy']).toBe((await app.inject('/')).headers['content-security-policy']);
    expect((await app.inject('/auth/sign-in')).body).not.toContain('data-provider');
    await furnished.close();
  });

  it('say of a screen which messages have no way out, and nothing where all have one', async () => {
    const gateway = async (): Promise<void> => undefined;
    const half = await appWithoutDatabase({ consoleDirectory: directory, gateways: { email: gateway, sms: null } });
    expect((await half.inject('/')).body).toContain('<html data-unsent="sms" lang="cs">');
    await half.close();
    const whole = await appWithoutDatabase({ consoleDirectory: directory, gateways: { email: gateway, sms: gateway } });
    expect((await whole.inject('/')).body).toContain('<html lang="cs">');
    await whole.close();
  });

  it('of the page about the API allow no script in the page', async () => {
    const reply = await app.inject('/central/docs');
    expect(reply.headers['content-security-policy']).toBe(policy(''));
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).not.toContain('<script');
  });

  it('of the booking page allow no script of others, and only the named webs and the console to embed it', async () => {
    const embedded = await appWithoutDatabase({ bookingPage: { directory, within: ['https://www.mesto.test'] } });
    const reply = await embedded.inject('/objednani');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    const said = String(reply.headers['content-security-policy']);
    expect(said).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(said).toMatch(/; frame-ancestors 'self' https:\/\/www\.mesto\.test$/u);
    await embedded.close();
  });

  it('let hashed files be kept for ever', async () => {
    const reply = await app.inject('/assets/main-abc.js');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/central/nothing', '/assets/gone.js', '/files', '/health/nothing', '/favicon.ico', '/central', '/assets/../../package.json'])(
    'are not given to %s, which is no screen',
    async (url) => {
      const reply = await app.inject(url);
      expect([reply.statusCode, reply.json().err]).toEqual([404, 'unknown_address']);
    },
  );
});
