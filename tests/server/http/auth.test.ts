import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { goodPassword, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, rowsOf, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();

describe('signing in', () => {
  const withoutReference = (body: unknown) => ({ ...Object(body), reference: null });

  it('gives the user of the specification and tokens with their end', async () => {
    const { id, email } = await aUser(central, { name: 'Jana', resources: ['store'], limitations: [3] });
    const { status, body } = await signIn(central, email);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id,
        email,
        name: 'Jana',
        role: 'operator',
        level: 20,
        first_time: false,
        secondFactor: false,
        phone_number: null,
        phone_number_confirmed: false,
        next_password_change: null,
        maxLevelForSharingPrivileges: 1,
        resources: ['store'],
        limitations: [3],
      },
      tokens: { access_token: expect.any(String), refresh_token: expect.any(String), expires: expect.any(String) },
    });
    const ends = new Date(central.clock.now().getTime() + 10 * 60_000).toISOString();
    expect(textAt(body, 'tokens', 'expires')).toBe(ends);
  });

  it('takes the name in any case and with spaces around it', async () => {
    const { email } = await aUser(central);
    expect((await signIn(central, ` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('asvs-6.3.8 fails in one way, whatever is wrong', async () => {
    const { email } = await aUser(central);
    const blocked = await aUser(central, { active: false });
    const deleted = await aUser(central);
    await sql`update users set deleted_at = now() where id = ${deleted.id}`.execute(central.db);
    const replies = [
      await signIn(central, email, 'Špatné heslo 2026'),
      await signIn(central, 'nikdo@mesto.test'),
      await signIn(central, blocked.email),
      await signIn(central, deleted.email),
      await signIn(central, email, 'a'.repeat(10_000)),
      await signIn(central, "' or 1=1 --"),
      await signIn(central, '\uD800@mesto.test'),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(401);
      expect(withoutReference(body)).toEqual({ err: 'invalid_credentials', message: 'Neplatné přihlašovací údaje', reference: null });
    }
  });

  it.each([
    ['no body', undefined, 400],
    ['a list', [], 400],
    ['nothing in it', {}, 422],
    ['an empty password', { username: 'a', password: '' }, 422],
    ['a number for a name', { username: 1, password: 'a' }, 422],
    ['a NUL in the name', { username: 'a\u0000', password: 'a' }, 422],
  ])('asks for a name and a password: %s', async (_, payload, status) => {
    const request = { method: 'POST', url: '/central/auth/token', headers: { 'content-type': 'application/json' } } as const;
    const reply = await send(central, { ...request, ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }) });
    expect(reply.status).toBe(status);
    expect(textAt(reply.body, 'message')).not.toBe('');
  });

  it('gives the console its refresh token in a cookie that no script reads, and only there', async () => {
    const { email } = await aUser(central);
    const { body, headers } = await signIn(central, email, goodPassword, { 'x-client': 'console' });
    expect(valueAt(body, 'tokens', 'refresh_token')).toBeUndefined();
    const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie).split('; '));
    // The other one says which accounts the browser has signed in to.
    expect(cookies.map(([named]) => named?.replace(/=.*/u, ''))).toEqual(['__Host-refresh', '__Host-devices']);
    expect(cookies[0]?.[0]).toMatch(/^__Host-refresh=[\w-]{43}$/u);
    for (const [, ...attributes] of cookies)
      expect(attributes.toSorted()).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=(?:86400|31536000)$/u),
        'Path=/',
        'SameSite=Strict',
        'Secure',
      ]);
  });

  it('gives other clients no refresh token in a cookie', async () => {
    const { email } = await aUser(central);
    expect(String((await signIn(central, email)).headers['set-cookie'])).not.toContain('refresh');
  });

  it('is written into the audit, the failed one too', async () => {
    const { email } = await aUser(central, { name: 'Zapsaná' });
    await signIn(central, email);
    await signIn(central, email, 'jiné');
    await signIn(central, 'heslo omylem ve jménu', 'jiné');
    const root = await superAdministrator(central);
    const rows = rowsOf(await root.get('/audit-log?filter={"action_in":["sign_in","sign_in_failed"]}&range=[0,99]'));
    expect(rows.find((row) => row['action'] === 'sign_in' && row['actor_name'] === 'Zapsaná')).toBeDefined();
    expect(rows.find((row) => row['action'] === 'sign_in_failed' && row['actor_name'] === 'Zapsaná')).toBeDefined();
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
    // Someone may type the password where the name belongs: an unknown name is kept nowhere.
    expect(JSON.stringify(rows)).not.toContain('heslo omylem');
  });

  it('shows the new time of the last sign-in without touching the version', async () => {
    const root = await superAdministrator(central);
    const { body } = await root.get(`/users/${root.id}`);
    expect(body).toMatchObject({ last_sign_in_at: central.clock.now().toISOString(), version: 1 });
  });

  it('opens by the word bearer in any case, as HTTP has it', async () => {
    const { token } = await superAdministrator(central);
    for (const word of ['Bearer', 'bearer'])
      expect((await send(central, { method: 'GET', url: '/central/me', headers: { authorization: `${word} ${token}` } })).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi'])('is needed: "%s" opens nothing', async (authorization) => {
    const reply = await send(central, { method: 'GET', url: '/central/me', headers: { authorization } });
    expect(reply).toMatchObject({ status: 401, body: { err: 'Unauthorized' } });
  });

  it('asvs-9.1.1 is not replaced by a token that somebody else signed, or by one of no signature', async () => {
    const { token } = await signedIn(central);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [`${head}.${claims}.${signature.slice(0, -4)}AAAA`, `${none}.${claims}.`, `${none}.${claims}.${signature}`];
    for (const each of forged) {
      const reply = await send(central, { method: 'GET', url: '/central/me', headers: { authorization: `Bearer ${each}` } });
      expect(reply.status).toBe(401);
    }
  });
});
