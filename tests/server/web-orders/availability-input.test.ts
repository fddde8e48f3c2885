import { expect, it } from 'vitest';
import { readPlanned } from '../../../server/areas/booking/availability/read-availability-of-plan.ts';
import { aBookedOffice, aPlan, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const checkInputOf = (who: Client, store: number, asked: string) => who.get(`/stores/${store}/booking-input?${asked}`);

it('gives the plan, the sources of hours, the places taken and who is coming', async () => {
  const { store, service, plan, made } = await aBookedOffice(root, 2);
  const order = await made();
  const { status, body } = await checkInputOf(root, store, `service_id=${service}`);
  expect(status).toBe(200);
  const starts = Date.parse('2026-12-01T08:00:00.000Z');
  const cells = [0, 1, 2].map((more) => ({ cell: starts / 300_000 + more, places: 1 }));
  expect(body).toMatchObject({ plan: { id: plan, service_id: service }, sources: { plans: [{}] }, taken: cells, orders: [{ id: order }] });
});

it('counts no order that is cancelled, and none of another service', async () => {
  const { store, service, made } = await aBookedOffice(root, 1);
  const order = await made();
  await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' });
  const { body } = await checkInputOf(root, store, `service_id=${service}`);
  expect(body).toMatchObject({ taken: [], orders: [] });
  const group = await checkInputOf(root, store, 'web_group_id=999999');
  expect(group).toMatchObject({ status: 200, body: { plan: null, taken: [], orders: [] } });
});

it('tells by what clients see none of it: their branch, or the service', async () => {
  const { store, service } = await aBookedOffice(root, 1);
  const hidden = async () => (await checkInputOf(root, store, `service_id=${service}`)).body;
  expect(await hidden()).toMatchObject({ hidden_by: 'service' });
  await root.patch(`/services/${service}`, 1, { web_order: true, show_in_web_ordering: true });
  expect(await hidden()).toMatchObject({ hidden_by: null });
  const settings = await root.post('/web-stores', { store_id: store, enabled: false });
  expect([settings.status, await hidden()]).toEqual([201, expect.objectContaining({ hidden_by: 'store' })]);
  const { status } = await root.patch(`/web-stores/${numberAt(settings.body, 'id')}`, 1, { enabled: true });
  expect([status, await hidden()]).toEqual([200, expect.objectContaining({ hidden_by: null })]);
  expect((await checkInputOf(root, store, 'web_group_id=999999')).body).toMatchObject({ hidden_by: 'service' });
});

it('is asked for one service of the store or one agenda, by who reads plans there', async () => {
  const [one, other] = [await aBookedOffice(root, 1), await aBookedOffice(root, 1)];
  expect((await checkInputOf(root, one.store, '')).status).toBe(422);
  expect((await checkInputOf(root, one.store, `service_id=${one.service}&web_group_id=1`)).status).toBe(422);
  expect((await checkInputOf(root, one.store, 'service_id=x')).status).toBe(422);
  expect((await checkInputOf(root, one.store, `service_id=${other.service}`)).status).toBe(404);
  const limited = await signedIn(central, { resources: ['ordering'], limitations: [other.store] });
  expect((await checkInputOf(limited, one.store, `service_id=${one.service}`)).status).toBe(404);
  expect((await checkInputOf(limited, other.store, `service_id=${other.service}`)).status).toBe(200);
  const stranger = await signedIn(central, { resources: ['store'] });
  expect((await checkInputOf(stranger, one.store, `service_id=${one.service}`)).status).toBe(403);
});

it('counts of an agenda the services that share its places: none with a plan of its own or in an earlier agenda that has one', async () => {
  const { store, service: planned } = await aBookedOffice(root, 1);
  const [first, shared, earlier, later] = [
    await aService(root, store),
    await aService(root, store),
    await aService(root, store),
    await aService(root, store),
  ];
  const agenda = async (service_ids: readonly number[], isPlanned: boolean) => {
    const group = numberAt((await root.post('/web-groups', { name: `Agenda ${service_ids.join()}`, service_ids })).body, 'id');
    if (isPlanned) expect((await aPlan(root, { store_id: store, web_group_id: group, intervals: quarters(3) })).status).toBe(201);
    return group;
  };
  const before = await agenda([earlier], true);
  const own = await agenda([planned, shared, earlier, later], true);
  await agenda([later], true);
  await agenda([first], false);
  const shares = async (groupId: number) => {
    const { services, plan } = await readPlanned(central.db, store, { groupId });
    return { services, of: plan?.web_group_id };
  };
  expect(await shares(before)).toEqual({ services: [earlier], of: before });
  // The service of the later agenda is ordered by this one, which comes first.
  expect(await shares(own)).toEqual({ services: [shared, later], of: own });
  const unplanned = await agenda([planned, first], false);
  expect(await shares(unplanned)).toEqual({ services: [first], of: undefined });
  const orders = [await anOrder(root, store, shared, tuesday), await anOrder(root, store, later, tuesday)];
  await anOrder(root, store, earlier, tuesday);
  const { body } = await checkInputOf(root, store, `web_group_id=${own}`);
  expect(Object.values(Object(valueAt(body, 'orders'))).map((order) => numberAt(order, 'id'))).toEqual(orders);
});
