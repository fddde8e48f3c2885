import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anotherServer, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { confirmPhone, demandFactor, entering, lastCode, refresh } from '../../support/codes.ts';
import { aUser, type Client, numberAt, signedIn, signIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await demandFactor(central);
  await sql`update password_policy set second_factor_code_length = 6, second_factor_code_validity = 300`.execute(central.db);
});

const phone = '+420601234567';
const newPassword = 'Nové heslo 2027 příště';
const owed = (client: Client) => client.get('/auth/second-factor');
const sendTo = (client: Client) => client.post('/auth/second-factor/send', {});
const give = (client: Client, code: string, method?: string) =>
  client.post('/auth/second-factor', { code, ...(method === undefined ? {} : { method }) });
/** Someone with a confirmed telephone who has given their password. */
async function atTheStep(): Promise<Client> {
  const user = await aUser(central);
  await confirmPhone(central, user.id, phone);
  return entering(central, user);
}
const wrongOf = (code: string) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
const audited = async (actorId: number) =>
  (await sql<{ action: string }>`select action from audit_log where actor_id = ${actorId} order by id`.execute(central.db)).rows.map(
    ({ action }) => action,
  );

describe('a session that owes the second factor', () => {
  it('asvs-6.3.3 asvs-2.3.1 may do nothing but pass it: not even change the password that it was given for', async () => {
    const client = await atTheStep();
    for (const path of ['/me', '/stores', '/users', '/sessions', '/auth/factors', '/password-policy', '/live?topics=stores']) {
      expect(await client.get(path), path).toMatchObject({ status: 403, body: { err: 'stage_not_passed' } });
    }
    const change = await client.post('/auth/password', { old_password: 'jakékoli', new_password: newPassword });
    expect(change).toMatchObject({ status: 403, body: { err: 'stage_not_passed' } });
    for (const path of ['/auth/totp', '/auth/passkeys/new', '/auth/recovery-codes']) expect((await client.post(path, {})).status).toBe(403);
    expect((await refresh(central, client.refreshToken)).body).toMatchObject({ user: { secondFactor: true } });
  });

  it('passes it by the code of the SMS, once, and its tokens from before lead no further', async () => {
    const client = await atTheStep();
    expect((await owed(client)).body).toEqual({
      methods: ['sms'],
      phone: '+420\u00a0•••\u00a0•••\u00a0567',
      needs_phone: false,
      code: { length: 6, expires_at: at(300), next_at: at(60) },
      next_at: at(60),
    });
    const code = await lastCode(central, phone);
    const passed = await give(client, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(passed).toMatchObject({ status: 200, body: { user: { secondFactor: false }, tokens: { access_token: expect.any(String) } } });
    expect((await client.get('/me')).status).toBe(200);
    expect(await give(client, code)).toMatchObject({ status: 422, body: { errors: { code: expect.stringContaining('neplatí') } } });
    central.clock.advance(11_000);
    expect((await refresh(central, client.refreshToken)).status).toBe(401);
    expect(await audited(client.id)).toEqual(['sign_in', 'second_factor_passed', 'token_reused']);
  });

  it('has its code sent with the sign-in, which says when that ends; a second sign-in within a minute sends none', async () => {
    const client = await atTheStep();
    expect((await signIn(central, client.email)).body).not.toHaveProperty('secondFactorExpirationTime');
    central.clock.advance(60_000);
    expect((await signIn(central, client.email)).body).toMatchObject({ secondFactorExpirationTime: at(360) });
    await demandFactor(central, false);
    expect((await signIn(central, client.email)).body).not.toHaveProperty('secondFactorExpirationTime');
  });

  it('says Chybný kód for a wrong one, and lets a code live for five tries, also when they come at once', async () => {
    const client = await atTheStep();
    const code = await lastCode(central, phone);
    expect(await give(client, wrongOf(code))).toMatchObject({ status: 422, body: { errors: { code: 'Chybný kód' } } });
    const replies = await Promise.all(Array.from({ length: 20 }, () => give(client, wrongOf(code))));
    const said = replies.map(({ body }) => textAt(body, 'errors', 'code'));
    expect(said.filter((text) => text === 'Chybný kód')).toHaveLength(4);
    expect((await give(client, code)).status).toBe(422);
  });

  it('asvs-6.5.5 takes a code until the second of its expiry and not in it', async () => {
    await sql`update password_policy set second_factor_code_validity = 90, second_factor_code_length = 8`.execute(central.db);
    const inTime = await atTheStep();
    const first = await lastCode(central, phone);
    expect(first).toHaveLength(8);
    const late = await atTheStep();
    const second = await lastCode(central, phone);
    central.clock.advance(89_999);
    expect((await give(inTime, first)).status).toBe(200);
    central.clock.advance(1);
    expect((await give(late, second)).status).toBe(422);
  });

  it('asvs-6.6.2 spends no code of another session, of the same user or of another', async () => {
    const client = await atTheStep();
    const code = await lastCode(central, phone);
    expect((await give(await entering(central, client), code)).status).toBe(422);
    expect((await give(await atTheStep(), code)).status).toBe(422);
    expect((await give(client, code)).status).toBe(200);
  });

  it('asvs-6.6.3 gets a code a minute and five an hour; a newer one ends the one before', async () => {
    const client = await atTheStep();
    const first = await lastCode(central, phone);
    central.clock.advance(59_000);
    expect(await sendTo(client)).toMatchObject({
      status: 429,
      body: { err: 'code_too_soon', message: expect.stringContaining('1 sekundu') },
    });
    central.clock.advance(1000);
    expect(await sendTo(client)).toMatchObject({ status: 200, body: { next_at: at(120) } });
    expect((await give(client, first)).status).toBe(422);
    // After the fifth the next one waits until an hour has passed since the first.
    for (const next of [180, 240, 3600]) {
      central.clock.advance(60_000);
      expect(await sendTo(client)).toMatchObject({ status: 200, body: { next_at: at(next) } });
    }
    central.clock.advance(60_000);
    const refused = await sendTo(client);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(3600 - 300) } });
    expect((await give(client, await lastCode(central, phone))).status).toBe(200);
  });

  it('sends one SMS for ten requests at once', async () => {
    const client = await atTheStep();
    central.clock.advance(60_000);
    const replies = await Promise.all(Array.from({ length: 10 }, () => sendTo(client)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('passes it on another server', async () => {
    const client = await atTheStep();
    const other = await anotherServer(central);
    const authorization = `Bearer ${client.token}`;
    const reply = await other.app.inject({
      method: 'POST',
      url: '/central/auth/second-factor',
      headers: { authorization },
      payload: { code: await lastCode(central, phone) },
    });
    expect(reply.statusCode).toBe(200);
    await other.close();
  });

  it('asvs-6.5.2 leaves no code to be read or computed from the database', async () => {
    await atTheStep();
    const code = await lastCode(central, phone);
    const { rows } = await sql<{ kept: string }>`select row_to_json(c)::text as kept from second_factor_codes c`.execute(central.db);
    expect(rows.map(({ kept }) => kept).join()).not.toContain(`"${code}"`);
  });

  it('takes no code by a way that it does not owe, but one that confirms a telephone', async () => {
    await demandFactor(central, false);
    const client = await signedIn(central);
    expect((await client.post('/auth/phone', { phone: '602 111 227' })).status).toBe(200);
    const code = await lastCode(central, '+420602111227');
    for (const method of ['totp', 'recovery'])
      expect(await give(client, code, method)).toMatchObject({ status: 409, body: { err: 'wrong_state' } });
    expect((await give(client, code, 'sms')).status).toBe(200);
  });
});

describe('a telephone', () => {
  const take = (client: Client, number: string) => client.post('/auth/phone', { phone: number });

  it('is given and confirmed by who has none, and the user learns of it by e-mail', async () => {
    const user = await aUser(central);
    const client = await entering(central, user);
    expect((await owed(client)).body).toMatchObject({ methods: [], phone: null, needs_phone: true });
    expect((await sendTo(client)).status).toBe(409);
    expect(await take(client, '12 34')).toMatchObject({
      status: 422,
      body: { errors: { phone: expect.stringContaining('telefonní číslo') } },
    });
    expect(await take(client, '602 111 222')).toMatchObject({ status: 200 });
    const passed = await give(client, await lastCode(central, '+420602111222'));
    expect(passed).toMatchObject({ status: 200, body: { user: { phone_number: '+420602111222', phone_number_confirmed: true } } });
    const kept = await sql`select second_factor_since from users_live where id = ${user.id}`.execute(central.db);
    expect(kept.rows).toEqual([{ second_factor_since: new Date(startOfTests) }]);
    const { rows } = await sql<{ subject: string }>`select subject from outbox where recipient = ${user.email}`.execute(central.db);
    expect(rows).toEqual([{ subject: 'Nový telefon pro přihlášení do Centrální aplikace' }]);
  });

  it('is not confirmed by a code that went to another number', async () => {
    const client = await entering(central, await aUser(central));
    await take(client, '602 111 223');
    const first = await lastCode(central, '+420602111223');
    central.clock.advance(60_000);
    await take(client, '602 111 224');
    expect((await give(client, first)).status).toBe(422);
    const passed = await give(client, await lastCode(central, '+420602111224'));
    expect(valueAt(passed.body, 'user', 'phone_number')).toBe('+420602111224');
  });

  it('is not changed at this step once it is confirmed', async () => {
    expect(await take(await atTheStep(), '602 111 225')).toMatchObject({ status: 409 });
  });

  it('is confirmed beforehand by who owes nothing', async () => {
    await demandFactor(central, false);
    const client = await signedIn(central);
    await take(client, '602 111 226');
    expect((await give(client, await lastCode(central, '+420602111226'))).status).toBe(200);
    expect((await client.get('/me')).body).toMatchObject({ user: { phone_number: '+420602111226', phone_number_confirmed: true } });
    expect((await sendTo(client)).status).toBe(409);
  });

  it('is no longer confirmed when an administrator changes it, and codes to the old one hold no more', async () => {
    const client = await atTheStep();
    const code = await lastCode(central, phone);
    await demandFactor(central, false);
    const root = await superAdministrator(central);
    const version = numberAt((await root.get(`/users/${client.id}`)).body, 'version');
    const changed = await root.patch(`/users/${client.id}`, version, { phone_number: '+420777000111' });
    expect(changed).toMatchObject({ status: 200, body: { phone_number: '+420777000111', phone_number_confirmed: false } });
    expect((await give(client, code)).status).toBe(422);
    expect((await owed(client)).body).toMatchObject({ needs_phone: true, phone: null });
  });
});

/** The instant so many seconds after the start of the tests. */
function at(seconds: number): string {
  return new Date(Date.parse(startOfTests) + seconds * 1000).toISOString();
}
