import { beforeEach, describe, expect, it } from 'vitest';
import { allOperations } from '../../../contract/operation-registry.ts';
import { resources } from '../../../server/app.ts';
import { goodPassword, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const newPassword = 'Nové heslo 2027 příště';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the stages of the access flow', () => {
  beforeEach(() => central.clock.moveTo(startOfTests));

  const change = (client: Client, body: unknown) => client.post('/auth/password', body);
  const policy = async (values: unknown) => {
    const { body } = await root.get('/password-policy');
    return root.patch('/password-policy', numberAt(body, 'version'), values);
  };

  it('asvs-6.3.4 let nobody without a session into anything but what is public', async () => {
    for (const { method, path, stage } of allOperations(resources)) {
      if (stage === 'public') continue;
      const url = `/central${path.replace(/\{\w+\}/gu, '1')}`;
      const reply = await send(central, { method: method === 'get' ? 'GET' : 'POST', url });
      // A POST where there is none is refused as such: the method is looked at first.
      expect([401, 405], `${method} ${url}`).toContain(reply.status);
    }
  });

  it('let who signs in for the first time only set a password', async () => {
    const novice = await signedIn(central, { role: 'superAdministrator', first_time: true });
    for (const path of ['/me', '/stores', '/stores/1', '/password-policy', '/users', '/audit-log']) {
      expect(await novice.get(path), path).toMatchObject({ status: 403, body: { err: 'stage_not_passed' } });
    }
    expect((await novice.post('/stores', { label: 'A', code: 'A' })).status).toBe(403);
    const reply = await change(novice, { new_password: newPassword });
    expect(reply.status).toBe(200);
    expect(valueAt(reply.body, 'user', 'first_time')).toBe(false);
    expect((await novice.get('/me')).status).toBe(200);
    expect((await signIn(central, novice.email)).status).toBe(401);
    expect((await signIn(central, novice.email, newPassword)).status).toBe(200);
  });

  it('asvs-6.2.3 ask everybody else for the old password', async () => {
    const client = await signedIn(central);
    expect(await change(client, { new_password: newPassword })).toMatchObject({
      status: 422,
      body: { errors: { old_password: expect.any(String) } },
    });
    const wrong = await change(client, { old_password: 'jiné', new_password: newPassword });
    expect(textAt(wrong.body, 'errors', 'old_password')).toContain('Stávající heslo');
    expect((await signIn(central, client.email)).status).toBe(200);
  });

  it.each([
    ['empty', ''],
    ['too short', 'krátké'],
    ['too long', 'a'.repeat(257)],
    ['the same as before', goodPassword],
    ['with a NUL', `${newPassword}\u0000`],
    ['no text', 12_345_678_901_234],
  ])('refuse a new password that is %s, at its field', async (_, password) => {
    const client = await signedIn(central);
    const reply = await change(client, { old_password: goodPassword, new_password: password });
    expect(reply).toMatchObject({ status: 422, body: { errors: { new_password: expect.any(String) } } });
  });

  it('asvs-7.4.3 end the other sessions when the password changes', async () => {
    const client = await signedIn(central);
    const other = await signIn(central, client.email);
    const reply = await change(client, { old_password: goodPassword, new_password: newPassword });
    expect(reply.status).toBe(200);
    expect((await client.get('/me')).status).toBe(200);
    const authorization = `Bearer ${textAt(other.body, 'tokens', 'access_token')}`;
    expect((await send(central, { method: 'GET', url: '/central/me', headers: { authorization } })).status).toBe(401);
    const payload = { refresh_token: textAt(other.body, 'tokens', 'refresh_token') };
    expect((await send(central, { method: 'POST', url: '/central/auth/refresh', payload })).status).toBe(401);
  });

  it('let only one of two changes at once through', async () => {
    const client = await signedIn(central);
    const replies = await Promise.all(
      ['První heslo 2027', 'Druhé heslo 2027'].map((password) => change(client, { old_password: goodPassword, new_password: password })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  it('hold back whose password has expired, until it is changed', async () => {
    const client = await signedIn(central);
    await policy({ password_expired_after_count_days: 30 });
    const ends = new Date(Date.parse(startOfTests) + 30 * 24 * 3_600_000);
    expect(valueAt((await client.get('/me')).body, 'user', 'next_password_change')).toBe(ends.toISOString());
    central.clock.moveTo(ends.toISOString());
    const inTime = textAt((await signIn(central, client.email)).body, 'tokens', 'access_token');
    const get = (token: string) => send(central, { method: 'GET', url: '/central/me', headers: { authorization: `Bearer ${token}` } });
    expect((await get(inTime)).status).toBe(200);
    central.clock.advance(1000);
    expect(await get(inTime)).toMatchObject({ status: 403, body: { err: 'stage_not_passed' } });
    const changed = await send(central, {
      method: 'POST',
      url: '/central/auth/password',
      headers: { authorization: `Bearer ${inTime}` },
      payload: { old_password: goodPassword, new_password: newPassword },
    });
    expect(changed.status).toBe(200);
    expect((await get(inTime)).status).toBe(200);
    central.clock.moveTo(startOfTests);
    await policy({ password_expired_after_count_days: 0 });
  });

  it('say the rules of passwords before anybody is signed in', async () => {
    const reply = await send(central, { method: 'GET', url: '/central/auth/policy' });
    expect(reply).toMatchObject({ status: 200, body: { minimal_password_length: 12 } });
  });
});
