import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkValidMs, newOrderLink } from '../../../server/areas/booking/client-messages/order-link.ts';
import { type NotifiedOrder, readOrders } from '../../../server/areas/booking/client-messages/read-orders.ts';
import { writeOfOrder } from '../../../server/areas/booking/client-messages/write-of-order.ts';
import { writeToClient } from '../../../server/areas/booking/client-messages/write-to-client.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aReminder, asClient, type ClientLetter, clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { superAdministrator } from '../../support/people.ts';

type Message = Parameters<typeof writeToClient>[1];

const delivery = { hasGateway: { email: true, sms: true }, linkOrigin: () => 'https://urad.test', hasBookingPage: true };
const withoutMail = { ...delivery, hasGateway: { email: false, sms: true } };
const page = 'https://urad.test/objednani?lang=cs';
const link = { secret: 'tajne', endsAt: new Date('2026-12-02T08:15:00.000Z') };

const central = await centralOfFile();
let order: NotifiedOrder;
beforeAll(async () => {
  const root = await superAdministrator(central);
  await letOut(root, { email: true, sms: true });
  const id = await (await anOffice(root)).made({ email: 'jana@doma.test', phone: '+420602333444' });
  const [read] = await readOrders(central.db, [id]);
  if (read === undefined) throw new Error('the order is not there');
  order = { ...read, store: 'Radnice', service: 'Pasy', street: 'Lipová 1', city: 'Brno', pin: '123456' };
});
beforeEach(async () => {
  await sql`delete from order_messages`.execute(central.db);
  await sql`delete from order_links`.execute(central.db);
});

async function written(message: Partial<Message> = {}): Promise<ClientLetter> {
  const wording = { channel: 'email', subject: 'Předmět', content: 'Text' } as const;
  const common = { order, purpose: 'created', wording, sequence: 0, now: central.clock.now(), delivery } as const;
  await writeToClient(central.db, { ...common, ...message });
  const letter = (await clientLettersOf(central, order.id)).at(-1);
  if (letter === undefined) throw new Error('nothing was written');
  return letter;
}

const sms = { channel: 'sms', subject: null, content: 'SMS' } as const;
const linksOf = async () => (await sql`select from order_links`.execute(central.db)).rows.length;

