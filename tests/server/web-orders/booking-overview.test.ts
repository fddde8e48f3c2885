import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { aBookedOffice, type BookedOffice, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { type Client, numberAt, signedIn, superAdministrator } from '../../support/people.ts';
import { aPerson, aWebOffice } from '../../support/public-booking.ts';
import { anOrder } from '../../support/records.ts';

type Service = { readonly store_id: number; readonly service_id: number };
type Overview = {
  readonly days: readonly { readonly day: string; readonly states: Readonly<Record<string, number>> }[];
  readonly unconfirmed: number;
  readonly undelivered: number;
  readonly unsent: number;
  readonly withheld: number;
  readonly nearly_full: readonly (Service & { readonly day: string; readonly capacity: number; readonly free: number })[];
  readonly web: {
    readonly is_open: boolean;
    readonly email_notification: boolean;
    readonly offered: number;
    readonly without_plan: readonly Service[];
  };
};

/** Monday; clients are ordered on Tuesday, which is tomorrow. */
const monday = '2026-11-30T08:00:00.000Z';
const quarter = (index: number, day = '2026-12-01') => {
  const starts = Date.parse(`${day}T07:00:00.000Z`) + index * 900_000;
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 900_000).toISOString() };
};

const central = await centralOfFile();
let root: Client;
let office: BookedOffice;
let limited: Client;
beforeAll(async () => {
  central.clock.moveTo(monday);
  root = await superAdministrator(central);
  office = await aWebOffice(root, 1);
  limited = await signedIn(central, { resources: ['ordering'], limitations: [office.store] });
});

async function overview(client: Client, query = ''): Promise<Overview> {
  const { status, body } = await client.get(`/booking-overview${query}`);
  expect(status).toBe(200);
  const answer: Overview = JSON.parse(JSON.stringify(body));
  return answer;
}

const made = ({ store, service }: BookedOffice, index: number, values = {}) =>
  anOrder(root, store, service, { ...quarter(index), ...values });

