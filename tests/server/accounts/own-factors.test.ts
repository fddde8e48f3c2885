import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode } from '../../support/codes.ts';
import { type Client, signedIn, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await demandFactor(central, false);
});

const codeOf = (secret: string, secondsAgo = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: central.clock.now().getTime() - secondsAgo * 1000 });
const give = (client: Client, code: string, method: string) => client.post('/auth/second-factor', { code, method });
const factors = async (client: Client) => (await client.get('/auth/factors')).body;

/** Someone who has added an authenticator application. */
async function withApplication() {
  const client = await signedIn(central);
  const secret = textAt((await client.post('/auth/totp', {})).body, 'secret');
  const added = await client.post('/auth/totp/confirm', { code: codeOf(secret) });
  const codes = valueAt(added.body, 'codes');
  if (!Array.isArray(codes)) throw new Error(`no recovery codes: ${JSON.stringify(added)}`);
  return { client, secret, codes: codes.map(String) };
}

describe('an authenticator application', () => {
  it('is added by its first code, with ten recovery codes, and asked for from then on although the policy asks nobody', async () => {
    const { client, secret, codes } = await withApplication();
    expect(new Set(codes).size).toBe(10);
    expect(await factors(client)).toMatchObject({ totp_since: startOfTests, recovery_codes_left: 10 });
    const session = await entering(central, client);
    expect((await session.get('/me')).status).toBe(403);
    expect((await session.get('/auth/second-factor')).body).toMatchObject({ methods: ['totp', 'recovery'], needs_phone: false });
    central.clock.advance(30_000);
    expect((await give(session, codeOf(secret), 'totp')).status).toBe(200);
    expect((await session.get('/me')).status).toBe(200);
  });

  it('asvs-6.6.3 waits after five wrong codes, and a wrong one from an SMS does not end the wait', async () => {
    const { client } = await withApplication();
    const phone = await confirmPhone(central, client.id, '+420601555666');
    const session = await entering(central, client);
    for (const _ of [1, 2, 3, 4, 5]) expect((await give(session, '000000', 'totp')).status).toBe(422);
    expect((await give(session, '000000', 'totp')).status).toBe(429);
    expect((await session.post('/auth/second-factor/send', {})).status).toBe(200);
    const sent = await lastCode(central, phone);
    expect((await give(session, `${(Number(sent[0]) + 1) % 10}${sent.slice(1)}`, 'sms')).status).toBe(422);
    expect((await give(session, '000000', 'totp')).status).toBe(429);
    expect((await give(session, sent, 'sms')).status).toBe(200);
  });

  it('does not count before its first code has come, nor after ten minutes', async () => {
    const client = await signedIn(central);
    const secret = textAt((await client.post('/auth/totp', {})).body, 'secret');
    for (const code of ['000000', '12345', '1234567', 'ěščřžý', '🛼🛼🛼🛼🛼🛼']) {
      expect((await client.post('/auth/totp/confirm', { code })).body, code).toMatchObject({ errors: { code: 'Chybný kód' } });
    }
    expect((await (await entering(central, client)).get('/me')).status).toBe(200);
    central.clock.advance(10 * 60_000);
    const late = await (await entering(central, client)).post('/auth/totp/confirm', { code: codeOf(secret) });
    expect(textAt(late.body, 'errors', 'code')).toContain('začněte znovu');
  });

  it('asvs-6.5.1 takes a code once, of this step or the one before and after, and none older', async () => {
    const { client, secret } = await withApplication();
    central.clock.advance(120_000);
    const session = () => entering(central, client);
    expect((await give(await session(), codeOf(secret, 60), 'totp')).status).toBe(422);
    const now = codeOf(secret);
    expect((await give(await session(), now, 'totp')).status).toBe(200);
    expect((await give(await session(), now, 'totp')).status).toBe(422);
    expect((await give(await session(), codeOf(secret, 30), 'totp')).status).toBe(422);
    expect((await give(await session(), codeOf(secret, -30), 'totp')).status).toBe(200);
  });

  it('waits after five wrong codes, whatever session they come from, and then lets the right one through', async () => {
    const { client, secret } = await withApplication();
    central.clock.advance(60_000);
    const sessions: Client[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) sessions.push(await entering(central, client));
    const replies = await Promise.all(sessions.map((session) => give(session, '000000', 'totp')));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    const [session] = sessions;
    if (session === undefined) throw new Error('no session');
    const refused = await give(session, codeOf(secret), 'totp');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await give(session, 'AAAAA-AAAAA', 'recovery')).status).toBe(429);
    central.clock.advance(60_000);
    expect((await give(session, codeOf(secret), 'totp')).status).toBe(200);
  });

  it('stands in the way of a telephone that who has only the password would give', async () => {
    const { client } = await withApplication();
    const session = await entering(central, client);
    expect((await session.post('/auth/phone', { phone: '601 000 000' })).status).toBe(403);
  });

  it('leaves its secret unreadable in the database', async () => {
    const { client, secret } = await withApplication();
    const { rows } = await sql<{ kept: string }>`select totp_secret as kept from second_factors where user_id = ${client.id}`.execute(
      central.db,
    );
    expect(rows[0]?.kept).not.toContain(secret);
  });

  it('is replaced and taken away; a telephone that is confirmed stays a way', async () => {
    const { client, secret } = await withApplication();
    await confirmPhone(central, client.id);
    const another = textAt((await client.post('/auth/totp', {})).body, 'secret');
    central.clock.advance(60_000);
    expect((await client.post('/auth/totp/confirm', { code: codeOf(another) })).body).toEqual({ codes: null });
    central.clock.advance(60_000);
    const session = await entering(central, client);
    expect((await give(session, codeOf(secret), 'totp')).status).toBe(422);
    expect((await give(session, codeOf(another), 'totp')).status).toBe(200);
    expect((await session.post('/auth/totp/remove', {})).status).toBe(204);
    expect((await session.post('/auth/totp/remove', {})).status).toBe(404);
    expect((await (await entering(central, client)).get('/me')).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('asvs-6.5.1 pass once each, as people copy them, and the user is told by e-mail how many are left', async () => {
    const { client, codes } = await withApplication();
    const [code = '', other = ''] = codes;
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await give(await entering(central, client), typed, 'recovery')).status).toBe(200);
    expect((await give(await entering(central, client), code, 'recovery')).status).toBe(422);
    const twice = await Promise.all([
      give(await entering(central, client), other, 'recovery'),
      give(await entering(central, client), other, 'recovery'),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { rows } = await sql<{ body: string }>`
      select body from outbox where recipient = ${client.email} and subject like 'Přihlášení záložním kódem%' order by id`.execute(
      central.db,
    );
    expect(rows.map(({ body }) => /zbývá: (\d+)/u.exec(body)?.[1])).toEqual(['9', '8']);
  });

  it('asvs-6.5.3 are drawn by chance, all letters and digits of them about as often', async () => {
    const client = await signedIn(central);
    const codes: string[] = [];
    for (let time = 0; time < 20; time += 1)
      codes.push(...[valueAt((await client.post('/auth/recovery-codes', {})).body, 'codes')].flat().map(String));
    expect(new Set(codes).size).toBe(200);
    const letters = codes.join('').replaceAll('-', '');
    const counts = [...new Set(letters)].map((letter) => letters.split(letter).length - 1);
    // 2,000 draws of 32: 62.5 of each, give or take 7.8; six times that never comes by chance.
    expect(counts).toHaveLength(32);
    expect(Math.max(...counts.map((count) => Math.abs(count - 62.5)))).toBeLessThan(47);
  });

  it('end when new ones are made, and are nobody else’s', async () => {
    const { client, codes } = await withApplication();
    const [code = ''] = codes;
    const { client: stranger } = await withApplication();
    expect((await give(await entering(central, stranger), code, 'recovery')).status).toBe(422);
    expect(valueAt((await client.post('/auth/recovery-codes', {})).body, 'codes')).toHaveLength(10);
    expect((await give(await entering(central, client), code, 'recovery')).status).toBe(422);
  });
});

describe('changing the ways of proving oneself', () => {
  const changes = ['/auth/totp', '/auth/passkeys/new', '/auth/recovery-codes', '/auth/totp/remove'];

  it('asvs-7.5.1 asks for the password again once five minutes have passed since signing in, and counts tries at it', async () => {
    const { client } = await withApplication();
    expect(await factors(client)).toMatchObject({ asks_password: false });
    central.clock.advance(5 * 60_000);
    expect(await factors(client)).toMatchObject({ asks_password: true });
    for (const path of changes) {
      expect(await client.post(path, {}), path).toMatchObject({
        status: 422,
        body: { errors: { password: expect.stringContaining('znovu') } },
      });
    }
    for (const _ of [1, 2, 3, 4, 5]) expect((await client.post('/auth/recovery-codes', { password: 'špatné' })).status).toBe(422);
    expect((await client.post('/auth/recovery-codes', { password: goodPassword })).status).toBe(422);
    central.clock.advance(60_000);
    expect((await client.post('/auth/recovery-codes', { password: goodPassword })).status).toBe(200);
  });

  it('asvs-7.5.1 asks for it before a telephone is added, which is a way in like any other', async () => {
    const client = await signedIn(central);
    const add = (fields: object) => client.post('/auth/phone', { phone: '601 765 432', ...fields });
    central.clock.advance(5 * 60_000);
    expect(await add({})).toMatchObject({ status: 422, body: { errors: { password: expect.stringContaining('znovu') } } });
    expect((await add({ password: 'špatné' })).status).toBe(422);
    const { rows } = await sql`select id from outbox where recipient = '+420601765432'`.execute(central.db);
    expect(rows).toEqual([]);
    expect((await add({ password: goodPassword })).status).toBe(200);
  });

  it('asvs-7.4.3 ends the other sessions and is told by e-mail and in the audit', async () => {
    const client = await signedIn(central);
    const other = await entering(central, client);
    await client.post('/auth/recovery-codes', {});
    expect((await other.get('/me')).status).toBe(401);
    expect((await client.get('/me')).status).toBe(200);
    const { rows } = await sql<{ subject: string }>`select subject from outbox where recipient = ${client.email}`.execute(central.db);
    expect(rows).toEqual([{ subject: 'Změna dvoufázového ověření v Centrální aplikaci' }]);
    const { rows: events } = await sql`
      select id from audit_log where actor_id = ${client.id} and action = 'recovery_codes_made'`.execute(central.db);
    expect(events).toHaveLength(1);
  });
});
