import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { numberAt, rowsOf, superAdministrator, textAt } from '../../support/people.ts';

// E-mails leave, so that an order waits for its confirmation.
const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled', 'confirm_request'], ['email']);
  await letOut(root, { email: true, sms: false });
});

it('a client who orders on the web gets the link that confirms, then what the order is, and hears of what they cancel', async () => {
  const { store, service } = await aBookedOffice(root, 2);
  const version = numberAt((await root.get(`/services/${service}`)).body, 'version');
  const shown = await root.patch(`/services/${service}`, version, { web_order: true, show_in_web_ordering: true });
  expect(shown.status).toBe(200);
  const email = 'eva@doma.test';
  const hold = await root.post('/public/holds', { service_id: service, starts_at: tuesday.starts_at });
  const ordered = await root.post('/public/orders', { hold: textAt(hold.body, 'token'), email, name: 'Eva Malá' });
  expect(ordered.status).toBe(201);
  const [request] = await messagesTo(central, email);
  const token = /#o=([\w-]+)>$/u.exec(request?.body ?? '')?.[1] ?? '';
  const confirmed = await root.post('/public/orders/confirm', { token });
  expect(confirmed.status).toBe(200);
  const later = { token, starts_at: '2026-12-01T08:15:00.000Z' };
  expect((await root.post('/public/orders/move', later)).status).toBe(200);
  // Anyone who keeps only the letter about the visit comes to the order by it too.
  const link = new RegExp(`\\n\\nVaše objednávka: <\\S+#o=${token}>$`, 'u');
  const [changed, created] = await messagesTo(central, email);
  expect([changed?.body, created?.body]).toEqual([expect.stringMatching(link), expect.stringMatching(link)]);
  const pin = textAt(confirmed.body, 'pin');
  expect((await root.post('/public/orders/cancel', { token, pin })).status).toBe(200);
  const filter = encodeURIComponent(JSON.stringify({ store_id: store }));
  const order = numberAt(rowsOf(await root.get(`/orders?filter=${filter}`))[0], 'id');
  expect((await clientLettersOf(central, order)).map(({ purpose }) => purpose)).toEqual([
    'confirm_request',
    'created',
    'changed',
    'cancelled',
  ]);
});

it('a visit that is moved before it is confirmed is asked for again, and comes into no calendar', async () => {
  const { service } = await aBookedOffice(root, 2);
  const version = numberAt((await root.get(`/services/${service}`)).body, 'version');
  await root.patch(`/services/${service}`, version, { web_order: true, show_in_web_ordering: true });
  const email = 'ida@doma.test';
  const hold = await root.post('/public/holds', { service_id: service, starts_at: tuesday.starts_at });
  await root.post('/public/orders', { hold: textAt(hold.body, 'token'), email, name: 'Ida Malá' });
  const token = /#o=([\w-]+)>$/u.exec((await messagesTo(central, email))[0]?.body ?? '')?.[1] ?? '';
  expect((await root.post('/public/orders/move', { token, starts_at: '2026-12-01T08:15:00.000Z' })).status).toBe(200);
  const [moved] = await messagesTo(central, email);
  expect(moved?.body).toMatch(/Objednávku potvrďte do .+, jinak propadne: <\S+>$/u);
  const { rows } = await sql`
    select m.purpose from order_messages m join outbox b on b.id = m.outbox_id where b.recipient = ${email} and m.calendar is not null`.execute(
    central.db,
  );
  expect(rows).toEqual([]);
});

it('a town without a template that asks for confirmation asks in the usual words: an order would lapse unasked', async () => {
  const filter = encodeURIComponent(JSON.stringify({ purpose: 'confirm_request', channel: 'email' }));
  for (const row of rowsOf(await root.get(`/templates?filter=${filter}`))) {
    const silenced = await root.patch(`/templates/${numberAt(row, 'id')}`, numberAt(row, 'version'), { active: false });
    expect(silenced.status).toBe(200);
  }
  const { store, service } = await aBookedOffice(root, 2);
  const version = numberAt((await root.get(`/services/${service}`)).body, 'version');
  await root.patch(`/services/${service}`, version, { web_order: true, show_in_web_ordering: true });
  const email = 'ota@doma.test';
  const hold = await root.post('/public/holds', { service_id: service, starts_at: tuesday.starts_at });
  await root.post('/public/orders', { hold: textAt(hold.body, 'token'), email, name: 'Ota Malý' });
  const [request] = await messagesTo(central, email);
  const label = textAt((await root.get(`/stores/${store}`)).body, 'label');
  expect(request?.subject).toMatch(/^Potvrďte objednávku na \p{L}+ \d/u);
  expect(request?.body).toContain(`na pobočce ${label} pro vás držíme`);
  expect(request?.body).not.toContain('{');
  const token =
    /Objednávku potvrďte do 1 hodiny od odeslání této zprávy, jinak propadne: .*#o=([\w-]+)>$/u.exec(request?.body ?? '')?.[1] ?? '';
  expect((await root.post('/public/orders/confirm', { token })).status).toBe(200);
});

it('an SMS carries the link of the order where no e-mails go out', async () => {
  await someTemplates(root, ['created'], ['sms']);
  await letOut(root, { email: false, sms: true });
  const { service } = await aBookedOffice(root, 2);
  await root.patch(`/services/${service}`, 1, { web_order: true, show_in_web_ordering: true });
  const hold = await root.post('/public/holds', { service_id: service, starts_at: tuesday.starts_at });
  const form = { hold: textAt(hold.body, 'token'), email: 'ivo@doma.test', name: 'Ivo Malý', phone: '603 555 321' };
  expect(await root.post('/public/orders', form)).toMatchObject({ status: 201 });
  expect(await messagesTo(central, '+420603555321')).toMatchObject([
    { body: expect.stringMatching(/Va[šs]e objedn[áa]vka: \S+#o=[\w-]+$/u) },
  ]);
});
