import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../support/people.ts';
import { providerOfFile } from '../../support/provider/provider-of-file.ts';
import { failed } from '../../support/provider/provider-people.ts';
import { signedRightly, signedWithPublicKey, unsigned } from '../../support/provider/stub-provider.ts';
import { type Traveller, traveller } from '../../support/provider/traveller.ts';

const minute = 60_000;
const { stub, setup } = await providerOfFile();
let browser: Traveller;
let person: { readonly id: number; readonly email: string };
beforeEach(async () => {
  browser = traveller();
  person = await aUser(setup);
  stub.person = { sub: person.email, email: person.email, email_verified: true };
});

/** Opens the callback; where it leads. */
const open = async (address: string, by = browser) => (await by.open(address)).location?.slice(setup.origin.length);
const sessionsOf = async (id: number) => (await sql`select id from sessions where user_id = ${id}`.execute(setup.db)).rows.length;
/** No one was let in as the person, and no cookie of a session was given. */
async function expectNobodyIn(by = browser): Promise<void> {
  expect(await sessionsOf(person.id)).toBe(0);
  expect(by.cookieOf('localhost', '__Host-refresh')).toBeUndefined();
}

describe('a callback', () => {
  it('is of use once: replayed it finds no attempt, and begins no second session', async () => {
    const address = await setup.comeBack(browser);
    const secret = browser.cookieOf('localhost', '__Host-attempt') ?? '';
    expect(await open(address)).toBe('/auth/provider');
    expect(await open(address)).toBe(failed('attempt_unknown'));
    // The cookie too, for anyone who copied it.
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: `__Host-attempt=${secret}` } });
    expect(answer.headers.get('location')).toBe(failed('attempt_unknown'));
    expect(await sessionsOf(person.id)).toBe(1);
  });

  it('is of use once, however many come at the same instant', async () => {
    const address = await setup.comeBack(browser);
    const cookie = `__Host-attempt=${browser.cookieOf('localhost', '__Host-attempt') ?? ''}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(address, { redirect: 'manual', headers: { cookie } })));
    expect(answers.filter(({ headers }) => headers.get('location') === '/auth/provider').length).toBe(1);
    expect(await sessionsOf(person.id)).toBe(1);
  });

  it('asvs-10.1.2 of another browser signs nobody in, nor does it spend the attempt of the one whose it is', async () => {
    const address = await setup.comeBack(browser);
    const victim = traveller();
    expect(await open(address, victim)).toBe(failed('attempt_unknown'));
    await setup.comeBack(victim);
    expect(await open(address, victim)).toBe(failed('attempt_unknown'));
    await expectNobodyIn(victim);
    expect(await open(address)).toBe('/auth/provider');
  });

  it('with the state of another attempt of the same browser signs nobody in', async () => {
    const first = await setup.comeBack(browser);
    await setup.comeBack(browser);
    expect(await open(first)).toBe(failed('attempt_unknown'));
    await expectNobodyIn();
  });

  it.each([
    ['no state', 'state', null],
    ['an empty state', 'state', ''],
    ['a NUL in its state', 'state', 'a\u0000'],
    ['another state', 'state', 'x'.repeat(43)],
  ])('asvs-10.2.1 with %s is nobody’s', async (_, name, value) => {
    stub.answer = { [name]: value };
    expect(await open(await setup.comeBack(browser))).toBe(failed('attempt_unknown'));
    await expectNobodyIn();
  });

  it('with two states signs nobody in', async () => {
    const address = await setup.comeBack(browser);
    expect(await open(`${address}&state=x`)).toBe(failed('answer_not_valid'));
    await expectNobodyIn();
  });

  it('ends ten minutes after its beginning, to the second', async () => {
    const late = await setup.comeBack(browser);
    setup.clock.advance(10 * minute);
    expect(await open(late)).toBe(failed('attempt_expired'));
    await expectNobodyIn();
    const inTime = await setup.comeBack(browser);
    setup.clock.advance(10 * minute - 1000);
    expect(await open(inTime)).toBe('/auth/provider');
  });

  it.each([
    ['another issuer', { iss: 'https://login.utocnik.test' }],
    ['no issuer, although this provider always names itself', { iss: null }],
    ['no code', { code: null }],
  ])('asvs-10.5.3 asvs-6.8.1 that names %s is refused: providers may not be mixed up', async (_, answer) => {
    stub.answer = answer;
    expect(await open(await setup.comeBack(browser))).toBe(failed('answer_not_valid'));
    expect(stub.hits.get('/token')).toBeUndefined();
    await expectNobodyIn();
  });

  it('asvs-10.1.2 gives its code to the provider with the verifier that nobody saw on the way', async () => {
    const started = await browser.open(`${setup.origin}/central/auth/oidc/start`);
    const asked = new URL(started.location ?? '');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('response_type')).toBe('code');
    const address = await browser.follow(asked.href, `${setup.origin}/central/auth/oidc/callback`);
    await open(address);
    const verifier = stub.exchanges.at(-1)?.get('code_verifier') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(Buffer.from(digest).toString('base64url')).toBe(asked.searchParams.get('code_challenge'));
    expect(asked.href).not.toContain(verifier);
  });
});

describe('a token of identity', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const wrongClaims: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['for another application', { aud: 'somebody-else' }],
    ['for another application too, and made for that one', { aud: ['poradnik', 'other'], azp: 'other' }],
    ['of another issuer', { iss: 'https://login.utocnik.test' }],
    ['of an issuer that is only alike', { iss: '/' }],
    ['of another attempt', { nonce: 'another nonce' }],
    ['of no attempt', { nonce: undefined }],
    ['that has ended', { exp: now() - 600 }],
    ['without an end', { exp: undefined }],
    ['of nobody', { sub: undefined }],
  ];
  it.each(wrongClaims)('asvs-10.5.1 asvs-10.5.4 %s opens nothing', async (_, claims) => {
    stub.claims = claims['iss'] === '/' ? { iss: `${stub.issuer.origin}/` } : claims;
    expect(await open(await setup.comeBack(browser))).toBe(failed('answer_not_valid'));
    await expectNobodyIn();
  });

  it('asvs-6.8.2 without a signature opens nothing, although the provider says that it gives such', async () => {
    stub.sign = unsigned;
    expect(await open(await setup.comeBack(browser))).toBe(failed('answer_not_valid'));
    await expectNobodyIn();
  });

  it('asvs-6.8.2 signed with the public key as if it were a secret opens nothing', async () => {
    stub.sign = signedWithPublicKey;
    expect(await open(await setup.comeBack(browser))).toBe(failed('answer_not_valid'));
    await expectNobodyIn();
  });

  it('whose signature was changed opens nothing', async () => {
    stub.sign = async (claims, key) => `${(await signedRightly(claims, key)).slice(0, -6)}AAAAAA`;
    expect(await open(await setup.comeBack(browser))).toBe(failed('answer_not_valid'));
    await expectNobodyIn();
  });

  it('is believed although the clocks are two minutes apart, whichever goes ahead', async () => {
    for (const apart of [120, -120]) {
      stub.claims = { iat: now() + apart, nbf: now() + apart, exp: now() + apart + 60 };
      expect(await setup.goThere()).toBe('/auth/provider');
    }
  });
});

describe('the way back', () => {
  it.each([
    ['https://utocnik.test/', undefined],
    ['//utocnik.test', undefined],
    ['/\\utocnik.test', undefined],
    ['/auth/sign-out', undefined],
    ['/stores/\u0000', undefined],
    [`/${'a'.repeat(3000)}`, undefined],
    ['/stores/manage?filter={"q":"Praha"}&page=2', '/stores/manage?filter={"q":"Praha"}&page=2'],
  ])('from %j leads to the console alone', async (next, kept) => {
    const address = new URL(await setup.goThere(browser, next), setup.origin);
    expect([address.pathname, address.searchParams.get('next') ?? undefined]).toEqual(['/auth/provider', kept]);
  });

  it('is kept when nobody was signed in', async () => {
    stub.answer = { error: 'access_denied', code: null };
    expect(await setup.goThere(browser, '/stores/manage')).toBe('/auth/sign-in?failure=refused&next=%2Fstores%2Fmanage');
  });

  it('is a page whatever goes wrong, also where there is no provider at all', async () => {
    await sql`alter table provider_attempts rename to away`.execute(setup.db);
    expect(await setup.goThere()).toBe(failed('unavailable'));
    await sql`alter table away rename to provider_attempts`.execute(setup.db);
  });
});

describe('the cookies', () => {
  it('of an attempt and of a session are bound to this host, and no script reads them', async () => {
    const started = await browser.open(`${setup.origin}/central/auth/oidc/start`);
    expect(started.cookies.map((cookie) => cookie.split('; ').toSorted())).toEqual([
      ['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure', expect.stringMatching(/^__Host-attempt=[\w-]{43}$/u)],
    ]);
    const back = await browser.open(await browser.follow(started.location ?? '', `${setup.origin}/central/auth/oidc/callback`));
    expect(back.cookies.map((cookie) => cookie.split('; ').toSorted())).toEqual([
      ['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Strict', 'Secure', expect.stringMatching(/^__Host-refresh=[\w-]{43}$/u)],
      ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure', '__Host-attempt='],
    ]);
    expect(back.body).toBe('');
  });

  it('say nothing: what is kept of an attempt is not in them', async () => {
    await browser.open(`${setup.origin}/central/auth/oidc/start`);
    const secret = browser.cookieOf('localhost', '__Host-attempt') ?? '';
    const { rows } = await sql<{ digest: string; state: string }>`select * from provider_attempts`.execute(setup.db);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('attempts that nobody finishes', () => {
  it('are two hundred of one address at most, and are gone ten minutes later', async () => {
    await sql`delete from provider_attempts`.execute(setup.db);
    const start = async () => (await traveller().open(`${setup.origin}/central/auth/oidc/start`)).location ?? '';
    for (let count = 0; count < 200; count += 1) await start();
    expect((await start()).slice(setup.origin.length)).toBe(failed('too_many_attempts'));
    setup.clock.advance(10 * minute);
    expect(await start()).toContain('/authorize');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from provider_attempts`.execute(setup.db);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