describe('the overview of web orders', () => {
  it('counts orders of today and tomorrow by state as counting them does, within the stores in reach', async () => {
    const other = await aBookedOffice(root, 1);
    const [first] = [await made(office, 0), await made(office, 1), await made(other, 0)];
    await root.post(`/orders/${first}/actions/cancel`, {}, { 'if-match': '"1"' });
    await anOrder(root, office.store, office.service, { ...quarter(8, '2026-11-30'), over_capacity_reason: 'Mimo den' });
    // The last minute of tomorrow in Prague and the first of the day after it.
    await sql`update orders set starts_at = '2026-12-01T22:59:00Z', ends_at = '2026-12-01T23:10:00Z', state = 'unconfirmed'
      where id = ${await made(office, 2)}`.execute(central.db);
    await sql`update orders set starts_at = '2026-12-01T23:00:00Z', ends_at = '2026-12-01T23:10:00Z' where id = ${await made(office, 3)}`.execute(
      central.db,
    );
    for (const [client, stores] of [
      [root, [office.store, other.store]],
      [limited, [office.store]],
    ] as const) {
      const { days, unconfirmed } = await overview(client);
      expect(days.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01']);
      for (const { day, states } of days) {
        for (const state of orderStates) {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from orders where deleted_at is null and state = ${state} and store_id = any(${[...stores]}::int[])
              and (starts_at at time zone 'Europe/Prague')::date = ${day}::date`.execute(central.db);
          expect({ day, state, count: states[state] }).toEqual({ day, state, count: rows[0]?.count });
        }
      }
      expect(unconfirmed).toBe(1);
    }
    const [today, tomorrow] = (await overview(limited)).days;
    expect(today?.states).toMatchObject({ confirmed: 1, cancelled: 0 });
    expect(tomorrow?.states).toMatchObject({ confirmed: 1, cancelled: 1, unconfirmed: 1 });
    expect((await overview(root)).days[1]?.states).toMatchObject({ confirmed: 2 });
  });

  /** Five places at one time of each Tuesday. */
  const fiveAtOnce = async () => aWebOffice(root, 5, { intervals: [{ ...quarters(5)[0], closes: '08:15' }] });
  const fill = async ({ store, service }: BookedOffice, count: number, day = '2026-12-01') => {
    for (let index = 0; index < count; index += 1) await anOrder(root, store, service, quarter(0, day));
  };

  it('names the nearest days nearly full first, of one day those with the fewest places, whichever the store', async () => {
    const [one, other] = [await fiveAtOnce(), await fiveAtOnce()];
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [one.store, other.store] });
    await fill(one, 4);
    await fill(one, 5, '2026-12-08');
    await fill(other, 5);
    await fill(other, 4, '2026-12-08');
    expect((await overview(clerk)).nearly_full.map(({ store_id, day, free }) => [store_id, day, free])).toEqual([
      [other.store, '2026-12-01', 0],
      [one.store, '2026-12-01', 1],
      [one.store, '2026-12-08', 0],
      [other.store, '2026-12-08', 1],
    ]);
  });

  it('says nothing of a store that takes no orders over the web or does not work', async () => {
    const [off, idle] = [await fiveAtOnce(), await fiveAtOnce()];
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [off.store, idle.store] });
    await fill(off, 5);
    await fill(idle, 5);
    expect((await overview(clerk)).nearly_full).toHaveLength(2);
    expect((await root.post('/web-stores', { store_id: off.store, enabled: false })).status).toBe(201);
    await sql`update stores set active = false where id = ${idle.store}`.execute(central.db);
    expect(await overview(clerk)).toMatchObject({ nearly_full: [], web: { offered: 0, without_plan: [] } });
    // Their services are not missing a plan either: no one is meant to order there.
    await root.patch(`/booking-plans/${off.plan}`, 1, { active: false });
    expect((await overview(clerk)).web.without_plan).toEqual([]);
  });

  it('counts the place of a hold until it expires, not until it is tidied away', async () => {
    const held = await fiveAtOnce();
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [held.store] });
    await fill(held, 3);
    const hold = await aPerson(central).post('/holds', { service_id: held.service, starts_at: quarter(0).starts_at });
    expect(hold.status).toBe(201);
    const { store: store_id, service: service_id } = held;
    expect((await overview(clerk)).nearly_full).toMatchObject([{ store_id, service_id, day: '2026-12-01', capacity: 5, free: 1 }]);
    await sql`update order_places set held_until = ${central.clock.now()} where store_id = ${held.store} and held_until is not null`.execute(
      central.db,
    );
    expect((await overview(clerk)).nearly_full).toEqual([]);
  });

  it('is of one store where it is asked of one, and of nothing where that is out of reach', async () => {
    const other = await aWebOffice(root, 1);
    const own = `?store_id=${office.store}`;
    expect(await overview(root, own)).toEqual(await overview(limited));
    expect(await overview(limited, own)).toEqual(await overview(limited));
    expect((await overview(root, `?store_id=${other.store}`)).web.offered).toBe(1);
    const beyond = await overview(limited, `?store_id=${other.store}`);
    expect([beyond.web.offered, beyond.unconfirmed, beyond.nearly_full]).toEqual([0, 0, []]);
    for (const wrong of ['0', 'x', '9999999999']) {
      expect(await root.get(`/booking-overview?store_id=${wrong}`)).toMatchObject({
        status: 422,
        body: { errors: { store_id: expect.any(String) } },
      });
    }
  });

  it('names services for the web without a plan that is switched on, and counts those that clients can order', async () => {
    const bare = await aWebOffice(root, 1);
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [bare.store] });
    expect((await overview(clerk)).web).toMatchObject({ is_open: true, offered: 1, without_plan: [] });
    expect((await root.patch(`/booking-plans/${bare.plan}`, 1, { active: false })).status).toBe(200);
    expect((await overview(clerk)).web).toMatchObject({
      offered: 0,
      without_plan: [{ store_id: bare.store, service_id: bare.service }],
    });
    expect((await root.remove(`/booking-plans/${bare.plan}`)).status).toBe(200);
    expect((await overview(clerk)).web.without_plan).toHaveLength(1);
  });

  it('counts messages about coming orders that were held back, and those that could not be sent', async () => {
    const ownOffice = await aWebOffice(root, 1);
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [ownOffice.store] });
    await someTemplates(root, ['created'], ['email']);
    await letOut(root, { email: true, sms: false });
    const order = await made(ownOffice, 0, { email: 'jana@doma.test' });
    expect(await overview(clerk)).toMatchObject({ unsent: 0, web: { email_notification: true } });
    const become = (state: string) =>
      sql`update outbox set state = ${state} where id in (select outbox_id from order_messages where order_id = ${order})`.execute(
        central.db,
      );
    await become('withheld');
    expect(await overview(clerk)).toMatchObject({ unsent: 0, withheld: 1 });
    expect((await overview(limited)).withheld).toBe(0);
    await become('failed');
    expect(await overview(clerk)).toMatchObject({ unsent: 1, withheld: 0 });
    expect((await overview(limited)).unsent).toBe(0);
    // The order has an e-mail that does not work.
    const problem = (is: string | null) => sql`update orders set email_problem = ${is} where id = ${order}`.execute(central.db);
    await problem('refused');
    expect(await overview(clerk)).toMatchObject({ undelivered: 1, unsent: 0 });
    expect((await overview(limited)).undelivered).toBe(0);
    await problem(null);
    const messages: unknown = (await clerk.get(`/orders/${order}/messages`)).body;
    expect((await clerk.post(`/orders/${order}/messages/${numberAt(messages, '0', 'id')}/resend`, undefined)).status).toBe(200);
    expect((await overview(clerk)).unsent).toBe(0);
  });
});
