import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherServer } from '../../support/central.ts';
import { aUser, rowsOf, signIn, superAdministrator, textAt } from '../../support/people.ts';
import { providerOfFile } from '../../support/provider/provider-of-file.ts';
import { failed } from '../../support/provider/provider-people.ts';
import { listening, namedProvider, type ProviderSetup } from '../../support/provider/provider-setup.ts';
import { traveller } from '../../support/provider/traveller.ts';

const { stub, setup, comes, letIn } = await providerOfFile();

describe('where the configuration names a role for new accounts', () => {
  let generous: ProviderSetup;
  beforeAll(async () => {
    const named = { issuer: stub.issuer, defaultRole: 'operator' } as const;
    generous = await listening(await anotherServer(setup, { signInProvider: (clock) => namedProvider(named, clock) }));
  });
  afterAll(() => generous.close());

  it('nobody is made of an e-mail that is none, and a name is one line', async () => {
    for (const email of ['nikdo', 'a\r\nBcc: b@mesto.test', 'skryt\u200by@mesto.test', 'a\u0000@mesto.test']) {
      comes(email);
      expect(await generous.goThere()).toBe(failed('email_not_verified'));
    }
    comes('radek@mesto.test', { name: 'Radek\r\n\u0000\u202EŘádek ' });
    expect(await generous.goThere()).toBe('/auth/provider');
    const root = await superAdministrator(setup);
    expect(rowsOf(await root.get('/users?filter={"q":"radek@mesto.test"}'))).toMatchObject([{ name: 'Radek Řádek' }]);
  });

  it('an account is made that may nothing yet, once, and recorded as any other', async () => {
    comes('novacek@mesto.test', { name: ' Nováček Jan ' });
    const browsers = Array.from({ length: 4 }, traveller);
    expect(await Promise.all(browsers.map((browser) => generous.goThere(browser)))).toEqual(browsers.map(() => '/auth/provider'));
    const root = await superAdministrator(setup);
    const made = rowsOf(await root.get('/users?filter={"q":"novacek@mesto.test"}'));
    expect(made).toMatchObject([
      { name: 'Nováček Jan', email: 'novacek@mesto.test', role: 'operator', level: 20, resources: [], limitations: [], active: true },
    ]);
    const [browser] = browsers;
    const { body } = browser === undefined ? { body: null } : await generous.takeUp(browser);
    const headers = { authorization: `Bearer ${textAt(body, 'tokens', 'access_token')}` };
    expect((await generous.app.inject({ method: 'GET', url: '/central/stores', headers })).statusCode).toBe(403);
    const id = String(made[0]?.['id']);
    expect(rowsOf(await root.get(`/users/${id}/history`))).toMatchObject([
      {
        action: 'create',
        actor_name: 'Nováček Jan',
        changes: { resources: { after: [] }, limitations: { after: [] }, active: { after: true }, first_time: { after: false } },
      },
    ]);
    expect((await signIn(setup, 'novacek@mesto.test', '')).status).toBe(422);
    expect((await signIn(setup, 'novacek@mesto.test')).status).toBe(401);
  });

  it('nobody is made anew whom somebody deleted here', async () => {
    const { id, email } = await aUser(setup);
    await sql`update users set deleted_at = now() where id = ${id}`.execute(setup.db);
    comes(email);
    expect(await generous.goThere()).toBe(failed('account_not_active'));
    comes('neovereny@mesto.test', { email_verified: false });
    expect(await generous.goThere()).toBe(failed('email_not_verified'));
  });

  it('nobody is made anew under another e-mail whose account was deleted here', async () => {
    const { id, email } = await aUser(setup);
    comes(email);
    await letIn();
    await sql`update users set deleted_at = now() where id = ${id}`.execute(setup.db);
    stub.person = { ...stub.person, email: 'jinak@mesto.test' };
    expect(await generous.goThere()).toBe(failed('account_not_active'));
    expect((await sql`select id from users where email = 'jinak@mesto.test'`.execute(setup.db)).rows).toEqual([]);
  });
});
