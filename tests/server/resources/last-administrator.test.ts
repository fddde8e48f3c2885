import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { guessingLimits } from '../../../contract/rules/accounts/guessing.ts';
import { bulk } from '../../support/bulk.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { aUser, type Client, signIn, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

describe('the last active super administrator', () => {
  /** No one else is a super administrator: others are demoted first. */
  async function onlyThese(count: number): Promise<readonly Client[]> {
    const clients: Client[] = [];
    for (let place = 0; place < count; place += 1) clients.push(await superAdministrator(central));
    await sql`update users set role = 'operator', level = 20 where not id = any(${clients.map(({ id }) => id)}::int[])`.execute(central.db);
    return clients;
  }
  async function left(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from users u join credentials c on c.user_id = u.id left join users_live l on l.id = u.id
      where u.active and u.deleted_at is null and l.blocked_at is null and (u.role = 'superAdministrator' or u.level <= 1)`.execute(
      central.db,
    );
    return rows[0]?.count ?? 0;
  }
  const demoted = { role: 'operator', level: 20 };
  const successor = () => ({ email: `${randomUUID()}@mesto.test`, name: 'Nástupce', role: 'superAdministrator', level: 0 });

  const alone: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
    patch: ({ id, patch }) => patch(`/users/${id}`, 1, demoted),
    'patch of the role alone': ({ id, patch }) => patch(`/users/${id}`, 1, { role: 'operator' }),
    'patch of the level alone': ({ id, patch }) => patch(`/users/${id}`, 1, { level: 2 }),
    put: ({ id, put }) => put(`/users/${id}`, { version: 1, ...demoted }),
    'bulk update': (client) => bulk(client, 'users', { action: 'update', ids: [client.id], values: demoted }),
    'bulk delete': (client) => bulk(client, 'users', { action: 'delete', ids: [client.id] }),
    'bulk deactivate': (client) => bulk(client, 'users', { action: 'deactivate', ids: [client.id] }),
    'bulk for all that a filter finds': (client) =>
      client.post('/users/bulk', { action: 'deactivate', filter: { role: 'superAdministrator' } }),
    delete: ({ id, remove }) => remove(`/users/${id}`),
    deactivate: ({ id, post }) => post(`/users/${id}/actions/deactivate`, {}, { 'if-match': '"1"' }),
    import: async (client) => {
      const file = `E-mail;Jméno;Role;Úroveň\n${client.email};Poslední;Obsluha;20\n`;
      const { id } = await importer(central, client, 'users').checked(file);
      await importer(central, client, 'users').saved(id, 'good');
      const { rows } = await importer(central, client, 'users').current(id);
      expect(rows.map((row) => row['state'])).toEqual(['wrong']);
    },
  };
  it.each(Object.entries(alone))('stays whatever is tried: %s', async (_, attempt) => {
    const [client] = await onlyThese(1);
    if (client === undefined) throw new Error('nobody');
    await attempt(client);
    expect(await left()).toBe(1);
    // Anyone who stays can still appoint others as high as themselves.
    expect((await client.post('/users', successor())).status).toBe(201);
  });

  const atOnce: Readonly<Record<string, (client: Client, other: Client) => Promise<unknown>>> = {
    'demoting each other': (client, other) => client.patch(`/users/${other.id}`, 1, demoted),
    'demoting themselves': (client) => client.patch(`/users/${client.id}`, 1, demoted),
    'deleting each other': (client, other) => client.remove(`/users/${other.id}`),
    'deactivating each other in bulk': (client, other) => client.post('/users/bulk', { action: 'deactivate', ids: [other.id] }),
    'demoting each other in bulk': (client, other) =>
      client.post('/users/bulk', { action: 'update', ids: [client.id, other.id], values: demoted }),
  };
  it.each(Object.entries(atOnce))('stays when two act at once: %s', async (_, attempt) => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = await onlyThese(2);
      if (one === undefined || other === undefined) throw new Error('nobody');
      await Promise.all([attempt(one, other), attempt(other, one)]);
      expect(await left()).toBeGreaterThan(0);
    }
  });

  it('stays when one is demoted while the other is being blocked by guesses, and when both are', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = await onlyThese(2);
      if (one === undefined || other === undefined) throw new Error('nobody');
      await nearlyBlocked(one.id);
      await nearlyBlocked(other.id);
      await Promise.all([
        signIn(central, one.email, 'Špatné heslo 2026'),
        round % 2 === 0 ? signIn(central, other.email, 'Špatné heslo 2026') : other.patch(`/users/${other.id}`, 1, demoted),
      ]);
      expect(await left()).toBeGreaterThan(0);
    }
  });

  async function nearlyBlocked(id: number): Promise<void> {
    await sql`
      insert into users_live (id, failed_sign_ins) values (${id}, ${guessingLimits.blockedAfter - 1})
      on conflict (id) do update set failed_sign_ins = excluded.failed_sign_ins, waits_until = null`.execute(central.db);
  }

  it('stays although others have the role at a lower level, or the level without the role', async () => {
    const [client, other] = await onlyThese(2);
    if (client === undefined || other === undefined) throw new Error('nobody');
    for (const rights of [
      { role: 'superAdministrator', level: 1 },
      { role: 'administrator', level: 0 },
    ]) {
      await sql`update users set role = ${rights.role}, level = ${rights.level} where id = ${other.id}`.execute(central.db);
      expect((await client.patch(`/users/${client.id}`, 1, demoted)).body).toMatchObject({ err: 'last_super_administrator' });
    }
  });

  it('is not one who was only invited, nor one who is blocked', async () => {
    const [client] = await onlyThese(1);
    if (client === undefined) throw new Error('nobody');
    await client.post('/users', successor());
    const { id } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await sql`insert into users_live (id, blocked_at) values (${id}, now())`.execute(central.db);
    expect((await client.patch(`/users/${client.id}`, 1, demoted)).body).toMatchObject({ err: 'last_super_administrator' });
  });
});

describe('a super administrator among others', () => {
  it.each([
    ['role', { role: 'operator' }],
    ['level', { level: 2 }],
    ['activity', { active: false }],
  ])('takes nothing from themselves: %s', async (_, change) => {
    const [client] = [await superAdministrator(central), await superAdministrator(central)];
    expect((await client.patch(`/users/${client.id}`, 1, change)).body).toMatchObject({ err: 'own_account' });
  });

  it('may write what takes nothing from themselves', async () => {
    const client = await superAdministrator(central);
    expect((await client.patch(`/users/${client.id}`, 1, { name: 'Jiné Jméno', resources: ['store'] })).status).toBe(200);
  });
});
