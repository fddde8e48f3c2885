import { beforeAll, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut } from '../../support/client-letters.ts';
import { type Client, numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson } from '../../support/public-booking.ts';
import { anOfficeOf, fullDay, join, offerAll, statesOf } from '../../support/waiting-list.ts';

const gateways = { ...noGateways, email: async () => undefined };

const central = await centralOfFile({ gateways });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await letOut(root, { email: true, sms: true });
});

it('a time that is freed is offered to the next by a clerk whom the first has told that they do not want it, exactly once, and the list says who did what', async () => {
  const office = await anOfficeOf(root, 1);
  const order = await office.made();
  const [first, second] = ['prvni@posta.test', 'druha@posta.test'];
  await join(aPerson(central), office.service, { email: first });
  await root.post('/waiting-list', { service_id: office.service, first_day: fullDay, last_day: fullDay, name: 'Druhá', email: second });
  const list = async () => rowsOf(await root.get(`/waiting-list?store_id=${office.store}&day=${fullDay}`));
  const next = (values: object = {}) => root.post('/waiting-list/offers', { service_id: office.service, day: fullDay, ...values });
  expect(await next()).toMatchObject({ status: 409, body: { err: 'nothing_to_offer' } });
  const { body } = await root.get(`/orders/${order}`);
  await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': `"${numberAt(body, 'version')}"` });
  expect(await next()).toMatchObject({ status: 200, body: { to: { name: 'Jana Nováková', starts_at: '2026-12-01T08:00:00.000Z' } } });
  expect(await next()).toMatchObject({ status: 409, body: { err: 'nothing_to_offer' } });
  const instead_of = numberAt((await list())[0], 'id');
  const pressed = await Promise.all([next({ instead_of }), next({ instead_of })]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await statesOf(central, office.store)).toEqual({ [first]: 'waiting', [second]: 'offered' });
  central.clock.moveTo('2026-11-20T09:35:00.000Z');
  root = await superAdministrator(central);
  await offerAll(central, gateways);
  const ended = (await list())[1]?.['history'];
  expect(
    (await list()).map(({ history }) =>
      Array.isArray(history) ? history.map((one) => [valueAt(one, 'what'), valueAt(one, 'by') !== null]) : [],
    ),
  ).toEqual([
    [
      ['added', false],
      ['offered', true],
      ['passed', true],
    ],
    [
      ['added', true],
      ['offered', true],
      ['expired', false],
    ],
  ]);
  expect(valueAt(ended, '2')).toEqual({
    at: '2026-11-20T09:30:00.000Z',
    what: 'expired',
    by: null,
    starts_at: '2026-12-01T08:00:00.000Z',
  });
});
