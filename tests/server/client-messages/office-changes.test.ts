import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { eraseMessages } from '../../../server/areas/personal-data/erase-rows.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, linkOf } from '../../support/public-booking.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled']);
  await letOut(root, { email: true, sms: true });
});

type Values = Readonly<Record<string, unknown>>;

const message = 'Omlouváme se, přepážka je zavřená.\nPřijďte prosím v jiný čas.';
const later = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
const latest = '2026-12-01T10:00:00.000Z';

/** An order of a link: what its client sees, and how the office changes it. */
async function anOrderOfLink() {
  const { made, store } = await aWebOffice(root, 4);
  const order = await made({ email: 'jana@doma.test', phone: '+420600123456' });
  const [client, token] = [aPerson(central), await linkOf(central, store, order)];
  const edit = async (values: Values, query = ''): Promise<void> => {
    const { body } = await root.get(`/orders/${order}`);
    const { status } = await root.patch(`/orders/${order}${query}`, numberAt(body, 'version'), values);
    if (status !== 200) throw new Error(`the order was not changed: ${status}`);
  };
  return { order, client, token, edit, shown: async () => (await client.post('/orders/show', { token })).body };
}

it('the page of an order that the office moved says so, since when, from when, and what the office wrote; not why', async () => {
  const { edit, shown } = await anOrderOfLink();
  expect(valueAt(await shown(), 'office_change')).toBeNull();
  const at = central.clock.now().toISOString();
  await edit({ ...later, client_message: message, move_reason: 'kolegyně onemocněla' });
  central.clock.advance(60_000);
  await edit({ note: 'volala znovu' });
  const body = await shown();
  expect(body).toMatchObject({ office_change: { kind: 'moved', at, starts_at_before: tuesday.starts_at, message } });
  expect(JSON.stringify(body)).not.toContain('onemocn');
});

it('the page of an order that the office cancelled says so with the message; the reason stays inside', async () => {
  const { order, shown } = await anOrderOfLink();
  const values = { client_message: message, cancel_reason: 'kolegyně onemocněla' };
  expect((await root.post(`/orders/${order}/actions/cancel`, values, { 'if-match': '"1"' })).status).toBe(200);
  const body = await shown();
  expect(body).toMatchObject({ state: 'cancelled', office_change: { kind: 'cancelled', starts_at_before: null, message } });
  expect(JSON.stringify(body)).not.toContain('onemocn');
});

it('a change in silence is shown too, with no message of an earlier one', async () => {
  const { edit, shown } = await anOrderOfLink();
  await edit({ ...later, client_message: message });
  central.clock.advance(60_000);
  await edit({ ends_at: '2026-12-01T09:30:00.000Z', over_capacity_reason: 'dvě žádosti' }, '?quiet=true');
  expect(await shown()).toMatchObject({ office_change: { kind: 'changed', starts_at_before: null, message: null } });
});

it('what the client changed since is no more explained by what the office did before', async () => {
  const { client, token, edit, shown } = await anOrderOfLink();
  await edit({ ...later, client_message: message });
  expect((await client.post('/orders/move', { token, starts_at: latest })).body).toMatchObject({ office_change: null });
  const pin = valueAt(await shown(), 'pin');
  expect((await client.post('/orders/cancel', { token, pin })).body).toMatchObject({ state: 'cancelled', office_change: null });
});

it('an erased message is shown no more, and what the office did still is', async () => {
  const { order, edit, shown } = await anOrderOfLink();
  await edit({ ...later, client_message: message });
  const { rows } = await sql<{ id: number }>`select outbox_id as id from order_messages where order_id = ${order}`.execute(central.db);
  await eraseMessages(
    central.db,
    rows.map(({ id }) => id),
    central.clock.now(),
  );
  expect(await shown()).toMatchObject({ office_change: { kind: 'moved', message: null } });
});

it('a confirmation by the office is explained where it wrote something to the client', async () => {
  const { order, shown } = await anOrderOfLink();
  await sql`update orders set state = 'unconfirmed', confirmed_at = null where id = ${order}`.execute(central.db);
  const values = { client_message: message };
  expect((await root.post(`/orders/${order}/actions/confirm`, values, { 'if-match': '"1"' })).status).toBe(200);
  expect(await shown()).toMatchObject({ state: 'confirmed', office_change: { kind: 'confirmed', message } });
});
