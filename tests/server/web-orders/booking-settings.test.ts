import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, letLettersLeave, orderOf } from '../../support/public-booking.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await someTemplates(root, ['confirm_request'], ['email']);
});
// The clock moves, and a session would end.
beforeEach(async () => {
  root = await superAdministrator(central);
});

async function set(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { body } = await root.get('/web-order-settings');
  expect((await root.patch('/web-order-settings', numberAt(body, 'version'), values)).status).toBe(200);
}

const offer = async (): Promise<unknown> => (await aPerson(central).get('/booking')).body;

describe('settings of the booking page', () => {
  it('say the title and the text of the last step, and nothing where they are empty', async () => {
    await set({ confirmation_title: 'Ještě to potvrďte', confirmation_text: 'Odkaz je v e-mailu.' });
    expect(valueAt(await offer(), 'texts')).toMatchObject({ confirmation: { title: 'Ještě to potvrďte', text: 'Odkaz je v e-mailu.' } });
    await set({ confirmation_title: null, confirmation_text: null });
    expect(valueAt(await offer(), 'texts')).toMatchObject({ confirmation: { title: null, text: null } });
  });

  it('take back nothing of what an order was promised: its time to confirm, how far ahead it moves, the limit of its e-mail', async () => {
    await letOut(root, { email: true, sms: false });
    await set({ email_confirmation_timeout: 30 });
    const { service, plan } = await aWebOffice(root, 4, { days_ahead: 60, least_minutes_before: 0, active_orders_limit: 2 });
    const client = aPerson(central);
    const email = 'slib@posta.test';
    const tokens: string[] = [];
    for (const _ of [1, 2]) await orderOf(client, service, tuesday.starts_at, { email });
    for (const letter of await messagesTo(central, email)) {
      expect(letter.body).toContain('potvrďte do 30 minut od odeslání');
      tokens.push(/#o=([\w-]+)>$/u.exec(letter.body ?? '')?.[1] ?? '');
    }
    await letLettersLeave(central);
    const [token = '', other = ''] = tokens;
    const until = textAt((await client.post('/orders/show', { token })).body, 'confirm_until');
    await set({ email_confirmation_timeout: 1 });
    const stricter = { days_ahead: 14, least_minutes_before: 1440, active_orders_limit: 1 };
    expect((await root.patch(`/booking-plans/${plan}`, 1, stricter)).status).toBe(200);
    central.clock.advance(29 * 60_000);
    await expireOrders(central);
    expect((await client.post('/orders/show', { token })).body).toMatchObject({ state: 'unconfirmed', confirm_until: until });
    for (const each of [token, other]) expect((await client.post('/orders/confirm', { token: each })).status).toBe(200);
    // A Tuesday that the plan of now does not offer to others yet.
    const far = '2027-01-05T08:00:00.000Z';
    expect((await client.post('/holds', { service_id: service, starts_at: far })).status).toBe(409);
    expect((await client.post('/orders/free-times', { token, day: '2027-01-05' })).body).toContainEqual(
      expect.objectContaining({ starts_at: far }),
    );
    expect((await client.post('/orders/move', { token, starts_at: far })).status).toBe(200);
  });

  it('leave a time that is held to who holds it, whatever lengths and places the plan has since', async () => {
    const { store, service, plan } = await aWebOffice(root, 1);
    const client = aPerson(central);
    const held = await client.post('/holds', { service_id: service, starts_at: tuesday.starts_at });
    const hour = [{ weekday: 2, opens: '10:00', closes: '12:00', length_minutes: 60, capacity: 1, valid_from: null, valid_to: null }];
    expect((await root.patch(`/booking-plans/${plan}`, 1, { intervals: hour })).status).toBe(200);
    const form = { hold: textAt(held.body, 'token'), name: 'Jana Nováková', email: 'drzeny@posta.test' };
    expect((await client.post('/orders', form)).status).toBe(201);
    const { body } = await root.get(`/orders?filter={"store_id":${store}}`);
    expect(valueAt(body, '0')).toMatchObject(tuesday);
  });

  it('say for how long an order waits for its confirmation: it lives until then and no longer', async () => {
    await letOut(root, { email: true, sms: false });
    for (const minutes of [15, 90]) {
      await set({ email_confirmation_timeout: minutes });
      expect(valueAt(await offer(), 'confirmation_minutes')).toBe(minutes);
      const { service } = await aWebOffice(root, 1);
      const client = aPerson(central);
      const email = `lhuta${minutes}@posta.test`;
      const ordered = await orderOf(client, service, tuesday.starts_at, { email });
      const until = central.clock.now().getTime() + minutes * 60_000;
      expect(textAt(ordered.body, 'confirm_until')).toBe(new Date(until).toISOString());
      const token = /#o=([\w-]+)>$/u.exec((await messagesTo(central, email))[0]?.body ?? '')?.[1] ?? '';
      await letLettersLeave(central);
      const state = async () => {
        await expireOrders(central);
        return valueAt((await client.post('/orders/show', { token })).body, 'state');
      };
      central.clock.advance(minutes * 60_000 - 1);
      expect(await state()).toBe('unconfirmed');
      central.clock.advance(1);
      expect(await state()).toBe('expired');
      expect((await client.post('/holds', { service_id: service, starts_at: tuesday.starts_at })).status).toBe(201);
      root = await superAdministrator(central);
    }
  });
});
