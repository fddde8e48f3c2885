import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { appointAdministrator } from '../../../server/areas/accounts/administrators/appoint-administrator.ts';
import { send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, numberAt, rowsOf, signIn, superAdministrator, valueAt } from '../../support/people.ts';

const password = 'Úplně nové heslo 2027';
const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'http://localhost', hasBookingPage: true };

const central = await centralOfFile();

describe('an administrator who is made on the server', () => {
  beforeEach(() => central.clock.moveTo(startOfTests));

  const appoint = (email: string) => appointAdministrator({ ...central, salt: 'x'.repeat(32), delivery }, email);
  const spend = (secret: string) => send(central, { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload: { password } });
  const signedInAs = async (email: string) => valueAt((await signIn(central, email, password)).body, 'user');

  it('is an account of a lower level, switched off and blocked, once its password is set', async () => {
    const { id, email } = await aUser(central, { role: 'operator', level: 20 });
    await sql`update users set active = false where id = ${id}`.execute(central.db);
    await sql`insert into users_live (id, failed_sign_ins, blocked_at) values (${id}, 100, now())
      on conflict (id) do update set failed_sign_ins = 100, blocked_at = now()`.execute(central.db);

    const { secret, isNew } = await appoint(email);

    expect(isNew).toBe(false);
    expect((await spend(secret)).status).toBe(204);
    expect(await signedInAs(email)).toMatchObject({ role: 'superAdministrator', level: 0 });
  });

  it('is a new account where there is none of the e-mail', async () => {
    const { secret, isNew } = await appoint('zachrana@mesto.test');

    expect(isNew).toBe(true);
    expect((await spend(secret)).status).toBe(204);
    expect(await signedInAs('zachrana@mesto.test')).toMatchObject({ role: 'superAdministrator', level: 0, name: 'zachrana@mesto.test' });
  });

  it('gets a new link each time, and the one before leads nowhere', async () => {
    const { email } = await aUser(central);
    const [first, second] = [await appoint(email), await appoint(email)];

    expect((await spend(first.secret)).status).toBe(410);
    expect((await spend(second.secret)).status).toBe(204);
    expect((await spend(second.secret)).status).toBe(410);
  });

  it('stands in the audit as what was done on the server, once', async () => {
    const root = await superAdministrator(central);
    const { id, email } = await aUser(central, { role: 'operator', level: 20 });
    await appoint(email);
    await appoint(email);

    const audited = rowsOf(await root.get(`/audit-log?filter={"record_id":${id}}`)).filter((row) => row['resource'] === 'users');
    const changes = { level: { before: 20, after: 0 } };
    expect(audited).toMatchObject([{ action: 'edit', actor_name: serverWords.commandLine, address: '', changes }]);
  });

  it.each([
    ['of another role', { role: 'operator', level: 0 }],
    ['of a lower level', { role: 'superAdministrator', level: 1 }],
    ['of another role and a lower level', { role: 'administrator', level: 10 }],
  ] as const)('is an account %s, of which there is a new version then', async (_, sketch) => {
    const root = await superAdministrator(central);
    const { id, email } = await aUser(central, sketch);
    await appoint(email);
    expect((await root.get(`/users/${id}`)).body).toMatchObject({ role: 'superAdministrator', level: 0, version: 2 });
  });

  it('is left as they are when they are one already', async () => {
    const root = await superAdministrator(central);
    const { id, email } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await appoint(email);
    expect((await root.get(`/users/${id}`)).body).toMatchObject({ version: 1 });
    expect(rowsOf(await root.get(`/users/${id}/history`))).toEqual([]);
  });

  it('stands in the history with all that a new account has, and has not begun before the link is used', async () => {
    await appoint('novy.spravce@mesto.test');
    central.clock.advance(2000);
    const root = await superAdministrator(central);
    const [user] = rowsOf(await root.get('/users?filter={"q":"novy.spravce"}'));
    expect(user).toMatchObject({ state: 'not_invited', version: 1 });
    const [made] = rowsOf(await root.get(`/users/${numberAt(user, 'id')}/history`));
    expect(made).toMatchObject({ action: 'create', actor_name: serverWords.commandLine });
    const after = Object.entries(Object(made?.['changes'])).map(([name, change]) => [name, valueAt(change, 'after')]);
    expect(Object.fromEntries(after)).toEqual({
      email: 'novy.spravce@mesto.test',
      name: 'novy.spravce@mesto.test',
      role: 'superAdministrator',
      level: 0,
      active: true,
      resources: [],
      limitations: [],
      first_time: false,
      phone_number_confirmed: false,
    });
  });
});
