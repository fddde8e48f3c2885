import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, superAdministrator, textAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, letLettersLeave, linkOf, type Public } from '../../support/public-booking.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await someTemplates(root, ['confirm_request'], ['email', 'sms']);
  await letOut(root, { email: true, sms: true });
});
// The clock moves, and a session would end.
beforeEach(async () => {
  root = await superAdministrator(central);
});

const nine = tuesday.starts_at;
type Ordered = { readonly hold: string; readonly reply: Reply };

/** Holds a time, orders it, and answers with the token of the hold too. */
async function ordered(client: Public, service: number, email: string, more: object = {}): Promise<Ordered> {
  const held = await client.post('/holds', { service_id: service, starts_at: nine });
  const hold = textAt(held.body, 'token');
  return { hold, reply: await client.post('/orders', { hold, email, name: 'Jana Nováková', ...more }) };
}

/** The secrets in letters to an e-mail, the newest first; empty of one that goes out no longer. */
async function secretsTo(email: string): Promise<readonly string[]> {
  const messages = await messagesTo(central, email);
  return messages.map(({ body }) => /#o=([\w-]+)>$/u.exec(body ?? '')?.[1] ?? '');
}

async function orderTo(email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from orders where email = ${email} order by id desc limit 1`.execute(central.db);
  return rows[0]?.id ?? 0;
}

describe('a client who waits for the letter with the link', () => {
  it('is told where it went and may have it again, a minute after the one before and five times at most', async () => {
    const { service } = await aWebOffice(root, 4);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'Jana@Posta.test', { phone: '603 555 121' });
    const expected = { state: 'unconfirmed', email: 'jana@posta.test', confirm_until: expect.any(String) };
    expect(await client.post('/orders/waiting', { hold })).toMatchObject({ status: 200, body: { ...expected, letters_left: 4 } });
    const resend = async () => (await client.post('/orders/waiting/resend', { hold })).body;
    expect(await resend()).toMatchObject({ err: 'letter_too_soon', message: expect.stringContaining('za 60 sekund') });
    for (const letters_left of [3, 2, 1, 0]) {
      central.clock.advance(60_000);
      expect(await resend()).toMatchObject({ ...expected, letters_left });
      expect(await resend()).toMatchObject({ err: letters_left === 0 ? 'too_many_letters' : 'letter_too_soon' });
    }
    const secrets = await secretsTo('jana@posta.test');
    expect([secrets.length, new Set(secrets).size]).toEqual([5, 1]);
    // The one SMS went out with the order, without the link: only who reads the e-mail may confirm it.
    expect(await messagesTo(central, '+420603555121')).toMatchObject([{ body: expect.not.stringContaining('#o=') }]);
    expect((await client.post('/orders/confirm', { token: secrets[0] })).body).toMatchObject({ state: 'confirmed' });
    expect(await resend()).toMatchObject({ err: 'order_not_waiting' });
    expect((await client.post('/orders/waiting', { hold })).body).toMatchObject({ state: 'confirmed' });
  });

  it.each(['failed', 'bounced'])('is told that the letter is %s: the page says so', async (state) => {
    const { service } = await aWebOffice(root, 4);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, `${state}@posta.test`);
    await sql`update outbox set state = ${state} where recipient = ${`${state}@posta.test`}`.execute(central.db);
    expect((await client.post('/orders/waiting', { hold })).body).toMatchObject({ state: 'unconfirmed', letter: state });
  });

  it('gets one letter however often they ask at once', async () => {
    const { service } = await aWebOffice(root, 4);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'dvakrat@posta.test');
    central.clock.advance(60_000);
    const all = await Promise.all(Array.from({ length: 5 }, () => client.post('/orders/waiting/resend', { hold })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
    expect(await secretsTo('dvakrat@posta.test')).toHaveLength(2);
  });

  it('puts the e-mail right: the letter goes there at once, and the link of the wrong one holds no more', async () => {
    const { service } = await aWebOffice(root, 4);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'jnaa@posta.test');
    const [wrong] = await secretsTo('jnaa@posta.test');
    const correct = async (email: string) => client.post('/orders/waiting/email', { hold, email });
    expect(await correct('jana')).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
    const corrected = await correct('Jana.Nova@Posta.test');
    expect(corrected).toMatchObject({ status: 200, body: { email: 'jana.nova@posta.test', letters_left: 3 } });
    // Pressed twice, it is one change and one letter.
    expect(await correct('jana.nova@posta.test')).toMatchObject({ status: 200, body: { letters_left: 3 } });
    expect((await client.post('/orders/confirm', { token: wrong })).body).toMatchObject({ err: 'order_link_not_valid' });
    // The letter to the wrong e-mail still waited: it is not sent.
    expect(await messagesTo(central, 'jnaa@posta.test')).toMatchObject([{ state: 'over', body: null }]);
    const [right, ...others] = await secretsTo('jana.nova@posta.test');
    expect(others).toEqual([]);
    expect((await client.post('/orders/confirm', { token: right })).body).toMatchObject({ state: 'confirmed' });
    expect((await correct('pozde@posta.test')).body).toMatchObject({ err: 'order_not_waiting' });
  });

  it('puts right what a blocked e-mail or a full limit refuses, and nothing after its time has run out', async () => {
    const { service } = await aWebOffice(root, 6, { active_orders_limit: 1 });
    await root.post('/email-blacklist', { pattern: 'blokovana@posta.test' });
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'puvodni@posta.test');
    const other = await ordered(client, service, 'plna@posta.test');
    expect(other.reply.status).toBe(201);
    const correct = async (email: string) => (await client.post('/orders/waiting/email', { hold, email })).body;
    expect(await correct('blokovana@posta.test')).toMatchObject({ err: 'client_blocked' });
    const { body: bans } = await root.get(`/email-blacklist?filter=${encodeURIComponent('{"q":"blokovana@posta.test"}')}`);
    expect(bans).toMatchObject([{ hits: 1 }]);
    expect(await correct('plna@posta.test')).toMatchObject({ err: 'too_many_orders' });
    expect(await client.post('/orders/waiting', { hold })).toMatchObject({ body: { email: 'puvodni@posta.test', letters_left: 4 } });
    central.clock.advance(61 * 60_000);
    expect(await correct('nova@posta.test')).toMatchObject({ err: 'order_not_waiting' });
    expect((await client.post('/orders/waiting/email', { hold: 'guessed', email: 'nova@posta.test' })).body).toMatchObject({
      err: 'order_link_not_valid',
    });
  });
});

describe('the limit of orders of an e-mail', () => {
  it('is not used up by what strangers order on it and nobody confirms, and is kept by what is confirmed at once', async () => {
    const { service, store } = await aWebOffice(root, 10, { active_orders_limit: 2 });
    const email = 'obet@posta.test';
    const stranger = aPerson(central);
    const tries = [
      await ordered(stranger, service, email),
      await ordered(stranger, service, email),
      await ordered(stranger, service, email),
    ];
    expect(tries.map(({ reply }) => reply.status)).toEqual([201, 201, 409]);
    // The person themselves, and another stranger.
    const own = [await ordered(aPerson(central), service, email), await ordered(aPerson(central), service, email)];
    expect(own.map(({ reply }) => reply.status)).toEqual([201, 201]);
    const filter = encodeURIComponent(JSON.stringify({ store_id: store }));
    const { body } = await root.get(`/orders?filter=${filter}`);
    const ids = Array.isArray(body) ? body.map((row) => numberAt(row, 'id')) : [];
    const links = await Promise.all(ids.map((id) => linkOf(central, store, id)));
    const confirmed = await Promise.all(links.map((token) => aPerson(central).post('/orders/confirm', { token })));
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(confirmed.find(({ status }) => status === 409)?.body).toMatchObject({ err: 'too_many_orders' });
    expect((await ordered(aPerson(central), service, email)).reply.body).toMatchObject({ err: 'too_many_orders' });
  });

  it('knows from which address an order came only as long as it may wait for its confirmation', async () => {
    const { service } = await aWebOffice(root, 2);
    await ordered(aPerson(central), service, 'adresa@posta.test');
    const addresses = async () => {
      const { rows } = await sql<{ address: string | null }>`
        select address from order_links where order_id = ${await orderTo('adresa@posta.test')}`.execute(central.db);
      return rows.map(({ address }) => address);
    };
    expect(await addresses()).toEqual([expect.stringMatching(/^10\./u)]);
    await expireOrders(central);
    expect(await addresses()).toEqual([expect.stringMatching(/^10\./u)]);
    await letLettersLeave(central);
    central.clock.advance(61 * 60_000);
    await expireOrders(central);
    expect(await addresses()).toEqual([null]);
  });

  it('waits as long as its letter does while the mail server is away, and then for the client as long as otherwise', async () => {
    const { service } = await aWebOffice(root, 1);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'pozde@posta.test');
    const state = async () => {
      await expireOrders(central);
      return (await client.post('/orders/waiting', { hold })).body;
    };
    central.clock.advance(3 * 3_600_000);
    expect(await state()).toMatchObject({ state: 'unconfirmed' });
    await letLettersLeave(central);
    const until = new Date(central.clock.now().getTime() + 3_600_000);
    expect(await state()).toMatchObject({ state: 'unconfirmed', confirm_until: until.toISOString() });
    central.clock.advance(3_599_999);
    // Who asks for it once more gets no further time.
    expect((await client.post('/orders/waiting/resend', { hold })).status).toBe(200);
    await letLettersLeave(central);
    expect(await state()).toMatchObject({ state: 'unconfirmed', confirm_until: until.toISOString() });
    central.clock.advance(1);
    expect(await state()).toMatchObject({ state: 'expired' });
  });

  it('waits for no letter that cannot be sent, and not beyond its own time', async () => {
    const { service } = await aWebOffice(root, 2);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'neexistuje@posta.test');
    const { hold: late } = await ordered(client, service, 'pozde2@posta.test');
    await sql`update outbox set state = 'failed' where recipient = 'neexistuje@posta.test'`.execute(central.db);
    central.clock.advance(3_600_000);
    const stateOf = async (one: string) => {
      await expireOrders(central);
      return (await client.post('/orders/waiting', { hold: one })).body;
    };
    expect(await stateOf(hold)).toMatchObject({ state: 'expired' });
    expect(await stateOf(late)).toMatchObject({ state: 'unconfirmed' });
    central.clock.moveTo(nine);
    expect(await stateOf(late)).toMatchObject({ state: 'expired' });
  });
});
