import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mostUnconfirmedOrders, mostUnprovenLetters } from '../../../contract/operations/booking/order-message.ts';
import { noGateways } from '../../../server/adapters/gateways.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, letLettersLeave, linkOf, type Public } from '../../support/public-booking.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
let root: Client;
beforeEach(async () => {
  root = await superAdministrator(central);
});

const { ofMailbox, ofNetwork } = mostUnprovenLetters;
const one = 'Victim.One@gmail.com';

type Ordered = { readonly hold: string; readonly reply: Reply };
async function ordered(client: Public, service: number, email: string): Promise<Ordered> {
  const held = await client.post('/holds', { service_id: service, starts_at: tuesday.starts_at });
  const hold = textAt(held.body, 'token');
  return { hold, reply: await client.post('/orders', { hold, email, name: 'Jana Nováková' }) };
}
/** What became of the letters to the mailbox, the oldest first. */
async function lettersTo(mailbox: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ state: string; withheld: string | null }>`
    select state, withheld from outbox where app_mailbox(recipient) = ${mailbox} order by id`.execute(central.db);
  return rows.map(({ state, withheld }) => withheld ?? state);
}
async function lastOrder(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from orders`.execute(central.db);
  return rows[0]?.id ?? 0;
}
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe('letters to a mailbox about orders that are not confirmed', () => {
  it('are few from one place, over all plans and spellings; the rest is withheld, and client and office are told', async () => {
    const offices = [await aWebOffice(root, 9), await aWebOffice(root, 9)] as const;
    const stranger = aPerson(central);
    const spelled = (nth: number) =>
      `victim.${'one'.slice(0, nth % 3)}.${'one'.slice(nth % 3)}+${nth}@googlemail.com`.replaceAll('..', '.');
    for (let nth = 0; nth < ofNetwork; nth += 1)
      expect((await ordered(stranger, offices[nth % 2 === 0 ? 0 : 1].service, spelled(nth))).reply.body).toMatchObject({
        letter: 'waiting',
      });
    const { hold, reply } = await ordered(stranger, offices[0].service, one);
    expect(reply).toMatchObject({ status: 201, body: { letter: 'withheld', confirm_until: expect.any(String) } });
    expect((await stranger.post('/orders/waiting', { hold })).body).toMatchObject({ state: 'unconfirmed', letter: 'withheld' });
    central.clock.advance(60_000);
    const again = await stranger.post('/orders/waiting/resend', { hold });
    expect(again).toMatchObject({ status: 429, body: { err: 'mailbox_full', message: expect.stringContaining('jiný e-mail') } });
    expect(await lettersTo('victimone@gmail.com')).toEqual([...times(ofNetwork, 'waiting'), 'many_letters']);
    const filter = encodeURIComponent(JSON.stringify({ state: 'withheld' }));
    expect((await root.get(`/outbox?filter=${filter}`)).body).toMatchObject([{ state: 'withheld', withheld: 'many_letters' }]);

    // The owner of the mailbox orders from elsewhere, and gets their letter; another mailbox gets one too.
    expect((await ordered(aPerson(central), offices[0].service, one)).reply.body).toMatchObject({ letter: 'waiting' });
    expect((await stranger.post('/orders/waiting/email', { hold, email: 'other@posta.test' })).body).toMatchObject({ letter: 'waiting' });
  });

  it('go out by hand where the office knows the client, who confirms by them', async () => {
    const { service } = await aWebOffice(root, 20);
    const client = aPerson(central);
    for (let nth = 0; nth < ofNetwork; nth += 1) await ordered(client, service, 'known@posta.test');
    const { hold } = await ordered(client, service, 'known@posta.test');
    const order = await lastOrder();
    const { body } = await root.get(`/orders/${order}/messages`);
    expect(body).toMatchObject([{ purpose: 'confirm_request', state: 'withheld', withheld: 'many_letters', can_be_resent: true }]);
    expect((await root.post(`/orders/${order}/messages/${numberAt(body, '0', 'id')}/resend`, {})).body).toMatchObject([
      { state: 'waiting', withheld: null, can_be_resent: false },
      { state: 'withheld', can_be_resent: false },
    ]);
    const { rows } = await sql<{ secret: string }>`select secret from message_secrets order by outbox_id desc limit 1`.execute(central.db);
    expect((await client.post('/orders/confirm', { token: rows[0]?.secret })).body).toMatchObject({ state: 'confirmed' });
    expect((await client.post('/orders/waiting', { hold })).body).toMatchObject({ state: 'confirmed' });
  });

  it('are not more from many places at once, and what was confirmed counts no longer', async () => {
    const { service, store } = await aWebOffice(root, 40);
    const all = await Promise.all(times(ofMailbox + 4, 'rush@posta.test').map((email) => ordered(aPerson(central), service, email)));
    expect(all.map(({ reply }) => reply.status)).toEqual(times(ofMailbox + 4, 201));
    const letters = await lettersTo('rush@posta.test');
    expect(letters.toSorted()).toEqual([...times(4, 'many_letters'), ...times(ofMailbox, 'waiting')]);
    const { rows } = await sql<{ order_id: number }>`
      select l.order_id from unproven_letters l join orders o on o.id = l.order_id where o.store_id = ${store} limit 1`.execute(central.db);
    const confirmed = await aPerson(central).post('/orders/confirm', { token: await linkOf(central, store, rows[0]?.order_id ?? 0) });
    expect(confirmed.status).toBe(200);
    expect((await ordered(aPerson(central), service, 'rush@posta.test')).reply.body).toMatchObject({ letter: 'waiting' });
    expect((await ordered(aPerson(central), service, 'rush@posta.test')).reply.body).toMatchObject({ letter: 'withheld' });
  });

  it('still count where the order is confirmed by another mailbox, which a stranger put in its place', async () => {
    const { service, store } = await aWebOffice(root, 40);
    for (let nth = 0; nth < ofMailbox; nth += 1) {
      const stranger = aPerson(central);
      const { hold } = await ordered(stranger, service, 'neighbour@posta.test');
      const corrected = await stranger.post('/orders/waiting/email', { hold, email: `own${nth}@posta.test` });
      expect(corrected.status).toBe(200);
      expect((await stranger.post('/orders/confirm', { token: await linkOf(central, store, await lastOrder()) })).status).toBe(200);
    }
    expect((await ordered(aPerson(central), service, 'neighbour@posta.test')).reply.body).toMatchObject({ letter: 'withheld' });
    const sent = (await lettersTo('neighbour@posta.test')).filter((state) => state !== 'many_letters');
    expect(sent).toHaveLength(ofMailbox);
  });

  it('go to a corrected e-mail at once, and to the next correction a minute later', async () => {
    const { service } = await aWebOffice(root, 9);
    const client = aPerson(central);
    const { hold } = await ordered(client, service, 'jnaa@preklep.test');
    const correct = async (email: string) => (await client.post('/orders/waiting/email', { hold, email })).body;
    expect(await correct('jaan@preklep.test')).toMatchObject({ letter: 'waiting' });
    expect(await correct('jana@preklep.test')).toMatchObject({ err: 'letter_too_soon' });
    central.clock.advance(60_000);
    expect(await correct('jana@preklep.test')).toMatchObject({ letter: 'waiting' });
  });

  it('are no more where the office cancels the orders of a stranger at once', async () => {
    const { service } = await aWebOffice(root, 20);
    const orders: number[] = [];
    for (let nth = 0; nth < ofNetwork; nth += 1) {
      await ordered(aPerson(central), service, 'cancelled@posta.test');
      orders.push(await lastOrder());
    }
    await root.post('/templates', {
      name: 'Zrušení',
      purpose: 'cancelled',
      channel: 'email',
      subject: 'Zrušeno',
      content: '{store} {service} {pin} {date} {time}',
      active: true,
    });
    for (const order of orders) await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' });
    for (let nth = 0; nth < ofMailbox; nth += 1) await ordered(aPerson(central), service, 'cancelled@posta.test');
    const letters = await lettersTo('cancelled@posta.test');
    expect(letters.filter((state) => state !== 'many_letters')).toHaveLength(ofMailbox);
  });

  it('count for a day, after which nothing of them is kept', async () => {
    const counted = async () =>
      valueAt((await sql`select count(*)::int as count from unproven_letters`.execute(central.db)).rows, '0', 'count');
    central.clock.advance(86_400_000 - 60_000);
    await expireOrders(central);
    expect(await counted()).not.toBe(0);
    central.clock.advance(60_000);
    await expireOrders(central);
    expect(await counted()).toBe(0);
  });
});

describe('orders that wait for their confirmation', () => {
  it('are of one place as many as a library has computers, also at once, and one more once one is confirmed', async () => {
    const { service, store } = await aWebOffice(root, 40);
    const library = aPerson(central);
    const order = (nth: number) => ordered(library, service, `reader${nth}@posta.test`);
    const first = await Promise.all(Array.from({ length: mostUnconfirmedOrders - 1 }, (_, nth) => order(nth)));
    expect(first.map(({ reply }) => reply.status)).toEqual(times(mostUnconfirmedOrders - 1, 201));
    const rest = await Promise.all(Array.from({ length: 4 }, (_, nth) => order(100 + nth)));
    expect(rest.map(({ reply }) => reply.status).toSorted()).toEqual([201, 429, 429, 429]);
    expect((await order(200)).reply).toMatchObject({
      status: 429,
      body: { err: 'too_many_unconfirmed', message: expect.stringContaining('za 60 minut') },
    });
    expect((await ordered(aPerson(central), service, 'elsewhere@posta.test')).reply.status).toBe(201);
    const { rows } = await sql<{ id: number }>`select min(id) as id from orders where store_id = ${store}`.execute(central.db);
    await library.post('/orders/confirm', { token: await linkOf(central, store, rows[0]?.id ?? 0) });
    expect((await order(201)).reply.status).toBe(201);
    expect((await order(202)).reply.status).toBe(429);
  });

  it('are of the place that ordered, whoever puts their e-mails right', async () => {
    const { service } = await aWebOffice(root, 40);
    const client = aPerson(central);
    const all = await Promise.all(
      Array.from({ length: mostUnconfirmedOrders }, (_, nth) => ordered(client, service, `first${nth}@posta.test`)),
    );
    const helper = aPerson(central);
    const corrected = await Promise.all(
      all.slice(0, 3).map(({ hold }, nth) => helper.post('/orders/waiting/email', { hold, email: `second${nth}@posta.test` })),
    );
    expect(corrected.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ordered(client, service, 'more@posta.test')).reply.body).toMatchObject({ err: 'too_many_unconfirmed' });
  });

  it('count as long as they wait, also while their letters are late', async () => {
    const { service } = await aWebOffice(root, 40);
    const client = aPerson(central);
    for (let nth = 0; nth < mostUnconfirmedOrders; nth += 1) await ordered(client, service, `late${nth}@posta.test`);
    central.clock.advance(3 * 3_600_000);
    await expireOrders(central);
    expect((await ordered(client, service, 'late@posta.test')).reply.body).toMatchObject({ err: 'too_many_unconfirmed' });
    await letLettersLeave(central);
    central.clock.advance(3_600_000);
    await expireOrders(central);
    expect((await ordered(client, service, 'late@posta.test')).reply.status).toBe(201);
  });
});
