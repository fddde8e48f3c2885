import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostSmsOfPhone, mostUnprovenPhones } from '../../../contract/operations/booking/order-message.ts';
import type { BookedOffice } from '../../support/booked-office.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, linkOf, orderOf, type Public } from '../../support/public-booking.ts';

const phoneOf = (place: number): string => `+42060100000${place}`;

describe('an SMS to a phone that nobody has proven', () => {
  let central: Central;
  let root: Client;
  let office: BookedOffice;
  beforeAll(async () => {
    central = await openCentral({ gateways: { email: async () => undefined, sms: async () => undefined } });
    root = await superAdministrator(central);
    await someTemplates(root, ['confirm_request', 'created', 'cancelled'], ['sms']);
    const { body } = await root.get('/web-order-settings');
    await root.patch('/web-order-settings', numberAt(body, 'version'), { phone_shown: true, name_shown: true });
  });
  beforeEach(async () => {
    office = await aWebOffice(root, 20);
  });
  afterAll(() => central.close());

  const ordered = async (client: Public, phone: string): Promise<number> => {
    const { status, body } = await orderOf(client, office.service, tuesday.starts_at, { phone, email: `k${Math.random()}@posta.test` });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const { rows } = await sql<{ id: number }>`select max(id) as id from orders`.execute(central.db);
    return Number(rows[0]?.id);
  };
  /** States of the messages of an order by their purpose, the oldest first. */
  const messagesOf = async (order: number): Promise<readonly (readonly unknown[])[]> => {
    const { body } = await root.get(`/orders/${order}/messages`);
    return (Array.isArray(body) ? body : [])
      .toReversed()
      .flatMap((message) =>
        valueAt(message, 'channel') === 'sms'
          ? [[valueAt(message, 'purpose'), valueAt(message, 'state'), valueAt(message, 'withheld')]]
          : [],
      );
  };

  it('waits until the order is confirmed', async () => {
    await letOut(root, { email: true, sms: true });
    const order = await ordered(aPerson(central), phoneOf(1));
    expect(await messagesOf(order)).toEqual([['confirm_request', 'withheld', 'unconfirmed']]);
    const preview = await root.post('/orders/recipients', { purpose: 'cancelled', ids: [order] });
    expect(valueAt(preview.body, 'ways')).toEqual([]);
    const confirmed = await aPerson(central).post('/orders/confirm', { token: await linkOf(central, office.store, order) });
    expect(confirmed.status).toBe(200);
    expect((await messagesOf(order)).at(-1)).toEqual(['created', expect.stringMatching(/waiting|sent/u), null]);
  });

  it('is none of an order that was never confirmed', async () => {
    const order = await ordered(aPerson(central), phoneOf(1));
    expect((await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
    expect(await messagesOf(order)).toEqual([
      ['confirm_request', 'withheld', 'unconfirmed'],
      ['cancelled', 'withheld', 'unconfirmed'],
    ]);
  });

  it('goes from one place to a few numbers in a day where nobody confirms, and the order says why not', async () => {
    await letOut(root, { email: false, sms: true });
    const [one, other] = [aPerson(central), aPerson(central)];
    for (let place = 0; place < mostUnprovenPhones; place += 1)
      expect(await messagesOf(await ordered(one, phoneOf(place)))).toEqual([['created', 'waiting', null]]);
    const late = await ordered(one, phoneOf(8));
    expect(await messagesOf(late)).toEqual([['created', 'withheld', 'many_phones']]);
    expect(valueAt((await root.post('/orders/recipients', { purpose: 'cancelled', ids: [late] })).body, 'not_notified')).toEqual([
      { reason: 'unproven_phone', count: 1 },
    ]);
    // One of the first numbers once more, someone at another place, and an order of the office.
    expect(await messagesOf(await ordered(one, phoneOf(0)))).toEqual([['created', 'waiting', null]]);
    expect(await messagesOf(await ordered(other, phoneOf(8)))).toEqual([['created', 'waiting', null]]);
    const made = await office.made({ phone: phoneOf(8) });
    expect(await messagesOf(made)).toEqual([['created', 'waiting', null]]);
  });

  it('is sent by hand, and by itself once the office has put the number right', async () => {
    const client = aPerson(central);
    for (let place = 0; place < mostUnprovenPhones; place += 1) await ordered(client, phoneOf(place));
    const order = await ordered(client, phoneOf(9));
    const [message] = await clientLettersOf(central, order);
    expect(message?.body).toContain('|');
    const { body } = await root.get(`/orders/${order}/messages`);
    const id = numberAt(body, '0', 'id');
    expect((await root.post(`/orders/${order}/messages/${id}/resend`, {})).status).toBe(200);
    expect((await messagesOf(order)).map((one) => valueAt(one, '1'))).toEqual(['withheld', 'waiting']);
    expect((await root.patch(`/orders/${order}`, 1, { phone: phoneOf(7) })).status).toBe(200);
    expect((await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' })).status).toBe(200);
    expect((await messagesOf(order)).at(-1)).toEqual(['cancelled', 'waiting', null]);
  });

  it('goes to one phone a few times a day, whichever order it is about and however many mailboxes confirm', async () => {
    await letOut(root, { email: true, sms: true });
    const phone = '+420601000099';
    const confirmed = async (): Promise<number> => {
      const order = await ordered(aPerson(central), phone);
      await aPerson(central).post('/orders/confirm', { token: await linkOf(central, office.store, order) });
      return order;
    };
    for (let sent = 0; sent < mostSmsOfPhone; sent += 1) expect((await messagesOf(await confirmed())).at(-1)?.at(2)).toBeNull();
    const order = await confirmed();
    expect((await messagesOf(order)).at(-1)).toEqual(['created', 'withheld', 'many_sms']);
    // The office knows whom it cancels, and another day begins with none.
    expect((await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' })).status).toBe(200);
    expect((await messagesOf(order)).at(-1)).toEqual(['cancelled', expect.stringMatching(/waiting|sent/u), null]);
    await sql`update outbox set created_at = created_at - interval '25 hours' where recipient = ${phone}`.execute(central.db);
    expect((await messagesOf(await confirmed())).at(-1)?.at(2)).toBeNull();
  });

  it('counts a day, after which nobody knows any more from where it was ordered', async () => {
    await sql`update order_phones set ordered_at = ordered_at - interval '25 hours'`.execute(central.db);
    await expireOrders(central);
    const { rows } = await sql`select from order_phones where network is not null`.execute(central.db);
    expect(rows).toEqual([]);
  });
});
