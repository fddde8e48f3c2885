import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { readLive } from '../../support/live-reader.ts';
import { type Client, rowsOf, signedIn, signIn, superAdministrator, textAt } from '../../support/people.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const central = await centralOfFile();
beforeEach(() => central.clock.moveTo(startOfTests));

/** The same user on another device. */
async function onAnotherDevice(user: Client): Promise<Client> {
  const { body } = await signIn(central, user.email, undefined, { 'user-agent': chrome });
  const token = textAt(body, 'tokens', 'access_token');
  const authorization = `Bearer ${token}`;
  return {
    ...user,
    token,
    get: (path, headers) => user.get(path, { authorization, ...headers }),
    refreshToken: textAt(body, 'tokens', 'refresh_token'),
  };
}

describe('signed-in devices', () => {
  it('are those whose session holds, with what people call them, from where and since when', async () => {
    const user = await signedIn(central);
    central.clock.advance(25 * 60_000);
    const second = await onAnotherDevice(user);
    expect(rowsOf(await second.get('/sessions'))).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome 156, Windows',
        address: '127.0.0.1',
        started_at: '2026-11-20T09:25:00.000Z',
        last_active_at: '2026-11-20T09:25:00.000Z',
        is_current: true,
      },
      {
        id: expect.any(String),
        device: null,
        address: '127.0.0.1',
        started_at: startOfTests,
        last_active_at: startOfTests,
        is_current: false,
      },
    ]);
    // The first one is idle for too long by then.
    central.clock.advance(6 * 60_000);
    expect(rowsOf(await second.get('/sessions', { 'x-background': '1' })).length).toBe(1);
  });

  it('asvs-7.5.2 are ended one by one: at once, with their tokens and streams', async () => {
    const user = await signedIn(central);
    const second = await onAnotherDevice(user);
    const reader = await readLive(central, second.token);
    const [other] = rowsOf(await user.get('/sessions')).filter(({ is_current }) => is_current === false);
    expect((await user.remove(`/sessions/${String(other?.['id'])}`)).status).toBe(204);
    expect((await second.get('/me')).status).toBe(401);
    expect((await user.post('/auth/refresh', { refresh_token: second.refreshToken })).status).toBe(401);
    await reader.ended;
    expect((await user.get('/me')).status).toBe(200);
    expect((await user.remove(`/sessions/${String(other?.['id'])}`)).status).toBe(404);
  });

  it('asvs-7.5.2 are ended all at once but the one that asks', async () => {
    const user = await signedIn(central);
    const others = [await onAnotherDevice(user), await onAnotherDevice(user)];
    expect((await user.remove('/sessions')).body).toEqual({ ended: 2 });
    for (const other of others) expect((await other.get('/me')).status).toBe(401);
    expect((await user.remove('/sessions')).body).toEqual({ ended: 0 });
  });

  it('of one’s own are ended by signing out, as the audit says it', async () => {
    const user = await signedIn(central);
    await onAnotherDevice(user);
    expect((await user.remove('/sessions')).body).toEqual({ ended: 1 });
    const { rows } =
      await sql`select action, resource, record_id from audit_log where actor_id = ${user.id} order by id desc limit 1`.execute(central.db);
    expect(rows).toEqual([{ action: 'sign_out', resource: null, record_id: null }]);
  });

  it('asvs-7.4.5 of somebody else are for super administrators alone, and do not exist for others', async () => {
    const [user, stranger, admin] = [await signedIn(central), await signedIn(central), await superAdministrator(central)];
    const [session] = rowsOf(await user.get('/sessions'));
    expect((await stranger.get(`/sessions?user_id=${user.id}`)).status).toBe(403);
    expect((await stranger.remove(`/sessions?user_id=${user.id}`)).status).toBe(403);
    expect((await stranger.remove(`/sessions/${String(session?.['id'])}`)).status).toBe(404);
    expect((await user.get('/me')).status).toBe(200);
    expect(rowsOf(await admin.get(`/sessions?user_id=${user.id}`)).length).toBe(1);
    expect((await admin.remove(`/sessions?user_id=${user.id}`)).body).toEqual({ ended: 1 });
    expect((await user.get('/me')).status).toBe(401);
  });

  it.each([
    'not-a-session',
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-0000-0000-0000000000000',
    'x00000000-0000-0000-0000-000000000000',
    '00000000-0000-0000-0000-000000000000x',
    '-'.repeat(36),
    "' or 1=1 --",
  ])('refuses what is no session: %s', async (id) => {
    const user = await signedIn(central);
    expect((await user.remove(`/sessions/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
