import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNext } from '../../../server/delivery/deliver.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { aMailServer, type MailServer, type TakenLetter } from '../../support/mail-server.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, superAdministrator } from '../../support/people.ts';
import { letOut, someTemplates } from '../../support/told-clients.ts';

let central: Central;
let root: Client;
let mail: MailServer;
const taken: TakenLetter[] = [];
beforeAll(async () => {
  central = await openCentral();
  root = await superAdministrator(central);
  mail = await aMailServer(taken);
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

/** The central of the tests has no way out: here is one. */
async function leave(): Promise<void> {
  await sql`update outbox set state = 'waiting', next_try_at = created_at where state = 'kept'`.execute(central.db);
  const { db, clock } = central;
  while (await deliverNext({ db, clock, gateways: mail.gateways })) {
    // One letter at a time.
  }
}
/** The calendar file of a letter: the one part that is a file. */
function fileOf({ text }: TakenLetter): string {
  const [, part = ''] = text.split(/filename="?termin\.ics"?/u);
  const [, encoded = ''] = part.split('\r\n\r\n');
  return Buffer.from(encoded.replace(/--[\s\S]*$/u, ''), 'base64').toString();
}
const header = ({ text }: TakenLetter, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'mu').exec(text.replaceAll(/\r\n\s+/gu, ' '))?.[1]?.trim();
const valueIn = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'mu').exec(file)?.[1];

describe('a letter about an order', () => {
  it('carries a calendar file that changes and cancels the same visit, and a name of its own', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await root.patch(`/orders/${order}`, 1, { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' });
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' });
    await leave();
    const files = taken.map(fileOf);
    const told = (name: string) => files.map((file) => valueIn(file, name));
    expect(told('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(new Set(told('UID')).size).toBe(1);
    expect(told('DTSTART')).toEqual(['20261201T080000Z', '20261201T090000Z', '20261201T090000Z']);
    expect(told('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(told('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH']);
    const names = taken.map((letter) => header(letter, 'Message-ID'));
    expect(names[1]).toMatch(new RegExp(`^<order-${order}\\.changed\\.1\\.\\d+@mesto\\.test>$`, 'u'));
    expect(new Set(names).size).toBe(3);
    expect(taken.map((letter) => header(letter, 'Auto-Submitted'))).toEqual(Array.from({ length: 3 }, () => 'auto-generated'));
    expect(taken[0]?.text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(taken[0]?.text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/u);
  });

  it('that is sent once more after its server died has the same name', async () => {
    const order = await (await anOffice(root)).made({ email: 'jana@doma.test' });
    await leave();
    const calendar = 'BEGIN:VCALENDAR';
    await sql`update order_messages set calendar = ${calendar} where order_id = ${order}`.execute(central.db);
    await sql`update outbox set state = 'kept', body = 'Znovu' where recipient = 'jana@doma.test'`.execute(central.db);
    await leave();
    const [first, second] = taken.map((letter) => header(letter, 'Message-ID'));
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
