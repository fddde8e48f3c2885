import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Area, type Role, roles } from '../../../contract/access.ts';
import { guessingLimits } from '../../../contract/rules/guessing.ts';
import { bulk } from '../../support/bulk.ts';
import { type Central, openCentral, type Reply, startOfTests } from '../../support/central.ts';
import { importer } from '../../support/imports.ts';
import { readLive } from '../../support/live-reader.ts';
import { aUser, type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator, valueAt } from '../../support/people.ts';

let central: Central;
beforeAll(async () => {
  central = await openCentral();
});
beforeEach(() => central.clock.moveTo(startOfTests));
afterAll(() => central.close());

type Rights = { readonly role: Role; readonly level: number };
type Change = Partial<Rights> & { readonly resources?: readonly Area[]; readonly name?: string };

const rights: fc.Arbitrary<Rights> = fc.record({ role: fc.constantFrom(...roles), level: fc.constantFrom(0, 1, 2, 20) });
const changes: fc.Arbitrary<Change> = fc.record(
  {
    role: fc.constantFrom(...roles),
    level: fc.constantFrom(0, 1, 2, 20),
    resources: fc.subarray<Area>(['store', 'ordering', 'settings']),
    name: fc.constant('Jiné Jméno'),
  },
  { requiredKeys: [] },
);
const isSuper = ({ role, level }: Rights) => role === 'superAdministrator' || level <= 1;
const isAbove = (user: Rights, actor: Rights) => user.role === 'superAdministrator' || user.level < actor.level;

/** The rule in the fewest words: who is super administrator by role may do all, others nothing to or towards who is above them. */
function mayDo(actor: Rights, target: Rights, change: Change): boolean {
  if (actor.role === 'superAdministrator') return true;
  return isSuper(actor) && !isAbove(target, actor) && !isAbove({ ...target, ...change }, actor);
}

type Way = (client: Client, id: number, change: Change) => Promise<boolean>;
const ways: Readonly<Record<string, Way>> = {
  patch: async (client, id, change) => (await client.patch(`/users/${id}`, 1, change)).status === 200,
  put: async (client, id, change) => (await client.put(`/users/${id}`, { version: 1, ...change })).status === 200,
  bulk: async (client, id, change) => {
    const { body } = await client.post('/users/bulk', { action: 'update', ids: [id], values: change });
    const [outcome]: unknown[] = Array.isArray(valueAt(body, 'results')) ? Object(valueAt(body, 'results')) : [];
    return ['done', 'unchanged'].includes(String(valueAt(outcome, 'result')));
  },
};

