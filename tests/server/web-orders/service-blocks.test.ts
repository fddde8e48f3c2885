import { beforeEach, describe, expect, it } from 'vitest';
import { aBookedOffice, aPlan, quarters } from '../../support/booked-office.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, linkOf, orderOf } from '../../support/public-booking.ts';
import { anOrder, aService } from '../../support/records.ts';

const central = await centralOfFile();
let root: Client;
beforeEach(async () => {
  root = await superAdministrator(central);
});

const day = '2026-12-01';
type Values = Readonly<Record<string, unknown>>;
const aBlock = (store: number, service: number, values: Values = {}) =>
  root.post('/service-blocks', { store_id: store, service_id: service, first_day: day, last_day: day, note: 'Nemoc', ...values });
const timesIn = (times: unknown): readonly string[] =>
  Array.isArray(times) ? times.map((time) => String(valueAt(time, 'starts_at')).slice(11, 16)) : [];
/** Rows of a list in the answer. */
const rowsAt = (reply: Reply, name: string) => rowsOf({ ...reply, body: valueAt(reply.body, name) });
const beginnings = async (service: number) =>
  rowsAt(await root.get(`/services/${service}/free-times?from=${day}&to=${day}`), 'days').flatMap((offered) => timesIn(offered['times']));

describe('a service that is blocked alone', () => {
  it('offers nothing on that day to anybody and takes no order, while another service of the branch does, until it is unblocked', async () => {
    const { store, service, ask } = await aWebOffice(root, 2);
    const other = await aService(root, store);
    await aPlan(root, { store_id: store, service_id: other, intervals: quarters(1) });
    const block = await aBlock(store, service);
    expect(block.status).toBe(201);
    const client = aPerson(central);
    const days = await client.get(`/services/${service}/free-days?from=${day}&to=${day}`);
    expect(valueAt(days.body, '0')).toMatchObject({ type: 'blocked', free: 0 });
    expect(await beginnings(service)).toEqual([]);
    expect(await beginnings(other)).toHaveLength(16);
    const refused = await ask({});
    expect(refused).toMatchObject({ status: 409, body: { err: 'service_blocked' } });
    expect(textAt(refused.body, 'message')).toMatch(/^Dne .+ je činnost zablokovaná \(Nemoc\)\. Zvolte jiný termín\.$/u);
    expect(await client.post('/holds', { service_id: service, starts_at: tuesday.starts_at })).toMatchObject({ status: 409 });
    expect((await root.remove(`/service-blocks/${numberAt(block.body, 'id')}`)).status).toBe(200);
    expect(await beginnings(service)).toHaveLength(16);
    expect((await ask({})).status).toBe(201);
  });

  it('is ordered in the hours that are left, by the link of a client too', async () => {
    const { store, service } = await aWebOffice(root, 2);
    const client = aPerson(central);
    await orderOf(client, service, '2026-12-01T10:45:00.000Z', { email: 'presun@posta.test' });
    const [order] = rowsOf(await root.get(`/orders?filter={"store_id":${store}}`));
    const token = await linkOf(central, store, Number(order?.['id']));
    await client.post('/orders/confirm', { token });
    await aBlock(store, service, { from_time: '09:00', to_time: '11:00' });
    const offered = await client.post('/orders/free-times', { token, day });
    const times = rowsOf(offered).map(({ starts_at }) => String(starts_at).slice(11, 16));
    expect(times).toEqual(['07:00', '07:15', '07:30', '07:45', '10:00', '10:15', '10:30']);
    expect(await client.post('/orders/move', { token, starts_at: '2026-12-01T08:45:00.000Z' })).toMatchObject({
      status: 409,
      body: { err: 'time_not_free' },
    });
    expect((await client.post('/orders/move', { token, starts_at: '2026-12-01T10:00:00.000Z' })).status).toBe(200);
  });

  it('takes both times or none, in their order, and days in theirs', async () => {
    const { store, service } = await aBookedOffice(root, 1);
    for (const [values, at] of [
      [{ from_time: '10:00' }, 'to_time'],
      [{ from_time: '10:00', to_time: '09:00' }, 'to_time'],
      [{ last_day: '2026-11-30' }, 'last_day'],
    ] as const) {
      const reply = await aBlock(store, service, values);
      expect([reply.status, Object.keys(Object(valueAt(reply.body, 'errors')))]).toEqual([422, [at]]);
    }
  });
});

