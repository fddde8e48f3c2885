import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { appointAdministrator } from '../../../server/work/appoint-administrator.ts';
import { type Central, openCentral, send, startOfTests } from '../../support/central.ts';
import { aUser, rowsOf, signIn, superAdministrator, valueAt } from '../../support/people.ts';

const password = 'Úplně nové heslo 2027';
const outward = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'http://localhost' };

describe('an administrator who is made on the server', () => {
  let central: Central;
  beforeAll(async () => {
    central = await openCentral();
  });
  beforeEach(() => central.clock.moveTo(startOfTests));
  afterAll(() => central.close());

  const appoint = (email: string) => appointAdministrator({ ...central, salt: 'x'.repeat(32), outward }, email);
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
    expect(audited).toMatchObject([{ action: 'edit', actor_name: serverWords.commandLine, changes: { level: { before: 20, after: 0 } } }]);
  });
});
