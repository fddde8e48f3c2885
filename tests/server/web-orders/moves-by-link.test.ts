import { beforeAll, beforeEach, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, linkOf, orderOf } from '../../support/public-booking.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await someTemplates(root, ['changed'], ['sms']);
  await letOut(root, { email: true, sms: true });
});
// The clock moves, and a session would end.
beforeEach(async () => {
  root = await superAdministrator(central);
});

const nine = tuesday.starts_at;
const times = [nine, '2026-12-01T08:15:00.000Z'];

it('an order is moved by its link five times in a day, however many ask at once, and each telephone hears of no more', async () => {
  const { store, service } = await aWebOffice(root, 4);
  const client = aPerson(central);
  await orderOf(client, service, nine, { phone: '603 555 999' });
  const { body: all } = await root.get(`/orders?filter={"store_id":${store}}`);
  const token = await linkOf(central, store, numberAt(valueAt(all, '0'), 'id'));
  await client.post('/orders/confirm', { token });
  const move = (count: number) => client.post('/orders/move', { token, starts_at: times[count % 2] });
  for (const count of [1, 2, 3]) expect((await move(count)).status).toBe(200);
  // The answer to the last one was lost: the same once more says that it changes nothing, and counts for nothing.
  expect(await move(3)).toMatchObject({ status: 409, body: { err: 'order_not_moved' } });
  expect((await move(4)).status).toBe(200);
  const together = await Promise.all(
    ['2026-12-01T08:30:00.000Z', '2026-12-01T08:45:00.000Z'].map((starts_at) => client.post('/orders/move', { token, starts_at })),
  );
  expect(together.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const refused = await move(6);
  expect(refused).toMatchObject({ status: 429, body: { err: 'order_moved_often' } });
  expect(Number(refused.headers['retry-after'])).toBe(86_400);
  expect(await messagesTo(central, '+420603555999')).toHaveLength(5);
  // The office moves it as it likes, and the next day the client may again.
  const id = numberAt(valueAt(all, '0'), 'id');
  const now = await root.get(`/orders/${id}`);
  const end = new Date(Date.parse(nine) + 900_000).toISOString();
  expect((await root.patch(`/orders/${id}`, numberAt(now.body, 'version'), { starts_at: nine, ends_at: end })).status).toBe(200);
  central.clock.advance(86_400_000);
  expect((await move(1)).status).toBe(200);
});

it('a branch that is switched off while aPerson books takes no order of a held time and no move, and lets clients cancel', async () => {
  const { store, service } = await aWebOffice(root, 3);
  const client = aPerson(central);
  await orderOf(client, service, nine, { email: 'drive@posta.test' });
  const { body: all } = await root.get(`/orders?filter={"store_id":${store}}`);
  const token = await linkOf(central, store, numberAt(valueAt(all, '0'), 'id'));
  await client.post('/orders/confirm', { token });
  const held = await client.post('/holds', { service_id: service, starts_at: nine });
  const form = { hold: textAt(held.body, 'token'), name: 'Jana Nováková', email: 'jana@posta.test' };
  const settings = numberAt((await root.post('/web-stores', { store_id: store, enabled: false })).body, 'id');
  const closed = { status: 404, body: { err: 'booking_closed' } };
  expect(await client.post('/orders', form)).toMatchObject(closed);
  expect(await client.post('/orders/move', { token, starts_at: times[1] })).toMatchObject(closed);
  // Switched on again, the time is still held and the form is taken.
  expect((await root.patch(`/web-stores/${settings}`, 1, { enabled: true })).status).toBe(200);
  expect((await client.post('/orders', form)).status).toBe(201);
  expect((await root.patch(`/web-stores/${settings}`, 2, { enabled: false })).status).toBe(200);
  const { pin } = Object((await client.post('/orders/show', { token })).body);
  expect((await client.post('/orders/cancel', { token, pin })).status).toBe(200);
});
