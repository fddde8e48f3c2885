import { afterAll, beforeAll, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { tuesday } from '../../support/office.ts';
import { type Client, superAdministrator } from '../../support/people.ts';
import { aWebOffice, orderOf, somebodyAt } from '../../support/public-booking.ts';

let central: Central;
let root: Client;
beforeAll(async () => {
  central = await openCentral({ gateways: { ...noGateways, email: async () => undefined } });
  root = await superAdministrator(central);
});
afterAll(() => central.close());

const nine = tuesday.starts_at;

/** Somebody at one of the many addresses that a subscriber of IPv6 has. */
const subscriber = (network: string, host: number) => somebodyAt(central, `2001:db8:0:${network}::${host.toString(16)}`);

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

it('orders on one e-mail are counted together in both spellings of its domain', async () => {
  const { service } = await aWebOffice(root, 10, { active_orders_limit: 1 });
  const order = (email: string) => orderOf(subscriber('5', 1), service, nine, { email });
  expect((await order('jana@háčky.cz')).status).toBe(201);
  expect(await order('Jana@xn--hky-ela4t.cz')).toMatchObject({ status: 409, body: { err: 'too_many_orders' } });
});
