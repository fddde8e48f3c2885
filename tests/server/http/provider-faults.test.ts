import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anotherServer, type Central, openCentral, startOfTests } from '../../support/central.ts';
import { aUser, signIn } from '../../support/people.ts';
import { failed } from '../../support/provider/provider-people.ts';
import { listening, namedProvider, type ProviderSetup } from '../../support/provider/provider-setup.ts';
import { type StubProvider, startStubProvider } from '../../support/provider/stub-provider.ts';
import { traveller } from '../../support/provider/traveller.ts';

const discovery = '/.well-known/openid-configuration';
let stub: StubProvider;
let central: Central;
let setup: ProviderSetup;
/** A server that has not asked the provider for anything yet. */
const serverAsking = async (issuer: URL) =>
  listening(await anotherServer(central, { signInProvider: (clock) => namedProvider({ issuer }, clock) }));
beforeAll(async () => {
  stub = await startStubProvider();
  central = await openCentral();
});
beforeEach(async () => {
  stub.reset();
  central.clock.moveTo(startOfTests);
  setup = await serverAsking(stub.issuer);
  const { email } = await aUser(setup);
  stub.person = { sub: email, email, email_verified: true };
});
afterEach(async () => {
  vi.useRealTimers();
  await setup.close();
});
afterAll(async () => {
  await central.close();
  await stub.close();
});

describe('an identity provider that is down', () => {
  it('is not asked at the start, keeps nobody with a password out, and is asked again by the next who comes', async () => {
    expect(stub.hits.size).toBe(0);
    stub.fault = { path: discovery, status: 503 };
    expect(await setup.goThere()).toBe(failed('unavailable'));
    expect((await signIn(setup, (await aUser(setup)).email)).status).toBe(200);
    stub.fault = null;
    expect(await setup.goThere()).toBe('/auth/provider');
  });

  it.each(['/token', '/keys'])('at %s is said to be away, not to be wrong', async (path) => {
    stub.fault = { path, status: 502 };
    expect(await setup.goThere()).toBe(failed('unavailable'));
  });

  it('and says nothing at all is waited for five seconds', async () => {
    stub.fault = { path: '/token', hangs: true };
    const began = performance.now();
    expect(await setup.goThere()).toBe(failed('unavailable'));
    expect(performance.now() - began).toBeLessThan(9000);
  });

  it('and is nobody’s address is said to be away', async () => {
    const away = await serverAsking(new URL('http://127.0.0.1:1'));
    expect(await away.goThere()).toBe(failed('unavailable'));
    await away.close();
  });
});

describe('what is known of the provider', () => {
  it('is read once for an hour, and holds on when it cannot be read again', async () => {
    for (const _ of [1, 2, 3]) expect(await setup.goThere()).toBe('/auth/provider');
    expect([stub.hits.get(discovery), stub.hits.get('/keys')]).toEqual([1, 1]);
    setup.clock.advance(3_600_000);
    stub.fault = { path: discovery, status: 500 };
    expect(await setup.goThere()).toBe('/auth/provider');
    stub.fault = null;
    expect(await setup.goThere()).toBe('/auth/provider');
    expect(stub.hits.get(discovery)).toBe(2);
    setup.clock.advance(60_000);
    expect(await setup.goThere()).toBe('/auth/provider');
    expect(stub.hits.get(discovery)).toBe(3);
  });

  it('is not believed when it names itself otherwise', async () => {
    stub.discovery = { issuer: 'https://login.utocnik.test' };
    expect(await setup.goThere()).toBe(failed('answer_not_valid'));
  });

  it('gets a new key once a minute at most, however many come with one that is not known', async () => {
    expect(await setup.goThere()).toBe('/auth/provider');
    await stub.rotateKeys();
    for (const _ of [1, 2, 3]) expect(await setup.goThere()).toBe(failed('answer_not_valid'));
    expect(stub.hits.get('/keys')).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const browsers = Array.from({ length: 10 }, traveller);
    expect(await Promise.all(browsers.map((browser) => setup.goThere(browser)))).toEqual(browsers.map(() => '/auth/provider'));
    expect(stub.hits.get('/keys')).toBe(2);
  });
});

describe('without a provider', () => {
  it('the way there ends at signing in', async () => {
    const plain = await listening(await anotherServer(central));
    expect(await plain.goThere()).toBe(failed('unavailable'));
    const back = await traveller().open(`${plain.origin}/central/auth/oidc/callback?state=a&code=b`);
    expect(back.location).toBe(`${plain.origin}${failed('unavailable')}`);
    await plain.close();
  });
});

describe('a provider that points into this machine', () => {
  it('is not followed: nothing is fetched from there', async () => {
    let asked = 0;
    const trap = createServer((_, response) => {
      asked += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => {
      trap.listen(0, '127.0.0.1', resolve);
    });
    const address = trap.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    stub.discovery = { jwks_uri: `http://127.0.0.1:${port}/keys`, token_endpoint: `http://127.0.0.1:${port}/token` };
    expect(await setup.goThere()).toBe(failed('unavailable'));
    expect(asked).toBe(0);
    trap.close();
  });
});
