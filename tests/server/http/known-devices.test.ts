import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { demandFactor } from '../../support/codes.ts';
import { cookieIn, knownDevices, wrong } from '../../support/known-devices.ts';
import { linksTo, messagesTo } from '../../support/outbox.ts';
import { overtaken } from '../../support/overtaken.ts';
import { aUser, rowsOf, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const browsers = knownDevices(central);
beforeEach(() => central.clock.moveTo(startOfTests));

describe('a browser that has signed in to the account before', () => {
  it('asvs-6.3.1 lets its owner in after ten thousand failures of strangers, who blocked the account and its address', async () => {
    const { id, email, devices } = await browsers.aKnown();
    await sql`
      update users_live set failed_sign_ins = 10000, blocked_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    await browsers.failFrom('192.0.2.61');
    expect((await browsers.tryWith('', email, goodPassword, '192.0.2.61')).status).toBe(429);
    expect((await browsers.tryWith('', email, goodPassword, '192.0.2.62')).status).toBe(401);

    expect((await browsers.tryWith(devices, email, goodPassword, '192.0.2.61')).status).toBe(200);

    // The strangers still wait, until someone unblocks the account.
    expect((await browsers.tryWith('', email, goodPassword, '192.0.2.62')).status).toBe(401);
  });

  it('may be a program, which strangers do not keep out when it sends what it got', async () => {
    const { id, email } = await aUser(central);
    const devices = cookieIn(await browsers.tryIn(email, goodPassword));
    await sql`update users_live set failed_sign_ins = 100, blocked_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    const headers = { cookie: `__Host-devices=${devices}` };
    const payload = { username: email, password: goodPassword };
    expect((await browsers.tryIn(email, goodPassword)).status).toBe(401);
    expect((await send(central, { method: 'POST', url: '/central/auth/token', payload, headers })).status).toBe(200);
  });

  it('asvs-6.3.5 tells its owner when its tries begin to wait, when it gets in after them, and of no block of the account', async () => {
    const { id, email, devices } = await browsers.aKnown();
    const fail = async (times: number) => {
      for (let time = 0; time < times; time += 1) await browsers.tryWith(devices, email, wrong);
    };
    const letters = async () =>
      (await messagesTo(central, email)).map(({ subject, body }) => [subject, /bylo (\d+)/u.exec(body ?? '')?.[1]]);
    await fail(4);
    await browsers.tryWith(devices, email, goodPassword);
    expect(await letters()).toEqual([]);
    await fail(5);
    const waits = ['Opakované chybné přihlášení do Centrální aplikace', undefined];
    expect(await letters()).toEqual([waits]);
    central.clock.advance(60_000);
    await browsers.tryWith(devices, email, goodPassword);
    const entered = ['Přihlášení do Centrální aplikace po chybných pokusech', '5'];
    expect(await letters()).toEqual([entered, waits]);
    await fail(1);
    await sql`update known_device_tries set failed = 99 where user_id = ${id}`.execute(central.db);
    await fail(1);
    expect(await letters()).toEqual([entered, waits]);
    const { rows } = await sql`select id from audit_log where actor_id = ${id} and action = 'account_blocked'`.execute(central.db);
    expect(rows).toEqual([]);
  });

  it('is forgotten with its tries once it types the right password, and so are devices that nobody used for a year', async () => {
    const { id, email, devices } = await browsers.aKnown();
    const daysAgo = (days: number) => new Date(central.clock.now().getTime() - days * 24 * 3_600_000);
    await browsers.tryWith(devices, email, wrong);
    await sql`
      insert into known_device_tries (user_id, device, failed, tried_at)
      values (${id}, 'used last year', 7, ${daysAgo(366)}), (${id}, 'used this year', 8, ${daysAgo(364)})`.execute(central.db);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(200);
    expect(await browsers.failedOfDevice(id)).toEqual([8]);
  });

  it('lets its owner in who signs in in two windows at once, although the first forgets the tries while the second is counted', async () => {
    const { id, email, devices } = await browsers.aKnown();
    await browsers.tryWith(devices, email, wrong);
    const reply = await overtaken(central, {
      lock: sql`select from known_device_tries where user_id = ${id} for update`,
      work: () => browsers.tryWith(devices, email, goodPassword),
      meanwhile: (holder) => sql`delete from known_device_tries where user_id = ${id}`.execute(holder),
    });
    expect(reply.status).toBe(200);
  });

  it('goes on with its session when the old password is wrong, whoever failed at its address, and ends them all at the hundredth', async () => {
    const { id, email } = await aUser(central);
    await browsers.failFrom('192.0.2.65');
    const entered = await browsers.tryWith('', email, goodPassword);
    expect(entered.status).toBe(200);
    const headers = { authorization: `Bearer ${textAt(entered.body, 'tokens', 'access_token')}` };
    const change = () =>
      send(central, {
        method: 'POST',
        url: '/central/auth/password',
        remoteAddress: '192.0.2.65',
        headers: { ...headers, cookie: `__Host-devices=${cookieIn(entered)}` },
        payload: { old_password: wrong, new_password: 'Nové heslo 2027 příště' },
      });
    const status = async () => (await send(central, { method: 'GET', url: '/central/me', headers })).status;
    expect([(await change()).status, await status()]).toEqual([422, 200]);
    const { rows } = await sql`select action from audit_log where actor_id = ${id} order by id desc limit 1`.execute(central.db);
    expect(rows).toEqual([{ action: 'known_device_failed' }]);
    await sql`update known_device_tries set failed = 99 where user_id = ${id}`.execute(central.db);
    expect([(await change()).status, await status()]).toEqual([422, 401]);
  });

  it('counts no failure for its address, and the audit names it', async () => {
    const { id, email, devices } = await browsers.aKnown();
    for (let time = 0; time < 4; time += 1) await browsers.tryWith(devices, email, wrong, '192.0.2.63');
    const events = rowsOf(
      await (await superAdministrator(central)).get(`/audit-log?filter={"actor_id":${id},"action":["known_device_failed"]}`),
    );
    expect(events).toHaveLength(4);
    for (let time = 0; time < 30; time += 1)
      expect((await browsers.tryIn(`nikdo${time}@mesto.test`, wrong, '192.0.2.63')).status).toBe(401);
    expect((await browsers.tryIn('nikdo@mesto.test', wrong, '192.0.2.63')).status).toBe(429);
  });

  it('is one only for the accounts that it signed in to, of which it remembers several', async () => {
    const [first, second] = [await browsers.aKnown(), await aUser(central)];
    const both = cookieIn(await browsers.tryWith(first.devices, second.email, goodPassword));
    for (const id of [first.id, second.id]) await browsers.setFailed(id, 100);
    await sql`update users_live set blocked_at = ${central.clock.now()} where id in (${first.id}, ${second.id})`.execute(central.db);
    expect((await browsers.tryWith(first.devices, second.email, goodPassword)).status).toBe(401);
    expect((await browsers.tryWith(both, first.email, goodPassword)).status).toBe(200);
    expect((await browsers.tryWith(both, second.email, goodPassword)).status).toBe(200);
  });

  it('is a stranger with what it made up or changed', async () => {
    const { id, email, devices } = await browsers.aKnown();
    await sql`update users_live set blocked_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    const other = await aUser(central);
    const forged = [
      devices.replace(/^\d+/u, String(other.id)),
      devices.slice(0, -1) + (devices.endsWith('A') ? 'B' : 'A'),
      `${id}.x.y`,
      '\u0000',
    ];
    for (const made of forged) expect((await browsers.tryWith(encodeURIComponent(made), email, goodPassword)).status).toBe(401);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(200);
  });

  it('becomes known by the link for a lost password, but not by the password alone where a second factor is owed', async () => {
    const { id, email } = await aUser(central);
    await send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username: email }, remoteAddress: '192.0.2.64' });
    const [link = ''] = await linksTo(central, email);
    const payload = { password: 'Úplně jiné heslo 2027' };
    const headers = { 'x-client': 'console' };
    const devices = cookieIn(await send(central, { method: 'POST', url: `/central/auth/lost-password/${link}`, payload, headers }));
    await sql`update users_live set blocked_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    await demandFactor(central);
    const owing = await browsers.tryWith(devices, email, payload.password);
    await demandFactor(central, false);
    expect([owing.status, cookieIn(owing)]).toEqual([200, '']);
  });
});
