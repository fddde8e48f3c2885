import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { literal } from '../../../contract/messages/basics/literal.ts';
import { createEmptinessCheck, linkForFirstAdministrator } from '../../../server/areas/accounts/administrators/first-administrator.ts';
import { secretKey, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { failingCalls } from '../../support/failing-calls.ts';
import { overtaken } from '../../support/overtaken.ts';
import { aUser, signIn, valueAt } from '../../support/people.ts';

const person = { email: ' Prvni@Mesto.test ', name: ' První Správce ', password: 'Dost dlouhé heslo' };

const central = await centralOfFile();

describe('the link for the first administrator', () => {
  let secret: string;
  const makeLink = () => linkForFirstAdministrator(central, secretKey);
  const look = (hash: string) => send(central, { method: 'GET', url: `/central/auth/lost-password/${hash}` });
  const use = (hash: string, payload: object = person) =>
    send(central, { method: 'POST', url: `/central/auth/lost-password/${hash}`, payload });
  const users = async () => (await sql<{ email: string }>`select email from users order by id`.execute(central.db)).rows;

  beforeEach(async () => {
    central.clock.moveTo(startOfTests);
    await sql`truncate users, credentials, sessions, refresh_tokens, one_time_links restart identity cascade`.execute(central.db);
    secret = (await makeLink()) ?? '';
  });

  it('says what it is for', async () => {
    expect(await look(secret)).toMatchObject({ status: 200, body: { purpose: 'first_administrator' } });
  });

  it('makes a super administrator who may sign in at once', async () => {
    expect(await use(secret)).toMatchObject({ status: 204, body: '' });
    const reply = await signIn(central, 'prvni@mesto.test', person.password);
    expect(valueAt(reply.body, 'user')).toMatchObject({ role: 'superAdministrator', level: 0, first_time: false, name: 'První Správce' });
    expect(await users()).toEqual([{ email: 'prvni@mesto.test' }]);
  });

  it('has them told of failed backups, unless the town has said who is', async () => {
    await sql`truncate email_notifications`.execute(central.db);
    await use(secret);
    const notifications = () => sql`select name, events, store_ids, recipients, active from email_notifications`.execute(central.db);
    const first = { name: 'Neúspěšné zálohy', events: ['backup_failed'], store_ids: [], recipients: 'prvni@mesto.test', active: true };
    expect((await notifications()).rows).toEqual([first]);
    await sql`truncate users, credentials, sessions, refresh_tokens, one_time_links restart identity cascade`.execute(central.db);
    await use((await makeLink()) ?? '', { ...person, email: 'druhy@mesto.test' });
    expect((await notifications()).rows).toEqual([first]);
  });

  it('leaves in the audit who set a password, and among the changes that there is a user', async () => {
    await use(secret);
    const [{ id, name } = { id: 0, name: '' }] = (await sql<{ id: number; name: string }>`select id, name from users`.execute(central.db))
      .rows;
    const audited = await sql`select actor_id, actor_name, action from audit_log order by id desc limit 1`.execute(central.db);
    expect(audited.rows).toEqual([{ actor_id: id, actor_name: name, action: 'password_changed' }]);
    const changed =
      await sql`select resource, record_id, version, action, actor_id from changes where resource = 'users' order by at desc limit 1`.execute(
        central.db,
      );
    expect(changed.rows).toEqual([{ resource: 'users', record_id: id, version: 1, action: 'create', actor_id: id }]);
  });

  it('makes nobody when it was replaced while the password was being kept', async () => {
    const reply = await overtaken(central, {
      lock: sql`lock table one_time_links in share row exclusive mode`,
      work: () => send(central, { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload: person }),
      meanwhile: (holder) => sql`delete from one_time_links`.execute(holder),
    });
    expect(reply).toMatchObject({ status: 410, body: { err: 'link_not_valid' } });
    expect(await users()).toEqual([]);
  });

  it('asvs-6.4.1 works once', async () => {
    await use(secret);
    expect(await look(secret)).toMatchObject({ status: 410, body: { err: 'link_not_valid' } });
    expect((await use(secret, { ...person, email: 'druhy@mesto.test' })).status).toBe(410);
    expect(await users()).toHaveLength(1);
  });

  it('makes one user when it is used many times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, place) => use(secret, { ...person, email: `p${place}@mesto.test` })));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([204, 410, 410, 410, 410, 410, 410, 410]);
    expect(await users()).toHaveLength(1);
  });

  it('asvs-6.4.1 holds for 24 hours', async () => {
    central.clock.advance(24 * 3_600_000 - 1);
    expect((await look(secret)).status).toBe(200);
    central.clock.advance(1);
    expect((await look(secret)).status).toBe(410);
    expect((await use(secret)).status).toBe(410);
    expect(await users()).toEqual([]);
  });

  it.each([
    ['x', 410],
    ['%00', 400],
    ['a'.repeat(100), 410],
    ['a'.repeat(101), 400],
    ['%F0%9F%8E%AB', 410],
  ])('is not "%s"', async (hash, status) => {
    expect([(await look(hash)).status, (await use(hash)).status]).toEqual([status, status]);
  });

  it('is the same at every start while it holds, and is replaced by another one after that or under another key', async () => {
    central.clock.advance(23 * 3_600_000);
    expect(await makeLink()).toBe(secret);
    const other = (await linkForFirstAdministrator(central, 'another secret key, long enough too')) ?? '';
    expect([(await look(secret)).status, (await look(other)).status]).toEqual([410, 200]);
    central.clock.advance(25 * 3_600_000);
    const newer = (await makeLink()) ?? '';
    expect([(await look(other)).status, (await look(newer)).status]).toEqual([410, 200]);
  });

  it('asvs-6.3.2 is made and taken only while there is nobody', async () => {
    await aUser(central);
    expect(await makeLink()).toBeNull();
    expect((await use(secret)).status).toBe(410);
    expect(await users()).toHaveLength(1);
  });

  it.each([
    ['no e-mail', { email: ' ' }, 'email', literal.required],
    ['a wrong e-mail', { email: 'prvni' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'a'.repeat(121) }, 'name'],
    ['a weak password', { password: 'krátké' }, 'password'],
    ['no password', { password: '' }, 'password'],
    ['a NUL', { name: 'a\u0000' }, 'name'],
  ])('is not spent by %s, which is said at the field', async (_, change, field, said = '') => {
    const reply = await use(secret, { ...person, ...change });
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: expect.stringContaining(said) } } });
    expect((await look(secret)).status).toBe(200);
  });

  it('is what the page points to until the account is there, and never again', async () => {
    const isEmpty = createEmptinessCheck(central.db);
    expect(await isEmpty()).toBe(true);
    await use(secret);
    expect(await isEmpty()).toBe(false);
    await sql`truncate users, credentials cascade`.execute(central.db);
    // It is not asked for once more: a page of every visitor must not cost a query.
    expect(await isEmpty()).toBe(false);
    expect(await createEmptinessCheck(central.db)()).toBe(true);
  });

  it('is not pointed to while the database does not answer', async () => {
    const calls = failingCalls(central.opened.pool);
    const isEmpty = createEmptinessCheck(central.db);
    calls.arm(1, 'refused');
    expect([await isEmpty(), await isEmpty()]).toEqual([false, true]);
  });

  it('asvs-6.4.1 keeps no secret in the database', async () => {
    const { rows } = await sql<{ digest: string }>`select digest from one_time_links`.execute(central.db);
    expect(rows.map((row) => row.digest)).not.toContain(secret);
  });
});
