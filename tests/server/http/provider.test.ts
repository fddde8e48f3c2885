import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherServer, type Central, openCentral, send } from '../../support/central.ts';
import { aUser, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { listening, namedProvider, type ProviderSetup } from '../../support/provider/provider-setup.ts';
import { type RealProvider, startRealProvider } from '../../support/provider/real-provider.ts';
import { type Traveller, traveller } from '../../support/provider/traveller.ts';

let central: Central;
let provider: RealProvider;
let setup: ProviderSetup;
beforeAll(async () => {
  central = await openCentral();
  // The provider has to know where people come back to before the server knows the provider.
  const placeholder = await listening(await anotherServer(central));
  const port = Number(new URL(placeholder.origin).port);
  await placeholder.app.close();
  provider = await startRealProvider(`${placeholder.origin}/central/auth/oidc/callback`);
  setup = await serverOn(port);
});
afterAll(async () => {
  await setup.app.close();
  await central.close();
  await provider.close();
});

async function serverOn(port: number): Promise<ProviderSetup> {
  const { issuer } = provider;
  return listening(await anotherServer(central, { signInProvider: (clock) => namedProvider({ issuer }, clock) }), port);
}

/** Goes to the provider as someone; the address that it leads back to. */
async function comeBackAs(login: string, browser: Traveller, next = '/stores/manage'): Promise<string> {
  const callback = `${setup.origin}/central/auth/oidc/callback`;
  const start = `${setup.origin}/central/auth/oidc/start?${new URLSearchParams({ next }).toString()}`;
  const form = await browser.follow(start, `${provider.issuer.origin}/interaction/`);
  const sent = await browser.open(form, { login });
  return browser.follow(sent.location ?? '', callback);
}
/** Opens the callback; where it leads. */
const open = async (address: string, browser: Traveller) => (await browser.open(address)).location?.slice(setup.origin.length);
async function known(login: string): Promise<{ readonly id: number; readonly email: string }> {
  const user = await aUser(central, { name: login, resources: ['store'] });
  provider.people.set(login, { sub: `sub of ${login}`, email: user.email, email_verified: true, name: login });
  return user;
}

describe('signing in at an identity provider', () => {
  it('begins a session like any other: taken up by the cookie, listed among devices, in the audit, with the way back kept', async () => {
    const { id, email } = await known('Jana');
    const browser = traveller();
    expect(await open(await comeBackAs('Jana', browser), browser)).toBe('/auth/provider?next=%2Fstores%2Fmanage');
    const { status, body } = await setup.takeUp(browser);
    expect(status).toBe(200);
    expect(valueAt(body, 'user')).toMatchObject({ id, email, first_time: false, secondFactor: false });
    const headers = { authorization: `Bearer ${textAt(body, 'tokens', 'access_token')}` };
    expect((await send(setup, { method: 'GET', url: '/central/stores', headers })).status).toBe(200);
    const devices = rowsOf(await send(setup, { method: 'GET', url: '/central/sessions', headers }));
    expect(devices).toMatchObject([{ is_current: true, address: '127.0.0.1' }]);
    const root = await superAdministrator(central);
    const audit = rowsOf(await root.get('/audit-log?filter={"action_in":["sign_in","identity_linked"]}&range=[0,99]'));
    const own = audit.filter(({ actor_name }) => actor_name === 'Jana').map(({ action }) => String(action));
    expect(own.toSorted()).toEqual(['identity_linked', 'sign_in']);
    expect(valueAt((await root.get(`/users/${id}`)).body, 'last_sign_in_at')).toBe(central.clock.now().toISOString());
  });

  it('ends with the session: who signed out is asked by the provider’s own session alone', async () => {
    await known('Olga');
    const browser = traveller();
    await open(await comeBackAs('Olga', browser), browser);
    const cookie = `__Host-refresh=${browser.cookieOf('localhost', '__Host-refresh') ?? ''}`;
    const out = await send(setup, { method: 'POST', url: '/central/auth/sign-out', headers: { 'x-client': 'console', cookie } });
    expect(out.status).toBe(204);
    expect((await setup.takeUp(browser)).status).toBe(401);
    expect(await setup.goThere(browser)).toBe('/auth/provider');
    expect((await setup.takeUp(browser)).status).toBe(200);
  });

  it('is broken off by who cancels there, and says so', async () => {
    const browser = traveller();
    const start = `${setup.origin}/central/auth/oidc/start`;
    const form = await browser.follow(start, `${provider.issuer.origin}/interaction/`);
    expect(await browser.follow(`${form}/cancel`, `${setup.origin}/auth`)).toBe(`${setup.origin}/auth/sign-in?failure=refused`);
  });

  it('is refused a second time by the same answer, here and at the provider', async () => {
    const { id } = await known('Petr');
    const browser = traveller();
    const address = await comeBackAs('Petr', browser);
    expect(await open(address, browser)).toContain('/auth/provider');
    expect(await open(address, browser)).toBe('/auth/sign-in?failure=attempt_unknown');
    // The code put into a new attempt: the provider gave it for another verifier, and has taken it back.
    const again = new URL(await setup.comeBack(browser));
    again.searchParams.set('code', new URL(address).searchParams.get('code') ?? '');
    expect(await open(again.href, browser)).toBe('/auth/sign-in?failure=answer_not_valid');
    expect((await sql`select id from sessions where user_id = ${id}`.execute(central.db)).rows.length).toBe(1);
  });

  it('of somebody else put into one’s own attempt lets nobody in', async () => {
    await known('Útočník');
    const { id } = await known('Oběť');
    const [attacker, victim] = [traveller(), traveller()];
    const stolen = new URL(await comeBackAs('Oběť', victim)).searchParams.get('code') ?? '';
    const own = new URL(await comeBackAs('Útočník', attacker));
    own.searchParams.set('code', stolen);
    expect(await open(own.href, attacker)).toContain('failure=answer_not_valid');
    expect((await sql`select id from sessions where user_id = ${id}`.execute(central.db)).rows).toEqual([]);
  });

  it('goes on after the server was started anew meanwhile', async () => {
    await known('Eva');
    const browser = traveller();
    const address = await comeBackAs('Eva', browser);
    const port = Number(new URL(setup.origin).port);
    await setup.app.close();
    setup = await serverOn(port);
    expect(await open(address, browser)).toContain('/auth/provider');
    expect((await setup.takeUp(browser)).status).toBe(200);
  });
});