describe('rights of users', () => {
  it('change only as far as they are the own, whoever changes whom to what, in every way', async () => {
    await superAdministrator(central);
    const clients = new Map<string, Client>();
    const clientOf = async (actor: Rights): Promise<Client> => {
      const key = JSON.stringify(actor);
      const client = clients.get(key) ?? (await signedIn(central, actor));
      clients.set(key, client);
      return client;
    };
    const property = fc.asyncProperty(
      rights,
      rights,
      changes,
      fc.constantFrom(...Object.keys(ways)),
      async (actor, target, change, way) => {
        const { id } = await aUser(central, target);
        const isDone = (await ways[way]?.(await clientOf(actor), id, change)) === true;
        const isEmpty = Object.keys(change).length === 0;
        const { rows } = await sql<Rights & { name: string }>`select role, level, name from users where id = ${id}`.execute(central.db);
        if (!isEmpty) {
          const changes_ = { ...target, ...change };
          const isNothing =
            changes_.role === target.role &&
            changes_.level === target.level &&
            change.name === undefined &&
            (change.resources ?? []).length === 0;
          // What changes nothing is refused to nobody who may change users at all.
          expect(isDone).toBe(mayDo(actor, target, change) || (isNothing && isSuper(actor)));
        }
        const expected = isDone ? { ...target, ...change } : target;
        expect(rows[0]).toMatchObject({ role: expected.role, level: expected.level });
      },
    );
    await fc.assert(property, { numRuns: 150, endOnFailure: true });
  });

  it('of a new user are never above those of who makes them', async () => {
    const deputy = await signedIn(central, { role: 'administrator', level: 1 });
    let made = 0;
    const property = fc.asyncProperty(rights, async (wanted) => {
      made += 1;
      const reply = await deputy.post('/users', { email: `novacek${made}@mesto.test`, name: 'Nováček', ...wanted });
      const isOwn = wanted.role !== 'superAdministrator' && wanted.level >= 1;
      expect(reply.status).toBe(isOwn ? 201 : 422);
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it('above the own are not taken over by an import, nor brought back from the trash', async () => {
    const [deputy, root] = [await signedIn(central, { role: 'administrator', level: 1 }), await superAdministrator(central)];
    const file = `E-mail;Jméno;Role;Úroveň\nz.importu@mesto.test;Z Importu;Hlavní správce;0\n${root.email};Přejmenovaný;Hlavní správce;0\n`;
    const { id } = await importer(central, deputy, 'users').checked(file);
    await importer(central, deputy, 'users').saved(id, 'good');
    const { rows } = await importer(central, deputy, 'users').standing(id);
    expect(rows.map((row) => row['state'])).toEqual(['wrong', 'wrong']);
    expect(rowsOf(await root.get('/users?filter={"q":"z.importu"}'))).toEqual([]);
    const { id: high } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await root.remove(`/users/${high}`);
    expect((await deputy.post(`/users/${high}/restore`, {})).body).toMatchObject({ err: 'beyond_own_rights' });
    const [outcome] = await bulk(deputy, 'users', { action: 'restore', ids: [high] });
    expect(outcome?.err).toBe('beyond_own_rights');
  });
});

describe('the last active super administrator', () => {
  /** Nobody else is a super administrator: others are demoted first. */
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

  const alone: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
    patch: ({ id, patch }) => patch(`/users/${id}`, 1, demoted),
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
      const { rows } = await importer(central, client, 'users').standing(id);
      expect(rows.map((row) => row['state'])).toEqual(['wrong']);
    },
  };
  it.each(Object.entries(alone))('stays whatever is tried: %s', async (_, attempt) => {
    const [client] = await onlyThese(1);
    if (client === undefined) throw new Error('nobody');
    await attempt(client);
    expect(await left()).toBe(1);
    expect((await client.get('/users')).status).toBe(200);
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

  it('is not one who was only invited, nor one who is blocked', async () => {
    const [client] = await onlyThese(1);
    if (client === undefined) throw new Error('nobody');
    await client.post('/users', { email: 'jen.pozvany@mesto.test', name: 'Jen Pozvaný', role: 'superAdministrator', level: 0 });
    const { id } = await aUser(central, { role: 'superAdministrator', level: 0 });
    await sql`insert into users_live (id, blocked_at) values (${id}, now())`.execute(central.db);
    expect((await client.patch(`/users/${client.id}`, 1, demoted)).body).toMatchObject({ err: 'last_super_administrator' });
  });
});

describe('deactivating users', () => {
  it('in bulk says of each row what becomes of it, first as a dry run', async () => {
    const root = await superAdministrator(central);
    const [one, gone] = [await aUser(central), await aUser(central, { active: false })];
    const ids = [one.id, gone.id, root.id];
    const expected = ['done', 'unchanged', 'refused'];
    const dry = await bulk(root, 'users', { action: 'deactivate', ids, dry_run: true });
    expect(dry.map(({ result }) => result)).toEqual(expected);
    expect(dry[2]?.err).toBe('own_account');
    expect((await signIn(central, one.email)).status).toBe(200);
    expect((await bulk(root, 'users', { action: 'deactivate', ids })).map(({ result }) => result)).toEqual(expected);
    expect((await signIn(central, one.email)).status).toBe(401);
    expect((await bulk(root, 'users', { action: 'activate', ids: [one.id, gone.id] })).map(({ result }) => result)).toEqual([
      'done',
      'done',
    ]);
    expect((await signIn(central, one.email)).status).toBe(200);
  });

  it.each<[string, (root: Client, id: number) => Promise<Reply>]>([
    ['the action', (root, id) => root.post(`/users/${id}/actions/deactivate`, {}, { 'if-match': '"1"' })],
    ['an edit', (root, id) => root.patch(`/users/${id}`, 1, { active: false })],
    ['a bulk call', (root, id) => root.post('/users/bulk', { action: 'deactivate', ids: [id] })],
    ['deleting', (root, id) => root.remove(`/users/${id}`)],
  ])('by %s ends their sessions and closes their streams within five seconds', async (_, closeAccount) => {
    const root = await superAdministrator(central);
    const user = await signedIn(central, { resources: ['store'] });
    const reader = await readLive(central, user.token);
    const began = Date.now();
    expect((await closeAccount(root, user.id)).status).toBe(200);
    await reader.ended;
    expect(Date.now() - began).toBeLessThan(5000);
    expect((await user.get('/me')).status).toBe(401);
    expect((await user.post('/auth/refresh', { refresh_token: user.refreshToken })).status).toBe(401);
    // Who is let in again signs in anew: what was open stays closed.
    await sql`update users set active = true, deleted_at = null where id = ${user.id}`.execute(central.db);
    expect((await user.get('/me')).status).toBe(401);
  });
});

describe('ending sessions of somebody', () => {
  it('is written down with whose they were', async () => {
    const [root, user] = [await superAdministrator(central), await signedIn(central)];
    expect((await root.remove(`/sessions?user_id=${user.id}`)).body).toEqual({ ended: 1 });
    const [entry] = rowsOf(await root.get('/audit-log?filter={"action":"sessions_ended"}&range=[0,0]'));
    expect(entry).toMatchObject({ actor_id: root.id, resource: 'users', record_id: user.id });
    expect(numberAt(entry, 'record_id')).toBe(user.id);
  });
});
