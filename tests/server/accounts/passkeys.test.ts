import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../support/authenticator.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { demandFactor, entering } from '../../support/codes.ts';
import { type Client, numberAt, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  await demandFactor(central, false);
});

// Without a public address the tests' server takes itself to be here.
const where = { origin: 'http://localhost:80', host: 'localhost' };
const factors = async (client: Client) => (await client.get('/auth/factors')).body;

/** Someone who has added a passkey. */
async function withPasskey() {
  const client = await signedIn(central);
  const authenticator = createAuthenticator();
  const challenge = textAt((await client.post('/auth/passkeys/new', {})).body, 'challenge');
  const added = await client.post('/auth/passkeys', { name: 'Klíč v kapse', response: authenticator.make({ ...where, challenge }) });
  return { client, authenticator, added };
}

describe('a passkey', () => {
  it('is added and passes the second factor', async () => {
    const { client, authenticator, added } = await withPasskey();
    expect(added).toMatchObject({ status: 200, body: { codes: expect.any(Array) } });
    expect(await factors(client)).toMatchObject({ passkeys: [{ name: 'Klíč v kapse', last_used_at: null }] });
    const session = await entering(central, client);
    expect((await session.get('/auth/second-factor')).body).toMatchObject({ methods: ['passkey', 'recovery'] });
    const { body } = await session.post('/auth/passkeys/challenge', {});
    expect(body).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] });
    const challenge = textAt(body, 'challenge');
    const answer = authenticator.sign({ ...where, challenge });
    expect(await session.post('/auth/passkeys/answer', answer)).toMatchObject({ status: 200, body: { user: { secondFactor: false } } });
  });

  const refusals = [
    ['that is replayed', { replay: true }],
    ['to a challenge of another session', { foreign: true }],
    ['made for another site', { origin: 'https://mesto.evil' }],
    ['made for another host', { host: 'evil' }],
    ['to a challenge of its own', { challenge: 'vymyslena' }],
    ['with a counter that went back, of a copied key', { counter: 0 }],
    ['of a key that is not the user’s', { unknown: true }],
    ['that comes after five minutes', { late: true }],
  ] as const;
  it.each(refusals)('refuses an answer %s', async (_, flaw) => {
    const { client, authenticator } = await withPasskey();
    await sql`update passkeys set counter = 5 where id = ${authenticator.id}`.execute(central.db);
    const [session, other] = [await entering(central, client), await entering(central, client)];
    const own = textAt((await session.post('/auth/passkeys/challenge', {})).body, 'challenge');
    const foreign = textAt((await other.post('/auth/passkeys/challenge', {})).body, 'challenge');
    const key = 'unknown' in flaw ? createAuthenticator() : authenticator;
    const said = { ...where, challenge: 'foreign' in flaw ? foreign : own, counter: 6, ...flaw };
    const answer = key.sign(said);
    if ('late' in flaw) central.clock.advance(5 * 60_000);
    if ('replay' in flaw) expect((await session.post('/auth/passkeys/answer', answer)).status).toBe(200);
    const target = 'replay' in flaw ? other : session;
    expect(await target.post('/auth/passkeys/answer', answer)).toMatchObject({ status: 422, body: { err: 'passkey_refused' } });
    expect((await target.get('/me')).status).toBe(403);
  });

  it('is nobody’s who did not ask for its challenge, and is refused when it is no answer of a browser', async () => {
    const client = await signedIn(central);
    const authenticator = createAuthenticator();
    const make = (challenge: string) =>
      client.post('/auth/passkeys', { name: 'Klíč', response: authenticator.make({ ...where, challenge }) });
    expect((await make('vymyslena')).status).toBe(422);
    for (const response of [null, 'text', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }]) {
      expect((await client.post('/auth/passkeys', { name: 'Klíč', response })).status).toBe(422);
    }
    expect(await client.post('/auth/passkeys', { name: ' ', response: {} })).toMatchObject({
      body: { errors: { name: expect.any(String) } },
    });
  });

  it('is added once, and the browser is told which there are already', async () => {
    const { client, authenticator } = await withPasskey();
    const { client: stranger } = await withPasskey();
    const again = async (one: Client) => {
      const { body } = await one.post('/auth/passkeys/new', {});
      const response = authenticator.make({ ...where, challenge: textAt(body, 'challenge') });
      return { body, added: await one.post('/auth/passkeys', { name: 'Týž klíč', response }) };
    };
    const refused = { status: 422, body: { err: 'passkey_refused' } };
    const own = await again(client);
    expect(own.body).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
    expect(own.added).toMatchObject(refused);
    expect((await again(stranger)).added).toMatchObject(refused);
  });

  it('is not added by an answer that was made for another site', async () => {
    const client = await signedIn(central);
    const challenge = textAt((await client.post('/auth/passkeys/new', {})).body, 'challenge');
    const response = createAuthenticator().make({ ...where, challenge, origin: 'https://mesto.evil' });
    expect(await client.post('/auth/passkeys', { name: 'Klíč', response })).toMatchObject({
      status: 422,
      body: { err: 'passkey_refused' },
    });
    expect(await factors(client)).toMatchObject({ passkeys: [] });
  });

  it('is one of ten at the most, also where the last two are added at once', async () => {
    const client = await signedIn(central);
    const keep = (from: number, to: number) =>
      sql`
        insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
        select 'key' || place, ${client.id}, 'Klíč', 'x', 0, '{}', now() from generate_series(${from}::int, ${to}::int) place`.execute(
        central.db,
      );
    await keep(1, 9);
    const challenge = textAt((await client.post('/auth/passkeys/new', {})).body, 'challenge');
    await keep(10, 10);
    const tooMany = { status: 409, body: { err: 'too_many_passkeys' } };
    expect(
      await client.post('/auth/passkeys', { name: 'Klíč', response: createAuthenticator().make({ ...where, challenge }) }),
    ).toMatchObject(tooMany);
    expect(await client.post('/auth/passkeys/new', {})).toMatchObject(tooMany);
  });

  it('is asked for of who has one and owes it, and of nobody else', async () => {
    const { client, authenticator } = await withPasskey();
    const wrongState = { status: 409, body: { err: 'wrong_state' } };
    expect(await client.post('/auth/passkeys/challenge', {})).toMatchObject(wrongState);
    const answer = authenticator.sign({ ...where, challenge: 'vymyslena' });
    expect(await client.post('/auth/passkeys/answer', answer)).toMatchObject(wrongState);
    const another = await signedIn(central);
    await demandFactor(central);
    const owing = await entering(central, another);
    expect(await owing.post('/auth/passkeys/challenge', {})).toMatchObject({ status: 422, body: { err: 'passkey_refused' } });
  });

  it('is taken away by its user and by nobody else', async () => {
    const { client, authenticator } = await withPasskey();
    const { client: stranger } = await withPasskey();
    expect((await stranger.post(`/auth/passkeys/${authenticator.id}/remove`, {})).status).toBe(404);
    expect((await client.post(`/auth/passkeys/${authenticator.id}/remove`, {})).status).toBe(204);
    expect(await factors(client)).toMatchObject({ passkeys: [] });
  });

  it('is not added by an answer to the challenge for passing the second factor', async () => {
    const { client, added } = await withPasskey();
    const session = await entering(central, client);
    const challenge = textAt((await session.post('/auth/passkeys/challenge', {})).body, 'challenge');
    const given = { code: valueAt(added.body, 'codes', '0'), method: 'recovery' };
    expect((await session.post('/auth/second-factor', given)).status).toBe(200);
    const response = createAuthenticator().make({ ...where, challenge });
    const refused = await session.post('/auth/passkeys', { name: 'Klíč', response });
    expect(refused).toMatchObject({ status: 422, body: { err: 'passkey_refused' } });
  });

  it('is gone with every other way of its user once somebody resets them', async () => {
    const { client } = await withPasskey();
    await sql`insert into second_factors (user_id) values (${client.id}) on conflict do nothing`.execute(central.db);
    await sql`
      insert into second_factor_codes (user_id, session_id, phone, salt, digest, length, created_at, expires_at)
      select user_id, id, '+420601234567', 'x', 'x', 6, now(), now() + interval '5 minutes' from sessions where user_id = ${client.id}`.execute(
      central.db,
    );
    const root = await superAdministrator(central);
    const { body } = await root.get(`/users/${client.id}`);
    expect(body).toMatchObject({ second_factor_since: startOfTests });
    const version = { 'if-match': `"${numberAt(body, 'version')}"` };
    expect((await root.post(`/users/${client.id}/actions/reset-second-factor`, {}, version)).status).toBe(200);
    const { rows } = await sql`
      select user_id from passkeys union all select user_id from recovery_codes union all select user_id from second_factors
      union all select user_id from second_factor_codes where ended_at is null`.execute(central.db);
    expect(rows).not.toContainEqual({ user_id: client.id });
    expect((await root.get(`/users/${client.id}`)).body).toMatchObject({ second_factor_since: null });
  });
});
