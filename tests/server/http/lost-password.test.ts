import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, type Reply, send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { linksTo } from '../../support/outbox.ts';
import { overtaken } from '../../support/overtaken.ts';
import { aUser, type Client, numberAt, rowsOf, signedIn, signIn, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
let admin: Client;
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  admin = await superAdministrator(central);
});

const newPassword = 'Úplně jiné heslo 2027';
let addresses = 0;
function ask(username: string, from?: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  addresses += 1;
  const remoteAddress = from ?? `10.1.${addresses >> 8}.${addresses & 255}`;
  return send(central, { method: 'POST', url: '/central/auth/lost-password', payload: { username }, remoteAddress, headers });
}
function spend(secret: string, password = newPassword): Promise<Reply> {
  return send(central, { method: 'POST', url: `/central/auth/lost-password/${secret}`, payload: { password } });
}
async function lettersTo(email: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return rowsOf(await admin.get(`/outbox?filter=${encodeURIComponent(JSON.stringify({ q: email }))}&range=[0,99]`));
}
/** The letter comes after the answer. */
async function sentLink(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(count);
  return (await linksTo(central, email))[0] ?? '';
}

describe('a lost password', () => {
  it('asvs-6.3.8 is answered alike whether there is such an account or not, and only an active one gets a letter', async () => {
    const [known, blocked] = [await aUser(central), await aUser(central, { active: false })];
    const replies = [await ask(known.email), await ask(blocked.email), await ask('nikdo@mesto.test'), await ask("' or 1=1 --")];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [204, '']));
    await sentLink(known.email);
    expect(await lettersTo(blocked.email)).toEqual([]);
  });

  it('asvs-6.3.8 is answered after the same time, though the database is slow to write the link', async () => {
    const { clock } = central;
    const { rest } = clock;
    const rested: number[] = [];
    Object.assign(clock, { rest: async (milliseconds: number) => void rested.push(milliseconds) });
    const { email } = await aUser(central);
    const took: number[] = [];
    await sql`create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.4); return new; end'`.execute(
      central.db,
    );
    await sql`create trigger slow before insert on one_time_links for each row execute function slowly()`.execute(central.db);
    try {
      for (const username of [email, 'nikdo@mesto.test']) {
        const began = performance.now();
        await ask(username);
        took.push(performance.now() - began + (rested.at(-1) ?? 0));
      }
    } finally {
      Object.assign(clock, { rest });
      await sql`drop function slowly cascade`.execute(central.db);
    }
    const [known = 0, unknown = 0] = took;
    expect(known).toBeGreaterThan(950);
    expect(Math.abs(known - unknown)).toBeLessThan(150);
  });

  it('is over for who comes with a link that ended while it was being looked at', async () => {
    const { email } = await aUser(central);
    await ask(email);
    const secret = await sentLink(email);
    const reply = await overtaken(central, {
      lock: sql`lock table credentials in access exclusive mode`,
      work: () => spend(secret),
      meanwhile: (holder) => sql`update one_time_links set used_at = now() where used_at is null`.execute(holder),
    });
    expect(reply).toMatchObject({ status: 410, body: { err: 'link_not_valid' } });
    expect((await signIn(central, email, goodPassword)).status).toBe(200);
  });

  it('asvs-6.4.3 asvs-6.3.4 is replaced by a link that holds once, signs nobody in and ends every session', async () => {
    const user = await signedIn(central, { resources: ['store'], first_time: true });
    await ask(` ${user.email.toUpperCase()} `);
    const secret = await sentLink(user.email);
    expect((await send(central, { method: 'GET', url: `/central/auth/lost-password/${secret}` })).body).toEqual({
      purpose: 'lost_password',
      is_super_administrator: false,
    });
    const done = await spend(secret);
    expect([done.status, String(done.headers['set-cookie'])]).toEqual([204, expect.not.stringContaining('refresh')]);
    expect((await user.get('/me')).status).toBe(401);
    expect((await spend(secret, 'Ještě jiné heslo 2028')).body).toMatchObject({ err: 'link_not_valid' });
    expect((await signIn(central, user.email)).status).toBe(401);
    expect(await signIn(central, user.email, newPassword)).toMatchObject({ status: 200, body: { user: { first_time: false } } });
    expect((await lettersTo(user.email)).map(({ subject }) => subject)).toContain('Vaše heslo do Centrální aplikace bylo změněno');
  });

  it('asvs-6.4.3 has a link to the second: thirty minutes, and none once a newer one was sent', async () => {
    const { email } = await aUser(central);
    await ask(email);
    const first = await sentLink(email);
    central.clock.advance(60_000);
    await ask(email);
    const second = await sentLink(email, 2);
    expect((await spend(first)).status).toBe(410);
    central.clock.advance(30 * 60_000 - 1);
    expect((await spend(second, 'krátké')).status).toBe(422);
    central.clock.advance(1);
    expect((await spend(second)).status).toBe(410);
  });

  it('sends one link however many ask for it at once', async () => {
    const { id, email } = await aUser(central);
    await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    await expect.poll(() => requestsOf(id)).toBe(20);
    await sentLink(email);
  });

  it('sends one link a minute and five an hour', async () => {
    const { email } = await aUser(central);
    for (let minute = 0; minute < 9; minute += 1) {
      await ask(email);
      await ask(email);
      central.clock.advance(60_000);
    }
    admin = await superAdministrator(central);
    await sentLink(email, 5);
  });

  it('unblocks an account, and refuses the password that it had', async () => {
    const { id, email } = await aUser(central);
    await sql`insert into users_live (id, failed_sign_ins, blocked_at) values (${id}, 100, ${central.clock.now()})`.execute(central.db);
    await ask(email);
    const secret = await sentLink(email);
    expect((await spend(secret, goodPassword)).body).toMatchObject({ err: 'invalid', errors: { password: expect.any(String) } });
    expect((await spend(secret)).status).toBe(204);
    expect((await signIn(central, email, newPassword)).status).toBe(200);
  });

  it('is written in the language of who asks, with an address that no request can choose', async () => {
    const { email } = await aUser(central);
    await ask(email, undefined, { 'accept-language': 'en', host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await sentLink(email);
    const [letter] = await lettersTo(email);
    expect(letter).toMatchObject({ channel: 'email', state: 'kept', subject: 'New password for the Central application' });
    expect(String(letter?.['body'])).toContain('http://localhost');
    expect(String(letter?.['body'])).not.toContain('evil');
  });

  it('is asked for thirty times in five minutes from one address, and no more', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await ask(`nikdo${time}@mesto.test`, '192.0.2.9')).status).toBe(204);
      await expect.poll(() => requestsFrom('192.0.2.9')).toBe(time + 1);
    }
    expect(await ask('nikdo@mesto.test', '192.0.2.9')).toMatchObject({ status: 429, headers: { 'retry-after': '300' } });
  });

  async function requestsOf(id: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_log where action = 'link_requested' and actor_id = ${id}`.execute(central.db);
    return rows[0]?.count ?? 0;
  }

  async function requestsFrom(address: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_log where action = 'link_requested' and address = ${address}`.execute(central.db);
    return rows[0]?.count ?? 0;
  }

  it('is not read in the outbox by whoever is below its owner, by level or by role', async () => {
    const [root, equal, below] = await Promise.all([
      aUser(central, { role: 'superAdministrator', level: 0 }),
      aUser(central, { role: 'administrator', level: 1 }),
      aUser(central),
    ]);
    const sharing = await signedIn(central, { role: 'administrator', level: 1 });
    const lower = await signedIn(central, { role: 'superAdministrator', level: 1 });
    const ids: number[] = [];
    for (const { email } of [root, equal, below]) {
      await ask(email);
      await sentLink(email);
      ids.push(numberAt((await lettersTo(email))[0], 'id'));
    }
    for (const reader of [sharing, lower]) {
      const seen = await Promise.all(ids.map(async (id) => (await reader.get(`/outbox/${id}`)).status));
      expect(seen).toEqual([404, 200, 200]);
    }
    const listed = rowsOf(await sharing.get('/outbox?range=[0,99]')).map(({ recipient }) => recipient);
    expect(listed).toEqual(expect.arrayContaining([equal.email, below.email]));
    expect(listed).not.toContain(root.email);
    expect(String((await sharing.get('/outbox/export?format=csv')).body)).not.toContain(root.email);
    expect((await admin.get(`/outbox/${ids[0]}`)).status).toBe(200);
  });
});