type Affected = {
  readonly total: number;
  readonly orders: readonly { readonly id: number; readonly closure: { readonly code: string } }[];
};

async function affected(client: Client, query: string): Promise<Affected> {
  const { status, body } = await client.get(`/affected-orders?${query}`);
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body));
}

describe('affected orders', () => {
  it('are told of every service, before a block is saved and after it, until each is moved, cancelled or kept for a reason', async () => {
    const { store, service, made } = await aBookedOffice(root, 4);
    const other = await aService(root, store);
    const nine = await made();
    const quarterLater = { starts_at: '2026-12-01T08:15:00.000Z', ends_at: '2026-12-01T08:30:00.000Z' };
    const [second, third] = [await made(quarterLater), await anOrder(root, store, other, quarterLater)];
    const query = `store_id=${store}`;
    expect(await affected(root, query)).toEqual({ total: 0, orders: [] });
    const days = { first_day: day, last_day: day };
    const impact = await root.post(`/services/${service}/block-impact`, days);
    expect(rowsAt(impact, 'orders').map(({ id }) => id)).toEqual([nine, second]);
    await aBlock(store, service);
    // What is blocked already is none of another block.
    expect(valueAt((await root.post(`/services/${service}/block-impact`, days)).body, 'total')).toBe(0);
    expect((await affected(root, query)).orders.map(({ id }) => id)).toEqual([nine, second]);
    await root.post(`/stores/${store}/mark-days`, { days: [day], day_type: 'blocked' });
    const listed = await affected(root, query);
    expect(listed.orders.map(({ id, closure }) => [id, closure.code])).toEqual([
      [nine, 'blocked'],
      [second, 'blocked'],
      [third, 'blocked'],
    ]);
    const overview = await root.get(`/booking-overview?${query}`);
    expect(valueAt(overview.body, 'affected')).toBe(3);
    expect((await affected(root, `${query}&from=2026-12-02`)).total).toBe(0);
    await root.post(`/orders/${nine}/actions/cancel`, {}, { 'if-match': '"1"' });
    const wednesday = { starts_at: '2026-12-02T08:00:00.000Z', ends_at: '2026-12-02T08:15:00.000Z' };
    expect((await root.patch(`/orders/${third}`, 1, wednesday)).status).toBe(200);
    expect((await root.patch(`/orders/${second}`, 1, { over_capacity_reason: 'Vedoucí ho obslouží' })).status).toBe(200);
    expect(await affected(root, query)).toEqual({ total: 0, orders: [] });
    // The mark is taken away, and the service is blocked still: that is another reason.
    await root.post(`/stores/${store}/mark-days`, { days: [day], day_type: null });
    expect((await affected(root, query)).orders.map(({ id, closure }) => [id, closure.code])).toEqual([[second, 'service_blocked']]);
  });

  it('are none where they were put there on purpose, and none of another branch', async () => {
    const [one, another] = [await aBookedOffice(root, 1), await aBookedOffice(root, 1)];
    await another.made();
    await root.post(`/stores/${another.store}/mark-days`, { days: [day], day_type: 'blocked' });
    await root.post(`/stores/${one.store}/mark-days`, { days: [day], day_type: 'blocked' });
    await one.made({ over_capacity_reason: 'Domluveno' });
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [one.store] });
    expect(await affected(clerk, '')).toEqual({ total: 0, orders: [] });
    expect((await affected(root, `store_id=${another.store}`)).total).toBe(1);
    expect(valueAt((await clerk.get('/booking-overview')).body, 'affected')).toBe(0);
  });

  it('keep nobody at a time that is closed without the right to order over capacity', async () => {
    const { store, made } = await aBookedOffice(root, 1);
    const id = await made();
    await root.post(`/stores/${store}/mark-days`, { days: [day], day_type: 'blocked' });
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [store] });
    expect(await clerk.patch(`/orders/${id}`, 1, { over_capacity_reason: 'Přijde' })).toMatchObject({
      body: { err: 'over_capacity_not_yours' },
    });
    expect((await affected(clerk, '')).total).toBe(1);
  });
});
