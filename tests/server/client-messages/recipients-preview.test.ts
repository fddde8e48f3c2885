import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainOfFormatted } from '../../../contract/rules/text/formatted-text.ts';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { notifyClient } from '../../../server/areas/booking/hooks/notify-client.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import type { WholeRow } from '../../../server/db/rows/present.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { allTags, asClient, clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { inState } from '../../support/made/put-values.ts';
import { anOffice, tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled', 'confirm_request']);
  await letOut(root, { email: true, sms: true });
});

const delivery = deliveryContextOf(noGateways, null, () => 80, true);
const client = { email: 'jana@doma.test', phone: '+420600123456' };
const later = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
const letters = async (order: number) => (await clientLettersOf(central, order)).map(({ purpose, channel }) => `${purpose} ${channel}`);

describe('the client of an order', () => {
  it('is written to by e-mail and SMS when it is made, moved and cancelled, each with a higher number', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    expect((await root.patch(`/orders/${order}`, 1, later)).status).toBe(200);
    expect((await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' })).status).toBe(200);
    expect(await letters(order)).toEqual([
      'created email',
      'created sms',
      'changed email',
      'changed sms',
      'cancelled email',
      'cancelled sms',
    ]);
    expect((await clientLettersOf(central, order)).map(({ sequence }) => sequence)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('is written to of a move, not of a new order, where they had arrived and the order is confirmed again for another day', async () => {
    const { made } = await anOffice(root);
    const order = await inState(central, await made(client), 'arrived');
    const monday = { starts_at: '2026-12-07T09:00:00.000Z', ends_at: '2026-12-07T09:15:00.000Z' };
    expect((await root.patch(`/orders/${order}`, 1, monday)).body).toMatchObject({ state: 'confirmed' });
    expect(await letters(order)).toEqual(['created email', 'created sms', 'changed email', 'changed sms']);
  });

  it('reads the values of the order in place of the tags, and no tag in a value', async () => {
    const { made, store } = await anOffice(root);
    expect((await root.patch(`/stores/${store}`, 1, { label: 'Úřad {pin}', street: 'Dlouhá 1', city: 'Brno' })).status).toBe(200);
    const order = await made(client);
    const pin = textAt((await root.get(`/orders/${order}`)).body, 'pin');
    const [letter, sms] = await clientLettersOf(central, order);
    const [said = '', length, link] = plainOfFormatted(letter?.body ?? '').split('\n\n');
    // How long it takes is in no template: every e-mail about a coming visit says it, and an SMS would be dearer by it.
    expect(length).toBe('Délka návštěvy: asi 15 minut, do 9:15.');
    expect(sms?.body).not.toContain('9:15');
    expect(link).toMatch(/^Vaše objednávka: /u);
    const [inStore, address, service, ...rest] = said.split('|');
    expect([inStore, address, rest]).toEqual(['Úřad {pin}', 'Dlouhá 1, Brno', [pin, 'úterý 1. 12. 2026', '9:00']]);
    expect(service).not.toBe('');
    expect([letter?.subject, letter?.recipient, sms?.subject, sms?.recipient]).toEqual(['created', client.email, null, client.phone]);
    expect(letter?.calendar).toContain('STATUS:CONFIRMED');
    // The template of the SMS has no diacritics: with those of a value it would be as dear as two.
    expect((sms?.body ?? '').split('|').slice(0, 2)).toEqual(['Urad {pin}', 'Dlouha 1, Brno']);
  });

  it('keeps the PIN when they are moved, unless somebody has it there: then the message says the new one', async () => {
    const { made } = await anOffice(root);
    const days = (count: number) => ({
      starts_at: new Date(Date.parse(tuesday.starts_at) + count * 86_400_000).toISOString(),
      ends_at: new Date(Date.parse(tuesday.ends_at) + count * 86_400_000).toISOString(),
    });
    const [other, order] = [await made(), await made({ ...client, ...days(14) })];
    const pinOf = async (id: number) => textAt((await root.get(`/orders/${id}`)).body, 'pin');
    await sql`update orders set pin = (select pin from orders where id = ${other}) where id = ${order}`.execute(central.db);
    const former = await pinOf(other);
    expect((await root.patch(`/orders/${order}`, 1, days(7))).status).toBe(200);
    expect(await pinOf(order)).toBe(former);
    expect((await root.patch(`/orders/${order}`, 2, later)).status).toBe(200);
    const pin = await pinOf(order);
    expect([pin === former, await pinOf(other)]).toEqual([false, former]);
    const moves = (await clientLettersOf(central, order)).filter(({ purpose }) => purpose === 'changed').map(({ body }) => body ?? '');
    expect(moves.map((body) => body.includes('nový PIN') || body.includes('novy PIN'))).toEqual([false, false, true, true]);
    for (const body of moves.slice(2)) expect(body).toMatch(new RegExp(`nov[ýy] PIN: ${pin}`, 'u'));
    const { rows } = await sql`
      select changes->'pin' as pin from history where resource = 'orders' and record_id = ${order} and changes ? 'pin' and action = 'edit'`.execute(
      central.db,
    );
    expect(rows).toEqual([{ pin: { before: former, after: pin } }]);
  });

  it('is written nothing of what does not concern them: a note, an arrival, a deletion, a return', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    await root.patch(`/orders/${order}`, 1, { note: 'Volala' });
    await root.remove(`/orders/${order}`);
    await root.post('/orders/bulk', { action: 'restore', ids: [order] });
    expect(await letters(order)).toEqual(['created email', 'created sms']);
  });

  it('who left no address is written nothing, and who left one gets one message', async () => {
    const { made } = await anOffice(root);
    expect(await letters(await made())).toEqual([]);
    expect(await letters(await made({ email: client.email }))).toEqual(['created email']);
    expect(await letters(await made({ phone: client.phone }))).toEqual(['created sms']);
  });

  it('is written to of each order that is cancelled at once, and of none in a trial', async () => {
    const { made } = await anOffice(root);
    const ids = [await made(client), await made({ email: client.email })];
    await root.post('/orders/bulk', { action: 'cancel', ids, dry_run: true });
    expect(await letters(ids[0] ?? 0)).toEqual(['created email', 'created sms']);
    expect((await root.post('/orders/bulk', { action: 'cancel', ids })).status).toBe(200);
    expect(await letters(ids[0] ?? 0)).toContain('cancelled sms');
    expect(await letters(ids[1] ?? 0)).toEqual(['created email', 'cancelled email']);
  });

  it('is written nothing where who changes the order asks for silence, and is written to as soon as nobody does', async () => {
    const { made } = await anOffice(root);
    const [one, other] = [await made(client), await made(client)];
    expect((await root.patch(`/orders/${one}?quiet=true`, 1, later)).status).toBe(200);
    expect((await root.post(`/orders/${one}/actions/cancel?quiet=true`, {}, { 'if-match': '"2"' })).status).toBe(200);
    expect((await root.post('/orders/bulk?quiet=true', { action: 'cancel', ids: [other] })).status).toBe(200);
    expect([await letters(one), await letters(other)]).toEqual([
      ['created email', 'created sms'],
      ['created email', 'created sms'],
    ]);
    const third = await made(client);
    expect((await root.post(`/orders/${third}/actions/cancel?quiet=false`, {}, { 'if-match': '"1"' })).status).toBe(200);
    expect(await letters(third)).toContain('cancelled email');
  });

  it('cannot be kept from what tells no clients', async () => {
    const { store } = await anOffice(root);
    expect((await root.patch(`/stores/${store}?quiet=true`, 1, { city: 'Brno' })).status).toBe(400);
  });

  it('is named beforehand with the way, and so is why somebody cannot be told', async () => {
    const { made } = await anOffice(root);
    const ids = [await made(client), await made({ email: client.email }), await made()];
    const asked = async (body: object) => (await root.post('/orders/recipients', { purpose: 'cancelled', ...body })).body;
    const way = (channel: string, count: number, recipient: string | null) => ({ channel, count, recipient, leaves: false });
    expect(await asked({ ids })).toEqual({
      orders: 3,
      reached: 2,
      ways: [way('email', 2, null), way('sms', 1, null)],
      not_notified: [{ reason: 'no_address', count: 1 }],
      preview: expect.anything(),
    });
    expect(await asked({ ids: ids.slice(1, 2) })).toMatchObject({ ways: [way('email', 1, client.email)], not_notified: [] });
    await letOut(root, { email: false, sms: true });
    expect(await asked({ ids: ids.slice(1, 2) })).toMatchObject({
      reached: 0,
      ways: [],
      not_notified: [{ reason: 'switched_off', count: 1 }],
    });
    await letOut(root, { email: true, sms: true });
    await root.post('/orders/bulk', { action: 'cancel', ids: ids.slice(0, 1) });
    expect(await asked({ ids: ids.slice(0, 1) })).toMatchObject({ orders: 0, ways: [], not_notified: [] });
  });

  it('is written nothing when the change is refused', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    expect(
      (await root.patch(`/orders/${order}`, 1, { starts_at: '2026-12-01T21:00:00.000Z', ends_at: '2026-12-01T21:15:00.000Z' })).status,
    ).toBe(409);
    expect(await letters(order)).toEqual(['created email', 'created sms']);
  });

  it('is written nothing of a visit that is over', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    central.clock.moveTo('2026-12-01T09:00:00.000Z');
    const late = await superAdministrator(central);
    expect((await late.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
    central.clock.moveTo('2026-11-20T09:00:00.000Z');
    expect(await letters(order)).toEqual(['created email', 'created sms']);
  });

  it('gets no line break into the header of a letter', async () => {
    const { made, store } = await anOffice(root);
    await root.patch(`/stores/${store}`, 1, { label: 'Radnice' });
    const name = 'dva předměty';
    const draft = { name, purpose: 'created', channel: 'email', subject: 'A {store}\r\nBcc: eva@evil.test', content: allTags };
    const template = numberAt((await root.post('/templates', draft)).body, 'id');
    const order = await made({ ...tuesday, email: client.email });
    await root.remove(`/templates/${template}`);
    expect((await clientLettersOf(central, order)).map(({ subject }) => subject)).toEqual(['created', 'A Radnice Bcc: eva@evil.test']);
  });

  it('gets the link to the order with the message, hidden from whoever reads the outbox, and hears nothing of a quiet change', async () => {
    const order = await (await anOffice(root)).made({ email: client.email });
    const { rows } = await sql<WholeRow>`select * from orders where id = ${order}`.execute(central.db);
    const row = rows[0] ?? { id: 0, version: 0, created_at: '', updated_at: '' };
    const clientLink = { secret: 'tajne', endsAt: new Date('2026-12-02T08:15:00.000Z') };
    const writing = { ...asClient(central), delivery, clientLink } as const;
    const change = { before: null, after: { ...row, version: 1, state: 'unconfirmed' } };
    await notifyClient(writing, change);
    await notifyClient({ ...writing, isQuiet: true }, change);
    expect(await letters(order)).toEqual(['created email', 'confirm_request email']);
    const [request] = await messagesTo(central, client.email);
    expect(request?.body).toContain(
      '\n\nObjednávku potvrďte do 1 hodiny od odeslání této zprávy, jinak propadne: <http://localhost:80/objednani?lang=cs#o=tajne>',
    );
    expect((await clientLettersOf(central, order)).at(-1)).toMatchObject({ body: expect.stringContaining('#o=••••••'), calendar: null });
  });

  it('is left alone by the channel that the settings switch off', async () => {
    const { made } = await anOffice(root);
    await letOut(root, { email: false, sms: true });
    expect(await letters(await made(client))).toEqual(['created sms']);
    await letOut(root, { email: false, sms: false });
    expect(await letters(await made(client))).toEqual([]);
    await letOut(root, { email: true, sms: true });
  });
});
