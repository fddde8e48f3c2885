import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { aMailServer, deliveryOf, type MailServer, type TakenLetter } from '../../support/mail-server.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, superAdministrator } from '../../support/people.ts';

let central: Central;
let root: Client;
let mail: MailServer;
const taken: TakenLetter[] = [];
const later = { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:15:00.000Z' };
beforeAll(async () => {
  mail = await aMailServer(taken);
  central = await openCentral({ gateways: mail.gateways });
  root = await superAdministrator(central);
  await someTemplates(root, ['created', 'changed', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });
});
beforeEach(async () => {
  taken.length = 0;
  await sql`delete from outbox`.execute(central.db);
});
afterAll(async () => {
  await mail.close();
  await central.close();
});

/** Lets everything leave, messages about what staff changed too: they wait for a minute. */
async function leave(): Promise<void> {
  central.clock.advance(60_000);
  while (await deliverNext(deliveryOf(central, mail.gateways))) {
    // One letter at a time.
  }
}
const read = ({ text }: TakenLetter) => PostalMime.parse(text, { attachmentEncoding: 'utf8' });
/** The calendar file of a letter, its lines whole. */
async function fileOf(letter: TakenLetter): Promise<string> {
  const { attachments } = await read(letter);
  const file = attachments.find(({ filename }) => filename === 'termin.ics');
  return String(file?.content ?? '').replaceAll(/\r?\n[ ]/gu, '');
}
const valueIn = (file: string, name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*?)\r?$`, 'mu').exec(file)?.[1];

describe('a letter about an order', () => {
  it('invites the client to a visit that a move changes and a cancellation takes back', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await root.patch(`/orders/${order}`, 1, { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' });
    await leave();
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' });
    await leave();
    const files = await Promise.all(taken.map(fileOf));
    const valuesIn = (name: string) => files.map((file) => valueIn(file, name));
    expect(valuesIn('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(valuesIn('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(new Set(valuesIn('UID')).size).toBe(1);
    expect(valuesIn('DTSTART')).toEqual(['20261201T080000Z', '20261201T090000Z', '20261201T090000Z']);
    expect(valuesIn('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(valuesIn('ORGANIZER')).toEqual(Array.from({ length: 3 }, () => 'mailto:urad@mesto.test'));
    expect(valuesIn('ATTENDEE')).toEqual(Array.from({ length: 3 }, () => 'mailto:jana@doma.test'));
    expect(valuesIn('TRIGGER')).toEqual(['-PT1H', '-PT1H', undefined]);
    // A calendar takes it from the part that says the same method.
    expect(taken.map(({ text }) => /text\/calendar;.*method=(\w+)/su.exec(text)?.[1])).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  });

  it('carries the address of the order into the calendar, which no row keeps', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    const { rows } = await sql<{ calendar: string }>`select calendar from order_messages where order_id = ${order}`.execute(central.db);
    await leave();
    const [letter] = taken;
    const file = letter === undefined ? '' : await fileOf(letter);
    const url = valueIn(file, 'URL') ?? '';
    expect(url).toMatch(/^http:\/\/localhost:80\/objednani\?lang=cs#o=[\w-]{43}$/u);
    expect(valueIn(file, 'DESCRIPTION')).toContain(url);
    expect(letter === undefined ? '' : (await read(letter)).text).toContain(url);
    expect(rows[0]?.calendar).not.toContain(url.slice(-43));
  });

  it('cancels no visit that no calendar knows of', async () => {
    const [template] = (
      await sql<{ id: number }>`update templates set active = false where purpose = 'created' returning id`.execute(central.db)
    ).rows;
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' });
    await sql`update templates set active = true where id = ${template?.id}`.execute(central.db);
    await leave();
    expect(taken.map(({ text }) => text.includes('text/calendar'))).toEqual([false]);
  });

  it('comes from the office by its name, in the language of the order, and comes back to a mailbox of its own', async () => {
    const { body } = await root.get('/web-order-settings');
    const names = { office_name: 'Město Žďár', office_name_en: 'Town of Žďár' };
    await root.patch('/web-order-settings', numberAt(body, 'version'), names);
    const { made } = await anOffice(root);
    await made({ email: 'jana@doma.test' });
    await made({ email: 'john@home.test', language: 'en', ...later });
    await leave();
    const letters = await Promise.all(taken.map(read));
    expect(letters.map(({ from }) => from)).toEqual([
      { address: 'urad@mesto.test', name: 'Město Žďár' },
      { address: 'urad@mesto.test', name: 'Town of Žďár' },
    ]);
    expect(letters.map(({ html }) => /<html lang="(\w+)">/u.exec(html ?? '')?.[1])).toEqual(['cs', 'en']);
    expect(letters.map(({ headers }) => headers.find(({ key }) => key === 'auto-submitted')?.value)).toEqual([
      'auto-generated',
      'auto-generated',
    ]);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(2);
    expect(taken.map(({ sender }) => sender)).toEqual(['vratky@mesto.test', 'vratky@mesto.test']);
    expect(valueIn(taken[0] === undefined ? '' : await fileOf(taken[0]), 'ORGANIZER')).toBe('mailto:urad@mesto.test');
  });

  it('that is sent once more after its server died has the same name', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await leave();
    const calendar = 'BEGIN:VCALENDAR';
    await sql`update order_messages set calendar = ${calendar} where order_id = ${order}`.execute(central.db);
    await sql`update outbox set state = 'waiting', next_try_at = created_at, body = 'Znovu' where recipient = 'jana@doma.test'`.execute(
      central.db,
    );
    await leave();
    const [first, second] = (await Promise.all(taken.map(read))).map(({ messageId }) => messageId);
    expect(first).toMatch(/^<letter-\d+\.[\w-]{22}@mesto\.test>$/u);
    expect([taken.length, second]).toEqual([2, first]);
  });

  it('leaves no text of it behind once it is sent', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await leave();
    const { rows } = await sql`
      select o.state, o.body, m.calendar from order_messages m join outbox o on o.id = m.outbox_id where m.order_id = ${order}`.execute(
      central.db,
    );
    expect(rows).toEqual([{ state: 'sent', body: null, calendar: null }]);
  });
});
