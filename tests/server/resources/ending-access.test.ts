import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import { type Reply, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { readLive } from '../../support/live-reader.ts';
import { aUser, type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

describe('deactivating users', () => {
  it('in bulk says of each row what becomes of it, first as a dry run', async () => {
    const root = await superAdministrator(central);
    const [one, gone] = [await aUser(central), await aUser(central, { active: false })];
    const ids = [one.id, gone.id, root.id];
    const expected = ['done', 'unchanged', 'refused'];
    const dry = await bulk(root, 'users', { action: 'deactivate', ids, dry_run: true });
    expect(dry.map(({ result }) => result)).toEqual(expected);
    expect(dry[2]?.err).toBe('last_super_administrator');
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
    // Who is let in again signs in again: what was open stays closed.
    await sql`update users set active = true, deleted_at = null where id = ${user.id}`.execute(central.db);
    expect((await user.get('/me')).status).toBe(401);
  });
});

describe('ending sessions of somebody', () => {
  it('is refused of an account above the own, and so is seeing them', async () => {
    const [high, low] = [await superAdministrator(central), await signedIn(central, { role: 'administrator', level: 1 })];
    const sessions = rowsOf(await high.get('/sessions'));
    const refused = { err: 'beyond_own_rights', errors: { level: expect.stringContaining('vyšší oprávnění') } };
    expect((await low.get(`/sessions?user_id=${high.id}`)).body).toMatchObject(refused);
    expect((await low.remove(`/sessions?user_id=${high.id}`)).body).toMatchObject(refused);
    expect((await low.remove(`/sessions/${String(sessions[0]?.['id'])}`)).status).toBe(404);
    expect((await high.get('/me')).status).toBe(200);
  });

  it('is written down with whose they were', async () => {
    const [root, user] = [await superAdministrator(central), await signedIn(central)];
    expect((await root.remove(`/sessions?user_id=${user.id}`)).body).toEqual({ ended: 1 });
    const [entry] = rowsOf(await root.get('/audit-log?filter={"action":"sessions_ended"}&range=[0,0]'));
    expect(entry).toMatchObject({ actor_id: root.id, resource: 'users', record_id: user.id });
    expect(numberAt(entry, 'record_id')).toBe(user.id);
  });
});
