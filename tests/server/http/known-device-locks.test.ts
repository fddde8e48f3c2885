import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { cookieIn, knownDevices, wrong } from '../../support/known-devices.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const browsers = knownDevices(central);
beforeEach(() => central.clock.moveTo(startOfTests));

describe('a known browser and its lock', () => {
  it('has something to unblock only while somebody is kept out, whoever that is', async () => {
    let admin = await superAdministrator(central);
    const { id, email, devices } = await browsers.aKnown();
    const lock = async () => textAt((await admin.get(`/users/${id}`)).body, 'lock');
    const unblock = async () => {
      const { version } = Object((await admin.get(`/users/${id}`)).body);
      return admin.post(`/users/${id}/actions/unblock`, {}, { 'if-match': `"${version}"` });
    };
    expect(await lock()).toBe('none');
    for (const _ of [1, 2, 3, 4, 5]) await browsers.tryWith(devices, email, wrong);
    expect([await lock(), (await browsers.keptOf(id)).failed_sign_ins]).toEqual(['locked', 0]);
    central.clock.advance(2 * 60_000);
    expect(await lock()).toBe('none');
    await sql`update known_device_tries set failed = 99, waits_until = null where user_id = ${id}`.execute(central.db);
    await browsers.tryWith(devices, email, wrong);
    central.clock.advance(16 * 60_000);
    admin = await superAdministrator(central);
    expect(await lock()).toBe('locked');
    expect((await unblock()).status).toBe(200);
    expect(await lock()).toBe('none');
    for (const _ of [1, 2, 3, 4, 5]) await browsers.tryIn(email, wrong);
    expect(await lock()).toBe('locked');
    expect((await unblock()).status).toBe(200);
    expect(await lock()).toBe('none');
  });

  it('is locked alone when it fails itself, by whoever stole what it keeps, and a newer name of it is not', async () => {
    const { id, email, devices } = await browsers.aKnown();
    const newer = cookieIn(await browsers.tryWith(devices, email, goodPassword));
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await browsers.tryWith(devices, email, wrong)).status).toBe(401);
    expect([await browsers.failedOfDevice(id), (await browsers.keptOf(id)).failed_sign_ins]).toEqual([[5], 0]);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(401);
    expect((await browsers.tryIn(email, goodPassword)).status).toBe(200);
    await sql`update known_device_tries set failed = 99, waits_until = null where user_id = ${id}`.execute(central.db);
    await browsers.tryWith(devices, email, wrong);
    central.clock.advance(30 * 24 * 3_600_000);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(401);
    expect((await browsers.tryWith(newer, email, goodPassword)).status).toBe(200);
    expect((await browsers.keptOf(id)).blocked_at).toBeNull();
  });

  it('is blocked with the account where wrong codes blocked it: whoever tried them had the password', async () => {
    const { id, email, devices } = await browsers.aKnown();
    await sql`insert into second_factors (user_id, failed) values (${id}, 100)`.execute(central.db);
    await sql`update users_live set blocked_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(401);
  });

  it('is unlocked with the account by a super administrator', async () => {
    const { id, email, devices } = await browsers.aKnown();
    await browsers.tryWith(devices, email, wrong);
    await sql`update known_device_tries set locked_at = ${central.clock.now()} where user_id = ${id}`.execute(central.db);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(401);
    const root = await superAdministrator(central);
    const version = String(numberAt((await root.get(`/users/${id}`)).body, 'version'));
    expect((await root.post(`/users/${id}/actions/unblock`, {}, { 'if-match': `"${version}"` })).status).toBe(200);
    expect((await browsers.tryWith(devices, email, goodPassword)).status).toBe(200);
  });
});
