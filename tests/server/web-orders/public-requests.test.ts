import { expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { tuesday } from '../../support/office.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson, aPersonAt, aWebOffice, orderOf } from '../../support/public-booking.ts';

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
const root = await superAdministrator(central);

const nine = tuesday.starts_at;

/** Someone at one of the many addresses that a subscriber of IPv6 has. */
const subscriber = (network: string, host: number) => aPersonAt(central, `2001:db8:0:${network}::${host.toString(16)}`);

it('the addresses of one subscriber of IPv6 hold no more times together than one address does', async () => {
  const { service } = await aWebOffice(root, 30);
  const hold = (network: string, host: number) => subscriber(network, host).post('/holds', { service_id: service, starts_at: nine });
  for (let host = 1; host <= 20; host += 1) expect((await hold('1', host)).status).toBe(201);
  expect(await hold('1', 21)).toMatchObject({ status: 429, body: { err: 'too_many_holds' }, headers: { 'retry-after': '600' } });
  expect((await hold('2', 1)).status).toBe(201);
});

it('the addresses of one subscriber of IPv6 make no more unconfirmed orders on one e-mail than the plan allows', async () => {
  const { service } = await aWebOffice(root, 10, { active_orders_limit: 1 });
  const order = (network: string, host: number) => orderOf(subscriber(network, host), service, nine, { email: 'soused@posta.test' });
  expect((await order('3', 1)).status).toBe(201);
  expect(await order('3', 2)).toMatchObject({ status: 409, body: { err: 'too_many_orders' } });
  expect((await order('4', 1)).status).toBe(201);
});

it.each([
  ['jana@háčky.cz', 'Jana@xn--hky-ela4t.cz'],
  ['jana.nova@gmail.com', 'J.ananova+2@googlemail.com'],
])('orders on one mailbox are counted together as %s and as %s', async (email, spelled) => {
  const { service } = await aWebOffice(root, 10, { active_orders_limit: 1 });
  const order = (one: string) => orderOf(subscriber('5', 1), service, nine, { email: one });
  expect((await order(email)).status).toBe(201);
  expect(await order(spelled)).toMatchObject({ status: 409, body: { err: 'too_many_orders' } });
});

it('an order is told what made it: a mobile application, a kiosk on the web or a page, by which the list is filtered', async () => {
  const { store, service } = await aWebOffice(root, 9);
  const order = (channel?: unknown) =>
    orderOf(aPerson(central), service, nine, { ...(channel === undefined ? {} : { channel }), email: `${String(channel)}@posta.test` });
  for (const channel of [undefined, 'web', 'mobile', 'webkiosk']) expect((await order(channel)).status).toBe(201);
  // What clients cannot order by is refused, and leaves the time held.
  for (const channel of ['staff', 'import', 'phone'])
    expect(await order(channel)).toMatchObject({ status: 422, body: { errors: { channel: expect.anything() } } });
  const emails = async (channel: string) => {
    const { body } = await root.get(`/orders?filter=${JSON.stringify({ store_id: store, channel })}&sort=["email","ASC"]`);
    return Array.isArray(body) ? body.map((row: unknown) => valueAt(row, 'email')) : body;
  };
  expect(await Promise.all(['web', 'mobile', 'webkiosk', 'staff'].map(emails))).toEqual([
    ['undefined@posta.test', 'web@posta.test'],
    ['mobile@posta.test'],
    ['webkiosk@posta.test'],
    [],
  ]);
});

it('a robot that asks a thousand times in a minute is served its share and told when to come again, and others are served as before', async () => {
  const { service } = await aWebOffice(root, 1);
  const path = `/services/${service}/free-times?day=2026-12-01`;
  const [robot, other] = [aPersonAt(central, '192.0.2.77'), aPersonAt(central, '192.0.2.78')];
  const replies = [];
  for (let burst = 0; burst < 10; burst += 1) {
    replies.push(...(await Promise.all(Array.from({ length: 100 }, () => robot.get(path)))));
    expect([(await other.get(path)).status, (await root.get('/orders?range=[0,0]')).status]).toEqual([200, 200]);
  }
  const refused = replies.filter(({ status }) => status === 429);
  expect([replies.filter(({ status }) => status === 200).length, refused.length]).toEqual([300, 700]);
  for (const { headers, body } of refused) {
    expect(valueAt(body, 'err')).toBe('too_many_requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  // What it may no longer read it could not change either, beyond its share of changes.
  const held = await Promise.all(Array.from({ length: 100 }, () => robot.post('/holds', { service_id: service, starts_at: nine })));
  expect(held.filter(({ status, body }) => status === 429 && valueAt(body, 'err') === 'too_many_requests')).toHaveLength(40);
});