describe('a message to a client', () => {
  it('has a subject of one line and of the length that a header bears, and none in an SMS', async () => {
    const subject = (text: string | null) => written({ wording: { channel: 'email', subject: text, content: 'Text' } });
    expect((await subject(' Vaše\r\n\r\nobjednávka {service} ')).subject).toBe('Vaše objednávka Pasy');
    expect((await subject('x'.repeat(300))).subject).toHaveLength(200);
    expect((await subject(null)).subject).toBe('');
    expect((await written({ wording: sms })).subject).toBeNull();
  });

  it('is cut to the length that the outbox keeps, and carries its link whole below', async () => {
    const { body } = await written({ wording: { channel: 'email', subject: 'S', content: 'x'.repeat(30_000) } });
    // What is secret of the link is apart.
    expect(25_000 - (body?.length ?? 0)).toBeLessThan(100);
    expect(body?.length).toBeLessThanOrEqual(25_000);
    expect(body?.slice(-300)).toContain(`${page}#o=`);
  });

  it.each([
    [{ street: 'Lipová 1', city: 'Brno' }, 'Lipova 1, Brno'],
    [{ street: null, city: 'Brno' }, 'Brno'],
    [{ street: 'Lipová 1', city: null }, 'Lipova 1'],
    [{ street: '', city: 'Brno' }, 'Brno'],
    [{ street: null, city: null }, ''],
  ])('says of a branch at %o where it is', async (place, said) => {
    const { body } = await written({ order: { ...order, ...place }, wording: { ...sms, content: '[{address}]' } });
    expect(body).toBe(`[${said}]`);
  });

  it('brings the visit for a calendar, but not before the client has confirmed it', async () => {
    const { calendar } = await written();
    for (const line of ['SUMMARY:Pasy\\, Radnice', 'DESCRIPTION:PIN 123456', 'LOCATION:Lipová 1\\, Brno']) expect(calendar).toContain(line);
    expect((await written({ purpose: 'confirm_request' })).calendar).toBeNull();
    expect((await written({ wording: sms })).calendar).toBeNull();
  });

  it('carries the link by which the client came in e-mails, and in an SMS only where no e-mail can', async () => {
    const carries = async (message: Partial<Message>) => ((await written({ link, ...message })).body ?? '').includes(`${page}#o=`);
    expect(await carries({})).toBe(true);
    expect(await carries({ wording: sms })).toBe(false);
    expect(await carries({ wording: sms, order: { ...order, email: null } })).toBe(true);
    expect(await carries({ wording: sms, delivery: withoutMail })).toBe(true);
    expect(await carries({ wording: sms, order: { ...order, email: null, sms_withheld: 'many_phones' } })).toBe(false);
    expect(await linksOf()).toBe(0);
  });

  it('brings a new link by e-mail, and none of an order that is cancelled', async () => {
    expect((await written()).body).toContain(`${page}#o=`);
    expect(await linksOf()).toBe(1);
    await written({ purpose: 'cancelled' });
    await written({ wording: sms });
    expect(await linksOf()).toBe(1);
  });

  it('that is sent once more says so, and of which reminder it is', async () => {
    const rows = async () => (await sql`select again, notification_id from order_messages order by id`.execute(central.db)).rows;
    await written();
    await written({ again: { notificationId: null } });
    const reminder = await aReminder(await superAdministrator(central));
    await written({ again: { notificationId: reminder } });
    expect(await rows()).toEqual([
      { again: false, notification_id: null },
      { again: true, notification_id: null },
      { again: true, notification_id: reminder },
    ]);
  });
});

describe('a new link to an order', () => {
  const made = (values: Partial<NotifiedOrder> = {}, ways = delivery) =>
    newOrderLink(central.db, { ...order, ...values }, ways, central.clock.now());

  it('holds until a day after the visit', async () => {
    expect((await made())?.endsAt).toEqual(new Date(order.ends_at.getTime() + linkValidMs));
    expect(await made({ state: 'unconfirmed' })).toBeDefined();
  });

  it('is none where the client could do nothing there', async () => {
    expect(await made({}, { ...delivery, hasBookingPage: false })).toBeUndefined();
    for (const state of ['cancelled', 'arrived', 'served'] as const) expect(await made({ state })).toBeUndefined();
    expect(await made({ starts_at: central.clock.now() })).toBeUndefined();
    expect(await linksOf()).toBe(0);
  });
});

describe('an order that waits for its confirmation', () => {
  const asked = async (clientLink?: typeof link, purpose: 'confirm_request' | 'created' = 'confirm_request') => {
    const writing = {
      ...asClient(central),
      delivery,
      ...(clientLink === undefined ? {} : { clientLink }),
    } as const;
    await writeOfOrder(writing, order.id, purpose);
    return (await clientLettersOf(central, order.id)).map(({ channel, subject }) => [channel, subject]);
  };

  it('is asked for by the usual words where no e-mail template asks', async () => {
    const root = await superAdministrator(central);
    expect(await asked()).toEqual([]);
    expect(await asked(link, 'created')).toEqual([]);
    expect(await asked(link)).toEqual([['email', expect.stringMatching(/^Potvrďte/u)]]);
    await sql`delete from order_messages`.execute(central.db);
    await someTemplates(root, ['confirm_request'], ['sms']);
    expect(await asked(link)).toEqual([
      ['sms', null],
      ['email', expect.stringMatching(/^Potvrďte/u)],
    ]);
    await sql`delete from order_messages`.execute(central.db);
    await someTemplates(root, ['confirm_request'], ['email']);
    expect((await asked(link)).filter(([channel]) => channel === 'email')).toEqual([['email', 'confirm_request']]);
  });
});
