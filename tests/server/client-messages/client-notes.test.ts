import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { allTags, clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled']);
  await letOut(root, { email: true, sms: true });
});

const client = { email: 'jana@doma.test', phone: '+420600123456' };
const later = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
const message = 'Omlouváme se, přepážka je zavřená.\nPřijďte prosím jindy.';
const reason = 'kolegyně onemocněla';
const version = { 'if-match': '"1"' };
/** What was written last, by its channel. */
const written = async (order: number, purpose: string) =>
  (await clientLettersOf(central, order))
    .filter((one) => one.purpose === purpose)
    .map(({ channel, body }) => [channel, body ?? ''] as const);

describe('a message of the office to the client', () => {
  it('reaches them by each way when an order is cancelled, with a link to book again; the reason reaches nobody', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    const service = numberAt((await root.get(`/orders/${order}`)).body, 'service_id');
    const values = { client_message: message, cancel_reason: reason };
    expect((await root.post(`/orders/${order}/actions/cancel`, values, version)).status).toBe(200);
    const [letter, sms] = await written(order, 'cancelled');
    expect(letter?.[1]).toContain('\nOmlouváme se, přepážka je zavřená.\nPřijďte prosím jindy.\n\nZnovu se objednáte zde: <http');
    expect(letter?.[1]).toContain(`#day?service=${service}>`);
    // Where no e-mail leaves the server, the SMS has the link too.
    expect(sms?.[1]).toMatch(/\nOmlouvame se, prepazka je zavrena\.\nPrijdte prosim jindy\.\n\nZnovu se objednate zde: http\S+$/u);
    expect(JSON.stringify([letter, sms])).not.toContain('onemocn');
    expect((await root.get(`/orders/${order}`)).body).toMatchObject({ cancel_reason: reason });
  });

  it('is added to the messages of all orders that are cancelled at once, and of one that is moved', async () => {
    const { made } = await anOffice(root);
    const [one, other, moved] = [await made(client), await made(client), await made(client)];
    const request = { action: 'cancel', ids: [one, other], values: { client_message: message, cancel_reason: reason } };
    expect((await root.post('/orders/bulk', request)).body).toMatchObject({ done: 2 });
    expect((await root.patch(`/orders/${moved}`, 1, { ...later, client_message: message, move_reason: reason })).status).toBe(200);
    const all = [...(await written(one, 'cancelled')), ...(await written(other, 'cancelled')), ...(await written(moved, 'changed'))];
    expect(all.map(([, body]) => /P[řr]ij[ďd]te pros[íi]m jindy\./u.test(body))).toEqual(Array.from({ length: 6 }, () => true));
    expect(JSON.stringify(all)).not.toContain('onemocn');
  });

  it('is shown beforehand as it will arrive', async () => {
    const { made } = await anOffice(root);
    const order = await made({ ...client, name: 'Jana Dlouhá' });
    const asked = { purpose: 'changed', ids: [order], client_message: message, ...later };
    const { body } = await root.post('/orders/recipients', asked);
    expect((await root.patch(`/orders/${order}`, 1, { ...later, client_message: message })).status).toBe(200);
    const sent = (await clientLettersOf(central, order)).filter(({ purpose }) => purpose === 'changed');
    expect(body).toMatchObject({
      preview: {
        name: 'Jana Dlouhá',
        starts_at: later.starts_at,
        messages: sent.map((one) => ({ channel: one.channel, subject: one.subject, body: one.body?.replace(/#o=[^>]*/u, '#o=…') })),
      },
    });
    expect((await root.post('/orders/recipients', { ...asked, purpose: 'cancelled', ids: [await made()] })).body).toMatchObject({
      preview: null,
    });
  });

  it('is shown beforehand with the question whether the new time suits, where orders move together', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    const asked = { purpose: 'changed', ids: [order], client_message: message, asks_answer: true, ...later };
    const { body } = await root.post('/orders/recipients', asked);
    expect((await root.post('/order-moves', { moves: [{ id: order, version: 1, ...later }], client_message: message })).body).toMatchObject(
      [{ is_moved: true }],
    );
    const sent = (await clientLettersOf(central, order)).filter(({ purpose }) => purpose === 'changed');
    expect(sent[0]?.body).toContain('Vyhovuje vám nový čas?');
    const messages = sent.map(({ channel, body: text }) => ({ channel, body: text?.replace(/#o=[^>]*/u, '#o=…') }));
    expect(body).toMatchObject({ preview: { messages } });
  });

  it('is shown beside what was sent, and is sent once more with it', async () => {
    const { made } = await anOffice(root);
    const order = await made({ email: client.email });
    await root.post(`/orders/${order}/actions/cancel`, { client_message: message }, version);
    const { body } = await root.get(`/orders/${order}/messages`);
    expect(body).toMatchObject([{ purpose: 'cancelled', client_message: message }, { client_message: null }]);
    await sql`update outbox set state = 'failed' where recipient = ${client.email}`.execute(central.db);
    await root.post(`/orders/${order}/messages/${numberAt(Array.isArray(body) ? body[0] : null, 'id')}/resend`, {});
    const [first, again] = await written(order, 'cancelled');
    expect(again).toEqual(first);
  });

  it.each([
    ['that says to write nothing', (order: number) => root.patch(`/orders/${order}?quiet=true`, 1, { ...later, client_message: message })],
    ['of which no client is written to', (order: number) => root.patch(`/orders/${order}`, 1, { note: 'x', client_message: message })],
  ])('is refused with a change %s, and nothing is changed', async (_, change) => {
    const { made } = await anOffice(root);
    const order = await made(client);
    expect(await change(order)).toMatchObject({ status: 422, body: { err: 'message_not_written' } });
    expect((await root.get(`/orders/${order}`)).body).toMatchObject({ version: 1, note: null });
  });

  it('is refused where it is too long, is no text, or is sent to an entity or an action that writes to nobody', async () => {
    const { made, store } = await anOffice(root);
    const order = await made(client);
    const cancel = (client_message: unknown) => root.post(`/orders/${order}/actions/cancel`, { client_message }, version);
    expect(await cancel('x'.repeat(1001))).toMatchObject({ status: 422, body: { errors: { client_message: expect.any(String) } } });
    expect(await cancel(5)).toMatchObject({ status: 422 });
    const unknown = { status: 400, body: { err: 'unknown_field' } };
    expect(await root.post(`/orders/${order}/actions/miss`, { client_message: message }, version)).toMatchObject(unknown);
    expect(await root.post('/orders/bulk', { action: 'miss', ids: [order], values: { client_message: message } })).toMatchObject(unknown);
    expect(await root.patch(`/stores/${store}`, 1, { client_message: message })).toMatchObject(unknown);
    // An empty one is none.
    expect((await cancel(' ')).status).toBe(200);
  });

  it('stands at the end of a template without its tag, which a new template of cancelling must have', async () => {
    const draft = { name: 'bez zprávy', purpose: 'cancelled', channel: 'sms', content: allTags };
    expect(await root.post('/templates', draft)).toMatchObject({
      status: 422,
      body: { errors: { content: expect.stringContaining('{message}') } },
    });
    await sql`update templates set content = 'Zruseno: {store}, {date} {time}' where purpose = 'cancelled' and channel = 'sms'`.execute(
      central.db,
    );
    const { made } = await anOffice(root);
    const order = await made({ phone: client.phone });
    await root.post(`/orders/${order}/actions/cancel`, { client_message: 'Ozveme se.' }, version);
    // Who has no e-mail has the link to book again in the SMS.
    expect((await written(order, 'cancelled'))[0]?.[1]).toMatch(/ 9:00\n\nOzveme se\.\n\nZnovu se objednate zde: http/u);
  });
});
