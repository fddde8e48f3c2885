import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { anotherServer, openCentral } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, letLettersLeave, linkOf, orderOf } from '../../support/public-booking.ts';

/** Letters are sent in these tests, so that orders wait for their confirmation. */
const mailed = { ...noGateways, email: async () => undefined };
const central = await centralOfFile({ gateways: mailed });
let root: Client;
// The clock moves, and a session would end.
beforeEach(async () => {
  root = await superAdministrator(central);
});

const nine = tuesday.starts_at;
const quarterPast = '2026-12-01T08:15:00.000Z';
const day = '2026-12-01';

/** The newest order of a store. */
async function newest(store: number): Promise<unknown> {
  const { body } = await root.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ store_id: store }))}&sort=["id","desc"]`);
  return valueAt(body, '0');
}

describe('the public interface', () => {
  it('offers what can be ordered, with its free days and times, and nothing of a branch that is switched off', async () => {
    const { store, service } = await aWebOffice(root, 1);
    const client = aPerson(central);
    const offer = await client.get('/booking');
    expect(offer.body).toMatchObject({
      services: expect.arrayContaining([{ id: service, store_id: store, name: 'Doklady', name_en: null, group_ids: [] }]),
      stores: expect.arrayContaining([expect.objectContaining({ id: store, waiting: null })]),
    });
    const days = await client.get(`/services/${service}/free-days?from=2026-11-30&to=2026-12-01`);
    expect(days.body).toEqual([
      { day: '2026-11-30', type: 'notAvailable', free: 0, opens_at: null },
      { day, type: 'free', free: 16, opens_at: null },
    ]);
    const times = await client.get(`/services/${service}/free-times?day=${day}`);
    expect(valueAt(times.body, '4')).toEqual({ starts_at: nine, ends_at: tuesday.ends_at });
    await root.post('/web-stores', { store_id: store, enabled: false });
    expect((await client.get(`/services/${service}/free-times?day=${day}`)).body).toMatchObject({ err: 'booking_closed' });
    expect(JSON.stringify((await client.get('/booking')).body)).not.toContain(`"store_id":${store},`);
  });

  it('tells how many wait at a branch that was heard of, where the settings say so, and that the office has no mail server', async () => {
    const { store } = await aWebOffice(root, 1);
    const now = central.clock.now();
    await sql`insert into stores_live (id, last_socket_communication_at) values (${store}, ${now})
      on conflict (id) do update set last_socket_communication_at = ${now}`.execute(central.db);
    const shown = async () => {
      const { body } = await aPerson(central).get('/booking');
      const stores = valueAt(body, 'stores');
      return [
        Array.isArray(stores) ? stores.find((each) => numberAt(each, 'id') === store).waiting : undefined,
        valueAt(body, 'is_confirmed_by_email'),
      ];
    };
    const set = async (values: Readonly<Record<string, unknown>>) =>
      root.patch('/web-order-settings', numberAt((await root.get('/web-order-settings')).body, 'version'), values);
    await set({ show_stats: true, email_notification: true });
    expect(await shown()).toEqual([0, true]);
    await set({ show_stats: false, email_notification: false });
    expect(await shown()).toEqual([null, false]);
    await set({ email_notification: true });
  });

  it('tells of an order whether a kiosk of the branch takes the PIN: one that is in service', async () => {
    const { store, made } = await aWebOffice(root, 4);
    const token = await linkOf(central, store, await made());
    const client = aPerson(central);
    const hasKiosk = async () => valueAt((await client.post('/orders/show', { token })).body, 'store', 'has_kiosk');
    expect(await hasKiosk()).toBe(false);
    const kiosk = await root.post('/touch-screens', { store_id: store, name: 'Vchod', label: 'Vchod' });
    expect([kiosk.status, await hasKiosk()]).toEqual([201, true]);
    expect((await root.patch(`/touch-screens/${numberAt(kiosk.body, 'id')}`, 1, { active: false })).status).toBe(200);
    expect(await hasKiosk()).toBe(false);
  });

  it('confirms an order at once where no e-mail can leave, gives its link, and cancels an unconfirmed one without a PIN', async () => {
    const { store, service } = await aWebOffice(root, 4);
    const silent = await anotherServer(central, { gateways: noGateways });
    const client = aPerson(silent);
    const { body } = await orderOf(client, service, nine);
    expect(body).toMatchObject({ confirm_until: null });
    const shown = await client.post('/orders/show', { token: textAt(body, 'token') });
    expect(shown.body).toMatchObject({ state: 'confirmed', sequence: expect.any(Number) });
    const moved = await client.post('/orders/move', { token: textAt(body, 'token'), starts_at: quarterPast });
    expect(valueAt(moved.body, 'uid')).toBe(textAt(shown.body, 'uid'));
    await orderOf(aPerson(central), service, nine);
    const token = await linkOf(central, store, numberAt(await newest(store), 'id'));
    expect(await client.post('/orders/cancel', { token })).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    await silent.close();
  });

  it('holds a time for ten minutes, in which nobody else has it, and offers the nearest ones instead', async () => {
    const { service } = await aWebOffice(root, 1);
    const [one, other] = [aPerson(central), aPerson(central)];
    const held = await one.post('/holds', { service_id: service, starts_at: nine });
    expect(held).toMatchObject({ status: 201, body: { starts_at: nine, ends_at: tuesday.ends_at } });
    const refused = await other.post('/holds', { service_id: service, starts_at: nine });
    expect(refused).toMatchObject({ status: 409, body: { err: 'time_not_free' } });
    expect(valueAt(refused.body, 'nearest')).toContain(quarterPast);
    await one.post('/holds/release', { token: textAt(held.body, 'token') });
    expect((await other.post('/holds', { service_id: service, starts_at: nine })).status).toBe(201);
    central.clock.advance(10 * 60_000);
    expect((await one.post('/holds', { service_id: service, starts_at: nine })).status).toBe(201);
  });

  it('makes an order of a held time once, which waits for its confirmation and expires without it', async () => {
    const { store, service } = await aWebOffice(root, 1);
    const client = aPerson(central);
    const held = textAt((await client.post('/holds', { service_id: service, starts_at: nine })).body, 'token');
    const form = { hold: held, name: 'Jana Nováková', email: 'Jana@Posta.test', phone: '603 555 121' };
    expect(await client.post('/orders', form)).toMatchObject({ status: 201, body: { email: 'Jana@Posta.test', token: null } });
    // An answer may have been lost: the same form is answered the same, and nothing is ordered twice.
    const again = await Promise.all([client.post('/orders', form), client.post('/orders', form)]);
    expect(again.map(({ status, body }) => [status, valueAt(body, 'email')])).toEqual([
      [201, 'jana@posta.test'],
      [201, 'jana@posta.test'],
    ]);
    const { body: all } = await root.get(`/orders?filter={"store_id":${store}}`);
    expect(all).toHaveLength(1);
    expect(await client.post('/orders', { ...form, hold: 'guessed' })).toMatchObject({ status: 409, body: { err: 'hold_ended' } });
    expect(await newest(store)).toMatchObject({ state: 'unconfirmed', channel: 'web', confirmed_at: null, email: 'jana@posta.test' });
    await letLettersLeave(central);
    await expireOrders(central);
    expect(await newest(store)).toMatchObject({ state: 'unconfirmed' });
    central.clock.advance(61 * 60_000);
    root = await superAdministrator(central);
    await expireOrders(central);
    expect(await newest(store)).toMatchObject({ state: 'expired' });
    expect((await client.post('/holds', { service_id: service, starts_at: nine })).status).toBe(201);
  });

  it('shows, confirms, moves and cancels the order of a link, and cancels it by the PIN alone', async () => {
    const { store, service } = await aWebOffice(root, 1);
    const client = aPerson(central);
    await orderOf(client, service, nine);
    const id = numberAt(await newest(store), 'id');
    const pin = textAt(await newest(store), 'pin');
    const token = await linkOf(central, store, id);
    expect(await client.post('/orders/show', { token })).toMatchObject({ status: 200, body: { state: 'unconfirmed', pin: null } });
    expect(await client.post('/orders/confirm', { token })).toMatchObject({ body: { state: 'confirmed', pin } });
    expect(await client.post('/orders/confirm', { token })).toMatchObject({ status: 200, body: { state: 'confirmed' } });
    expect(await client.post('/orders/move', { token, starts_at: quarterPast })).toMatchObject({ body: { starts_at: quarterPast } });
    await orderOf(aPerson(central), service, nine, { email: 'jiny@posta.test' });
    expect(await client.post('/orders/move', { token, starts_at: nine })).toMatchObject({
      status: 409,
      body: { err: 'time_not_free', nearest: expect.arrayContaining(['2026-12-01T08:30:00.000Z']) },
    });
    expect(await client.post('/orders/cancel', { token, pin: '000' })).toMatchObject({ status: 422, body: { err: 'invalid' } });
    expect(await client.post('/orders/cancel', { token, pin })).toMatchObject({ body: { state: 'cancelled', can_be_changed: false } });
    expect(await root.get(`/orders/${id}`)).toMatchObject({ body: { cancelled_by: 'klient' } });
    expect(await client.post('/orders/confirm', { token })).toMatchObject({ status: 409, body: { err: 'order_not_changeable' } });
    expect(await client.post('/orders/show', { token: 'guessed' })).toMatchObject({ status: 410, body: { err: 'order_link_not_valid' } });
  });

  it('refuses a blocked e-mail without saying why, robots, missing fields, and more orders than the plan allows', async () => {
    const { store, service } = await aWebOffice(root, 10, { active_orders_limit: 2 });
    const client = aPerson(central);
    await root.post('/email-blacklist', { pattern: 'zly@posta.test', reason: 'Tajný důvod' });
    const blocked = await orderOf(client, service, nine, { email: 'zly@posta.test' });
    expect(blocked).toMatchObject({ status: 409, body: { err: 'client_blocked' } });
    expect(JSON.stringify(blocked.body)).not.toContain('Tajný');
    // Who refused it is counted, and the client learns nothing of that.
    expect(JSON.stringify(blocked.body)).not.toContain('hit');
    const { body: bans } = await root.get('/email-blacklist');
    expect(bans).toMatchObject([{ pattern: 'zly@posta.test', hits: 1, last_hit_at: central.clock.now().toISOString() }]);
    expect(await orderOf(client, service, nine, { website: 'http://spam.test' })).toMatchObject({
      status: 422,
      body: { errors: { website: expect.stringContaining('správce hesel') } },
    });
    expect(await orderOf(client, service, nine, { name: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { name: expect.any(String) } },
    });
    expect(await orderOf(client, service, nine, { email: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { email: expect.any(String) } },
    });
    const own = { email: 'rodina@posta.test' };
    expect((await orderOf(client, service, nine, own)).status).toBe(201);
    expect((await orderOf(client, service, nine, own)).status).toBe(201);
    expect(await orderOf(client, service, nine, own)).toMatchObject({ status: 409, body: { err: 'too_many_orders' } });
    expect(await newest(store)).toMatchObject({ email: 'rodina@posta.test' });
  });

  it('orders no more on one e-mail than the plan allows, however many forms come at once', async () => {
    const { store, service } = await aWebOffice(root, 10, { active_orders_limit: 3 });
    const client = aPerson(central);
    const form = { name: 'Jana Nováková', email: 'vsichni@posta.test' };
    const holds = await Promise.all(Array.from({ length: 10 }, () => client.post('/holds', { service_id: service, starts_at: nine })));
    const ordered = await Promise.all(holds.map(({ body }) => client.post('/orders', { ...form, hold: textAt(body, 'token') })));
    expect(ordered.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 409)]);
    expect((await root.get(`/orders?filter={"store_id":${store}}`)).body).toHaveLength(3);
  });

  it('takes a time only as a day with a time, a language that it speaks, and a name on one line', async () => {
    const { store, service } = await aWebOffice(root, 1);
    const client = aPerson(central);
    for (const starts_at of ['2026-12-01', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', 'tomorrow'])
      expect((await client.post('/holds', { service_id: service, starts_at })).status).toBe(422);
    expect((await orderOf(client, service, nine, { language: 'de' })).status).toBe(422);
    expect((await orderOf(aPerson(central), service, quarterPast, { name: 'Jan\r\nBcc: \u202Ea@b.cz' })).status).toBe(201);
    expect(await newest(store)).toMatchObject({ name: 'Jan Bcc: a@b.cz' });
  });

  it('gives the last place to exactly one of fifty clients and clerks who want it at once', async () => {
    const { service, ask } = await aWebOffice(root, 2);
    await ask({});
    const clients = Array.from({ length: 25 }, (_, at) => orderOf(aPerson(central), service, nine, { email: `klient${at}@posta.test` }));
    const clerks = Array.from({ length: 25 }, () => ask({}));
    const all = await Promise.all([...clients, ...clerks]);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of all) expect([201, 409]).toContain(status);
  });

  it('is closed where the installation does not switch it on', async () => {
    const closed = await openCentral({ publicBooking: false });
    const client = aPerson(closed);
    const all = [await client.get('/booking'), await client.post('/holds', {}), await client.post('/orders/confirm', { token: 'x' })];
    expect(all).toMatchObject(all.map(() => ({ status: 404, body: { err: 'booking_closed' } })));
    await closed.close();
  });

  it('serves an address so many requests in a minute and no more', async () => {
    const client = aPerson(central);
    const asked = await Promise.all(Array.from({ length: 80 }, () => client.post('/holds/release', { token: 'x' })));
    expect(asked.filter(({ status }) => status === 204)).toHaveLength(60);
    const refused = asked.find(({ status }) => status !== 204);
    expect(refused).toMatchObject({
      status: 429,
      body: { err: 'too_many_requests', message: expect.stringMatching(/Zkuste to znovu za/u) },
    });
    expect((await aPerson(central).post('/holds/release', { token: 'x' })).status).toBe(204);
  });
});
