import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { failingCalls } from '../../support/failing-calls.ts';
import { aUser, numberAt, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const second = 1000;
const minute = 60 * second;

const central = await centralOfFile();

describe('a session', () => {
  beforeEach(() => central.clock.moveTo(startOfTests));

  const refresh = (token: string) => send(central, { method: 'POST', url: '/central/auth/refresh', payload: { refresh_token: token } });
  const refreshTokenOf = (reply: Reply) => textAt(reply.body, 'tokens', 'refresh_token');
  const accessTokenOf = (reply: Reply) => textAt(reply.body, 'tokens', 'access_token');
  const me = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    send(central, { method: 'GET', url: '/central/me', headers: { authorization: `Bearer ${token}`, ...headers } });
  /** Refreshes as often as the access token demands it, which is no activity, and then asks at the very moment. */
  const ask = async (refreshToken: string, headers: Readonly<Record<string, string>> = {}) => {
    const renewed = await refresh(refreshToken);
    return renewed.status === 200
      ? { ...(await me(accessTokenOf(renewed), headers)), next: refreshTokenOf(renewed) }
      : { ...renewed, next: '' };
  };

  it('asvs-7.2.4 answers a refresh as a sign-in, with both tokens new', async () => {
    const { refreshToken, token, id } = await signedIn(central);
    central.clock.advance(minute);
    const reply = await refresh(refreshToken);
    expect(reply.status).toBe(200);
    expect(valueAt(reply.body, 'user', 'id')).toBe(id);
    expect([refreshTokenOf(reply), accessTokenOf(reply)]).not.toContain(refreshToken);
    expect(accessTokenOf(reply)).not.toBe(token);
    expect((await me(accessTokenOf(reply))).status).toBe(200);
  });

  it('takes a spent token again within 10 seconds: another tab was first', async () => {
    const { refreshToken } = await signedIn(central);
    await refresh(refreshToken);
    central.clock.advance(10 * second);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('asvs-10.4.5 ends when a spent token comes back later, and the audit says so', async () => {
    const { refreshToken, id } = await signedIn(central);
    const renewed = await refresh(refreshToken);
    central.clock.advance(10 * second + 1);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { err: 'Unauthorized' } });
    expect((await refresh(refreshTokenOf(renewed))).status).toBe(401);
    expect((await me(accessTokenOf(renewed))).status).toBe(401);
    const { rows } = await sql`select action from audit_log where actor_id = ${id} and action = 'token_reused'`.execute(central.db);
    expect(rows).toHaveLength(1);
  });

  it('counts the 10 seconds from the first use, however often it is repeated', async () => {
    const { refreshToken } = await signedIn(central);
    await refresh(refreshToken);
    for (const _ of [1, 2]) {
      central.clock.advance(5 * second);
      expect((await refresh(refreshToken)).status).toBe(200);
    }
    central.clock.advance(second);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('survives 50 refreshes of one token at once', async () => {
    const { refreshToken } = await signedIn(central);
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(replies.map(refreshTokenOf)).size).toBe(50);
    const last = replies.at(-1);
    expect(last === undefined ? 0 : (await refresh(refreshTokenOf(last))).status).toBe(200);
  });

  it('tells with every answer how long it still holds, which only work puts off', async () => {
    const { token, refreshToken } = await signedIn(central);
    const left = (reply: Reply) => [reply.headers['session-idle-seconds'], reply.headers['session-left-seconds']].map(Number);
    expect(left(await me(token))).toEqual([30 * 60, 12 * 60 * 60]);
    central.clock.advance(9 * minute);
    expect(left(await me(token, { 'x-background': '1' }))).toEqual([21 * 60, 12 * 60 * 60 - 9 * 60]);
    expect(left(await me(token))[0]).toBe(30 * 60);
    let spent = refreshToken;
    for (let minutes = 9; minutes < 711; minutes += 9) {
      const reply = await ask(spent);
      spent = reply.next;
      central.clock.advance(9 * minute);
    }
    const last = await ask(spent);
    // Near its whole end nothing puts it off.
    expect(left(last)[0]).toBe(left(last)[1]);
    expect(left(last)[1]).toBeLessThan(10 * 60);
  });

  it('lets an access token in for 10 minutes', async () => {
    const { token } = await signedIn(central);
    central.clock.advance(10 * minute - second);
    expect((await me(token)).status).toBe(200);
    central.clock.advance(second);
    expect(await me(token)).toMatchObject({ status: 401, body: { err: 'Unauthorized' } });
  });

  it('says the very end of its access token, whatever part of a second it began in', async () => {
    central.clock.advance(700);
    const reply = await signIn(central, (await aUser(central)).email);
    const ends = Date.parse(textAt(reply.body, 'tokens', 'expires'));
    central.clock.moveTo(new Date(ends - 1).toISOString());
    expect((await me(accessTokenOf(reply))).status).toBe(200);
    central.clock.advance(1);
    expect((await me(accessTokenOf(reply))).status).toBe(401);
  });

  it('asvs-7.3.1 lasts 30 minutes without activity, to the second', async () => {
    const { refreshToken } = await signedIn(central);
    central.clock.advance(30 * minute);
    const last = await ask(refreshToken, { 'x-background': '1' });
    expect(last.status).toBe(200);
    central.clock.advance(second);
    expect((await refresh(last.next)).status).toBe(401);
  });

  it('asvs-7.3.1 is not kept alive by background requests, nor by refreshing', async () => {
    const { refreshToken } = await signedIn(central);
    central.clock.advance(20 * minute);
    const { next, status } = await ask(refreshToken, { 'x-background': '1' });
    expect(status).toBe(200);
    central.clock.advance(10 * minute + second);
    expect((await refresh(next)).status).toBe(401);
  });

  it('is kept alive by what a person does', async () => {
    const { refreshToken } = await signedIn(central);
    central.clock.advance(20 * minute);
    const { next } = await ask(refreshToken);
    central.clock.advance(30 * minute);
    expect((await refresh(next)).status).toBe(200);
  });

  it('asvs-7.3.2 asvs-10.4.8 lasts 12 hours at most, to the second, however busy it is', async () => {
    const { refreshToken } = await signedIn(central);
    let token = refreshToken;
    for (let quarter = 0; quarter < 12 * 3; quarter += 1) {
      central.clock.advance(20 * minute);
      const { next, status } = await ask(token);
      expect(status).toBe(200);
      token = next;
    }
    central.clock.advance(second);
    expect((await refresh(token)).status).toBe(401);
  });

  it('lasts as the policy says, from the moment it says so, and the policy cannot say more than an hour and a day', async () => {
    const root = await superAdministrator(central);
    const change = async (values: object) =>
      root.patch('/password-policy', numberAt((await root.get('/password-policy')).body, 'version'), values);
    expect((await change({ session_idle_minutes: 61 })).status).toBe(422);
    expect((await change({ session_absolute_hours: 25 })).status).toBe(422);
    const [idle, late] = [await signedIn(central), await signedIn(central)];
    expect((await change({ session_idle_minutes: 5, session_absolute_hours: 1 })).status).toBe(200);
    central.clock.advance(5 * minute);
    let { next } = await ask(late.refreshToken);
    central.clock.advance(second);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    for (let time = 0; time < 11; time += 1) {
      central.clock.advance(5 * minute - second);
      ({ next } = await ask(next));
    }
    central.clock.advance(10 * second);
    expect((await refresh(next)).status).toBe(200);
    central.clock.advance(minute);
    expect((await refresh(next)).status).toBe(401);
    await sql`update password_policy set session_idle_minutes = 30, session_absolute_hours = 12`.execute(central.db);
  });

  it('asvs-7.4.1 ends by signing out, and other sessions of the user go on', async () => {
    const { refreshToken, token, email, id } = await signedIn(central);
    const other = accessTokenOf(await signIn(central, email));
    const out = await send(central, { method: 'POST', url: '/central/auth/sign-out', payload: { refresh_token: refreshToken } });
    expect(out).toMatchObject({ status: 204, body: '' });
    expect([(await me(token)).status, (await refresh(refreshToken)).status, (await me(other)).status]).toEqual([401, 401, 200]);
    const { rows } = await sql`select resource from audit_log where actor_id = ${id} and action = 'sign_out'`.execute(central.db);
    expect(rows).toEqual([{ resource: null }]);
  });

  it('asvs-7.4.1 ends by signing out with the access token alone, and nothing ends by one that holds no more', async () => {
    const { refreshToken, token } = await signedIn(central);
    const other = await signedIn(central);
    const signOut = (bearer: string) =>
      send(central, { method: 'POST', url: '/central/auth/sign-out', headers: { authorization: `Bearer ${bearer}` } });
    expect((await signOut(`${token}x`)).status).toBe(204);
    expect((await me(token)).status).toBe(200);
    expect((await signOut(token)).status).toBe(204);
    expect([(await me(token)).status, (await refresh(refreshToken)).status, (await me(other.token)).status]).toEqual([401, 401, 200]);
    central.clock.advance(11 * minute);
    expect((await signOut(other.token)).status).toBe(204);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('is answered for when the database fails as it is looked at, to each who asked, and goes on after', async () => {
    const { token } = await signedIn(central);
    const calls = failingCalls(central.opened.pool);
    calls.arm(1, 'refused');
    const asked = [me(token)];
    // They come while the first look is under way, and share the next one.
    asked.push(me(token), me(token));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(calls.disarm()).toBe(true);
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
    expect((await me(token)).status).toBe(200);
  });

  it('asvs-7.4.2 ends at once when its user is blocked', async () => {
    const { refreshToken, token, id } = await signedIn(central);
    await sql`update users set active = false where id = ${id}`.execute(central.db);
    expect([(await me(token)).status, (await refresh(refreshToken)).status]).toEqual([401, 401]);
  });

  it('of the console lives in the cookie: refreshed by it, cleared at the end', async () => {
    const { email } = await aUser(central);
    const cookieOf = (reply: Reply) => String(reply.headers['set-cookie']).split(';')[0] ?? '';
    const call = (path: string, cookie: string, headers: Readonly<Record<string, string>> = { 'x-client': 'console' }) =>
      send(central, { method: 'POST', url: `/central/auth/${path}`, headers: { cookie, ...headers } });
    const first = cookieOf(await signIn(central, email, goodPassword, { 'x-client': 'console' }));
    const renewed = await call('refresh', first);
    expect(renewed.status).toBe(200);
    expect(valueAt(renewed.body, 'tokens', 'refresh_token')).toBeUndefined();
    expect(cookieOf(renewed)).not.toBe(first);
    // Another page can make a browser send the cookie, but not the header.
    expect((await call('refresh', cookieOf(renewed), {})).status).toBe(401);
    const out = await call('sign-out', cookieOf(renewed));
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toContain('__Host-refresh=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0');
    expect((await call('refresh', cookieOf(renewed))).status).toBe(401);
  });

  it.each([{}, { refresh_token: '' }, { refresh_token: 'x' }, { refresh_token: null }])('is not found by %j', async (payload) => {
    expect(await send(central, { method: 'POST', url: '/central/auth/refresh', payload })).toMatchObject({
      status: 401,
      body: { err: 'Unauthorized' },
    });
  });
});
