import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anotherServer, startOfTests } from '../../support/central.ts';
import { anotherServerOfFile, centralOfFile } from '../../support/central-of-file.ts';
import { followersOf } from '../../support/live-following.ts';
import { signedIn, superAdministrator } from '../../support/people.ts';
import { aDesk, aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const other = await anotherServerOfFile(central);
const admin = await superAdministrator(central);
beforeEach(() => central.clock.moveTo(startOfTests));

const { reading, following, leave } = followersOf(() => central);
afterEach(leave);

describe('the live stream', () => {
  it('tells what was made, changed and deleted, by whom, and no value', async () => {
    const { reader } = await following(admin.token);
    const id = await aRegion(admin, { name: 'Tajný název' });
    await admin.patch(`/regions/${id}`, 1, { note: 'Tajná poznámka' });
    await admin.remove(`/regions/${id}`);
    const received = [await reader.next(), await reader.next(), await reader.next()];
    expect(received.map(({ name, data }) => [name, data])).toEqual(
      [
        ['create', 1],
        ['edit', 2],
        ['delete', 3],
      ].map(([action, version]) => [
        'change',
        { resource: 'regions', id, version, action, at: startOfTests, actor: expect.stringContaining('User'), own: true },
      ]),
    );
    expect(JSON.stringify(received)).not.toContain('Tajn');
  });

  it('tells nothing of what was not saved', async () => {
    const { reader } = await following(admin.token);
    const id = await aRegion(admin);
    await admin.post('/regions', { name: '' });
    await admin.patch(`/regions/${id}`, 7, { note: 'x' });
    await admin.patch(`/regions/${id}`, 1, { note: 'y' });
    expect([await reader.next(), await reader.next()].map(({ data }) => [data['id'], data['version']])).toEqual([
      [id, 1],
      [id, 2],
    ]);
  });

  it('tells only of the topics that were asked for', async () => {
    const [first, second] = [await aRegion(admin), await aRegion(admin)];
    const store = await aStore(admin);
    const { reader } = await following(admin.token, { query: `?topics=regions/${second},services` });
    await admin.patch(`/regions/${first}`, 1, { note: 'x' });
    await admin.patch(`/regions/${second}`, 1, { note: 'x' });
    await aDesk(admin, store);
    await aService(admin, store);
    expect([await reader.next(), await reader.next()].map(({ data }) => [data['resource'], data['action']])).toEqual([
      ['regions', 'edit'],
      ['services', 'create'],
    ]);
  });

  it.each([
    ['?topics=nothing', 400, 'unknown_topic'],
    ['?topics=stores,', 400, 'unknown_topic'],
    ['?topics=stores/0', 400, 'unknown_topic'],
    ['?topics=stores/9999999999', 400, 'unknown_topic'],
    ['?topics=constructor', 400, 'unknown_topic'],
    ['?topics=stores&topics=orders', 422, 'invalid'],
    ['?seconds=-1', 422, 'invalid'],
    ['?since=1', 400, 'unknown_parameter'],
    ['?topics=audit-log', 403, 'forbidden'],
    ['?topics=stores,audit-log/1', 403, 'forbidden'],
  ])('refuses %s', async (query, status, err) => {
    const operator = await signedIn(central, { resources: ['store'] });
    const reader = await reading(operator.token, { query });
    expect([reader.status, reader.refusal]).toEqual([status, expect.objectContaining({ err })]);
  });

  it('is no activity: the session ends as if nobody had looked, and the stream with it', async () => {
    const { token, get } = await signedIn(central);
    const { reader } = await following(token);
    central.clock.advance(30 * 60_000 + 1000);
    await reader.ended;
    expect((await get('/me')).status).toBe(401);
  });

  it.each([
    ['is signed out', (id: number) => sql`update sessions set ended_at = now() where user_id = ${id}`],
    ['is blocked', (id: number) => sql`update users set active = false where id = ${id}`],
    ['owes a new password', (id: number) => sql`update users set first_time = true where id = ${id}`],
  ])('closes within 5 seconds when its reader %s', async (_, statement) => {
    const { id, token } = await signedIn(central, { resources: ['store'] });
    const { reader } = await following(token);
    const began = Date.now();
    await statement(id).execute(central.db);
    await reader.ended;
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('tells its reader of changed rights and holds them from then on', async () => {
    const [first, second] = [await aStore(admin), await aStore(admin)];
    const { id, token } = await signedIn(central, { resources: ['store'], limitations: [first] });
    const { reader } = await following(token);
    await sql`update users set limitations = ${[second]}::int[] where id = ${id}`.execute(central.db);
    expect((await reader.next()).name).toBe('rights');
    await admin.patch(`/stores/${first}`, 1, { city: 'Horní' });
    await admin.patch(`/stores/${second}`, 1, { city: 'Dolní' });
    expect((await reader.next()).data).toMatchObject({ resource: 'stores', id: second });
  });

  it('closes when the right to a topic that was named is taken', async () => {
    const { id, token } = await signedIn(central, { resources: ['store', 'ordering'] });
    const { reader } = await following(token, { query: '?topics=orders' });
    await sql`update users set resources = '{store}' where id = ${id}`.execute(central.db);
    await reader.ended;
  });

  it('refuses more streams of a session than a browser needs', async () => {
    const { token } = await signedIn(central);
    for (const _ of [1, 2, 3, 4]) await following(token);
    expect((await reading(token)).status).toBe(429);
  });

  it('refuses them also when all come at once', async () => {
    const { token } = await signedIn(central);
    const came = await Promise.all(Array.from({ length: 12 }, () => reading(token)));
    expect(came.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('has no head alone', async () => {
    const reply = await central.app.inject({ method: 'HEAD', url: '/central/live', headers: { authorization: `Bearer ${admin.token}` } });
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET']);
  });

  it('tells of a user who has set the first password', async () => {
    const { reader } = await following(admin.token, { query: '?topics=users' });
    const newcomer = await signedIn(central, { first_time: true });
    await newcomer.post('/auth/password', { new_password: 'Ještě lepší heslo 2026' });
    expect((await reader.next()).data).toMatchObject({ resource: 'users', id: newcomer.id, version: 2, action: 'edit' });
  });

  it('tells of many rows changed at once in one event for each entity', async () => {
    const { reader } = await following(admin.token);
    await central.db.transaction().execute((transaction) =>
      sql`insert into changes (at, resource, record_id, version, action, store_ids)
        select ${central.clock.now()}, 'desks', n, 2, 'edit', '{1}' from generate_series(1, 3000) n`.execute(transaction),
    );
    expect(await reader.next()).toEqual({ name: 'changes', data: { resource: 'desks', at: startOfTests } });
  });

  it('says of many live values that turned at once that nobody did it', async () => {
    const { reader } = await following(admin.token);
    await central.db.transaction().execute((transaction) =>
      sql`insert into changes (at, resource, record_id, version, action, store_ids)
        select ${central.clock.now()}, 'desks', n, 2, 'state', '{1}' from generate_series(1, 3000) n`.execute(transaction),
    );
    expect(await reader.next()).toEqual({ name: 'changes', data: { resource: 'desks', action: 'state', at: startOfTests } });
  });

  it('is told by every server what any of them wrote', async () => {
    const [here, there] = [(await following(admin.token)).reader, (await following(admin.token, {}, other)).reader];
    const id = await aRegion(admin);
    expect([(await here.next()).data['id'], (await there.next()).data['id']]).toEqual([id, id]);
    const reply = await other.app.inject({
      method: 'PATCH',
      url: `/central/regions/${id}`,
      headers: { authorization: `Bearer ${admin.token}`, 'if-match': '"1"' },
      payload: { note: 'odjinud' },
    });
    expect(reply.statusCode).toBe(200);
    expect((await there.next()).data['version']).toBe(2);
  });

  it('ends when the server does, without waiting for its readers', async () => {
    const third = await anotherServer(central);
    const { reader } = await following(admin.token, {}, third);
    await third.close();
    await reader.ended;
  });
});
