import { beforeAll, describe, expect, it } from 'vitest';
import { htmlOfFormatted } from '../../../contract/rules/text/formatted-text.ts';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { remindClients } from '../../../server/areas/booking/client-messages/remind-clients.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { aBookedOffice, type BookedOffice } from '../../support/booked-office.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { allTags, aReminder, clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { tuesday } from '../../support/office.ts';
import { numberAt, rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aPerson } from '../../support/public-booking.ts';

type Values = Readonly<Record<string, unknown>>;

const central = await centralOfFile({ gateways: { ...noGateways, email: async () => undefined } });
const root = await superAdministrator(central);
let office: BookedOffice;
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled', 'confirm_request'], ['email']);
  await letOut(root, { email: true, sms: false });
  office = await aBookedOffice(root, 10);
  const english = { web_order: true, show_in_web_ordering: true, web_order_name_en: 'Passports' };
  expect((await root.patch(`/services/${office.service}`, 1, english)).status).toBe(200);
});

/** An order that someone makes over the web; its identifier, and the token of its link. */
async function ordered(
  form: Values,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: number; readonly token: string }> {
  const hold = textAt((await root.post('/public/holds', { service_id: office.service, starts_at: tuesday.starts_at })).body, 'token');
  const email = `client-${hold.slice(0, 8)}@posta.test`.toLowerCase();
  expect((await root.post('/public/orders', { hold, name: 'Ann Reader', email, ...form }, headers)).status).toBe(201);
  const id = numberAt(rowsOf(await root.get(`/orders?filter=${JSON.stringify({ email })}`))[0], 'id');
  const { secret } = await central.db
    .selectFrom('message_secrets')
    .innerJoin('order_messages', 'order_messages.outbox_id', 'message_secrets.outbox_id')
    .select('secret')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token: secret };
}

const lettersOf = async (id: number) =>
  (await clientLettersOf(central, id)).map(({ purpose, subject, body }) => ({ purpose, subject, body }));

describe('an order that is made in English', () => {
  it('has all of its letters in English: built-in ones where the office wrote none, with an English day, name and link', async () => {
    const { id, token } = await ordered({ language: 'en' });
    const client = aPerson(central);
    expect((await client.post('/orders/confirm', { token })).status).toBe(200);
    expect((await client.post('/orders/move', { token, starts_at: '2026-12-01T08:15:00.000Z' })).status).toBe(200);
    // Any of the staff may cancel it, in whatever language they work.
    const version = numberAt((await root.get(`/orders/${id}`)).body, 'version');
    expect((await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': `"${version}"` })).status).toBe(200);
    const letters = await lettersOf(id);
    expect(letters.map(({ purpose, subject }) => [purpose, subject])).toEqual([
      ['confirm_request', 'Confirm your appointment on Tuesday 1 December 2026 at 9:00'],
      ['created', expect.stringMatching(/^Your appointment on Tuesday 1 December 2026 at 9:00, /u)],
      ['changed', 'Your appointment has moved to Tuesday 1 December 2026 at 9:15'],
      ['cancelled', 'Your appointment on Tuesday 1 December 2026 at 9:15 is cancelled'],
    ]);
    expect(letters[0]?.body).toMatch(
      /\(Passports\)[^]*Confirm the appointment within 1 hour after this message was sent, otherwise it expires: <\S+\/objednani\?lang=en#o=/u,
    );
    expect(letters[1]?.body).toMatch(/Service: Passports\n[^]*Your appointment: <\S+\/objednani\?lang=en#o=/u);
    expect((await clientLettersOf(central, id))[1]?.calendar).toContain('SUMMARY:Passports');
  });

  it('marks in its letters what is Czech: names without a variant, and what the office typed', async () => {
    const { id } = await ordered({ language: 'en' });
    const version = numberAt((await root.get(`/orders/${id}`)).body, 'version');
    const values = { client_message: 'Omlouváme se.' };
    expect((await root.post(`/orders/${id}/actions/cancel`, values, { 'if-match': `"${version}"` })).status).toBe(200);
    const html = htmlOfFormatted((await lettersOf(id)).at(-1)?.body ?? '');
    expect(html).toContain('<span lang="cs">Omlouváme se.</span>');
    expect(html).toMatch(/your appointment at <span lang="cs">[^<]+<\/span> on Tuesday/u);
    expect(html).toContain('(Passports)');
  });

  it('has what the office wrote in English, the subject and the text each by itself', async () => {
    const filter = JSON.stringify({ purpose: 'created' });
    const template = rowsOf(await root.get(`/templates?filter=${filter}`))[0];
    const version = numberAt(template, 'version');
    const written = { content_en: `See you. ${allTags}` };
    expect((await root.patch(`/templates/${numberAt(template, 'id')}`, version, written)).status).toBe(200);
    const { id, token } = await ordered({ language: 'en' });
    expect((await aPerson(central).post('/orders/confirm', { token })).status).toBe(200);
    const created = (await lettersOf(id)).at(-1);
    expect(created?.subject).toMatch(/^Your appointment on/u);
    expect(created?.body).toMatch(/^See you\. .*\|Passports\|/u);
  });

  it('is reminded of in English, and in Czech once the staff change its language', async () => {
    await aReminder(root);
    const orders = [await ordered({ language: 'en' }), await ordered({ language: 'en' })];
    for (const { token } of orders) expect((await aPerson(central).post('/orders/confirm', { token })).status).toBe(200);
    const [, second] = orders.map(({ id }) => id);
    const version = numberAt((await root.get(`/orders/${second}`)).body, 'version');
    expect((await root.patch(`/orders/${second}`, version, { language: 'cs' })).status).toBe(200);
    central.clock.moveTo('2026-11-30T08:00:10.000Z');
    await remindClients({ db: central.db, clock: central.clock, delivery: deliveryContextOf(noGateways, null, () => 80, true) });
    central.clock.moveTo(startOfTests);
    const last = await Promise.all(orders.map(async ({ id }) => (await lettersOf(id)).at(-1)));
    expect(last.map((letter) => letter?.subject)).toEqual(['Reminder: your appointment on Tuesday 1 December 2026 at 9:00', 'Připomenutí']);
  });
});

it('an order is in the language that its caller says, else in that of the request, and one that staff make is in Czech', async () => {
  const languageOf = async (id: number) => textAt((await root.get(`/orders/${id}`)).body, 'language');
  expect(await languageOf((await ordered({ language: 'en' })).id)).toBe('en');
  const english = { 'accept-language': 'en' };
  expect(await languageOf((await ordered({ language: 'cs' }, english)).id)).toBe('cs');
  expect(await languageOf((await ordered({}, english)).id)).toBe('en');
  expect(await languageOf((await ordered({})).id)).toBe('cs');
  const values = { store_id: office.store, service_id: office.service, ...tuesday, name: 'Jana', phone: '+420601234567' };
  expect(await languageOf(numberAt((await root.post('/orders', values, english)).body, 'id'))).toBe('cs');
});
