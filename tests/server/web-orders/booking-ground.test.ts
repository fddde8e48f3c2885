import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBookedOffice } from '../../support/booked-office.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { type Client, numberAt, signedIn, superAdministrator } from '../../support/people.ts';

let central: Central;
let root: Client;
beforeAll(async () => {
  central = await openCentral();
  root = await superAdministrator(central);
});
afterAll(() => central.close());

const groundOf = (who: Client, store: number, asked: string) => who.get(`/stores/${store}/booking-ground?${asked}`);

it('gives the plan, the sources of hours, the places taken and who is coming', async () => {
  const { store, service, plan, made } = await aBookedOffice(root, 2);
  const order = await made();
  const { status, body } = await groundOf(root, store, `service_id=${service}`);
  expect(status).toBe(200);
  const starts = Date.parse('2026-12-01T08:00:00.000Z');
  const cells = [0, 1, 2].map((more) => ({ cell: starts / 300_000 + more, places: 1 }));
  expect(body).toMatchObject({ plan: { id: plan, service_id: service }, sources: { plans: [{}] }, taken: cells, orders: [{ id: order }] });
});

it('counts no order that is cancelled, and none of another service', async () => {
  const { store, service, made } = await aBookedOffice(root, 1);
  const order = await made();
  await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' });
  const { body } = await groundOf(root, store, `service_id=${service}`);
  expect(body).toMatchObject({ taken: [], orders: [] });
  const group = await groundOf(root, store, 'web_group_id=999999');
  expect(group).toMatchObject({ status: 200, body: { plan: null, taken: [], orders: [] } });
});

it('tells by what clients see none of it: their branch, or the service', async () => {
  const { store, service } = await aBookedOffice(root, 1);
  const hidden = async () => (await groundOf(root, store, `service_id=${service}`)).body;
  expect(await hidden()).toMatchObject({ hidden_by: 'service' });
  await root.patch(`/services/${service}`, 1, { web_order: true, show_in_web_ordering: true });
  expect(await hidden()).toMatchObject({ hidden_by: null });
  const settings = await root.post('/web-stores', { store_id: store, enabled: false });
  expect([settings.status, await hidden()]).toEqual([201, expect.objectContaining({ hidden_by: 'store' })]);
  const { status } = await root.patch(`/web-stores/${numberAt(settings.body, 'id')}`, 1, { enabled: true });
  expect([status, await hidden()]).toEqual([200, expect.objectContaining({ hidden_by: null })]);
  expect((await groundOf(root, store, 'web_group_id=999999')).body).toMatchObject({ hidden_by: 'service' });
});

it('is asked for one service of the store or one agenda, by who reads plans there', async () => {
  const [one, other] = [await aBookedOffice(root, 1), await aBookedOffice(root, 1)];
  expect((await groundOf(root, one.store, '')).status).toBe(422);
  expect((await groundOf(root, one.store, `service_id=${one.service}&web_group_id=1`)).status).toBe(422);
  expect((await groundOf(root, one.store, 'service_id=x')).status).toBe(422);
  expect((await groundOf(root, one.store, `service_id=${other.service}`)).status).toBe(404);
  const limited = await signedIn(central, { resources: ['ordering'], limitations: [other.store] });
  expect((await groundOf(limited, one.store, `service_id=${one.service}`)).status).toBe(404);
  expect((await groundOf(limited, other.store, `service_id=${other.service}`)).status).toBe(200);
  const stranger = await signedIn(central, { resources: ['store'] });
  expect((await groundOf(stranger, one.store, `service_id=${one.service}`)).status).toBe(403);
});
