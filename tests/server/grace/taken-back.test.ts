import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGraces } from '../../../server/areas/booking/grace/waiting-messages.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { aBookedOffice, type BookedOffice } from '../../support/booked-office.ts';
import { bulk } from '../../support/bulk.ts';
import { anotherServer, type Central, openCentral, startOfTests } from '../../support/central.ts';
import { aMailServer, deliveryOf, type MailServer, type TakenLetter } from '../../support/mail-server.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { letOut, someTemplates } from '../../support/told-clients.ts';

let central: Central;
let root: Client;
let office: BookedOffice;
let mail: MailServer;
const taken: TakenLetter[] = [];
const nine = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' };
const ten = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
const eleven = { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:15:00.000Z' };
beforeAll(async () => {
  mail = await aMailServer(taken);
  central = await openCentral({ gateways: mail.gateways });
  root = await superAdministrator(central);
  await someTemplates(root, ['created', 'changed', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });
});
beforeEach(async () => {
  central.clock.moveTo(startOfTests);
  root = await superAdministrator(central);
  office = await aBookedOffice(root, 3);
  await sql`delete from order_messages`.execute(central.db);
  await sql`delete from outbox`.execute(central.db);
  taken.length = 0;
});
afterAll(async () => {
  await mail.close();
  await central.close();
});

const pass = (seconds: number) => central.clock.advance(seconds * 1000);
async function leave(): Promise<void> {
  while (await deliverNext(deliveryOf(central, mail.gateways))) {
    // One letter at a time.
  }
}
async function subjects(): Promise<readonly unknown[]> {
  await leave();
  return Promise.all(taken.map(async ({ text }) => (await PostalMime.parse(text)).subject));
}
async function calendarOf(letter: TakenLetter | undefined): Promise<string> {
  const { attachments } = await PostalMime.parse(letter?.text ?? '', { attachmentEncoding: 'utf8' });
  return String(attachments.find(({ filename }) => filename === 'termin.ics')?.content ?? '');
}
const made = (values: Readonly<Record<string, unknown>> = {}) => office.made({ email: 'jana@doma.test', ...values });
const read = async (id: number) => Object((await root.get(`/orders/${id}`)).body);
const move = async (id: number, times: object, client = root) => client.patch(`/orders/${id}`, numberAt(await read(id), 'version'), times);
const cancel = async (id: number, client = root) =>
  client.post(`/orders/${id}/actions/cancel`, { cancel_reason: 'omyl' }, { 'if-match': `"${numberAt(await read(id), 'version')}"` });
const leaving = async (client = root) => valueAt((await client.get('/leaving-changes')).body, 'changes');
const newest = async (client = root) => numberAt(await leaving(client), '0', 'id');
const takeBack = async (id: number, client = root, partly = false) => client.post(`/leaving-changes/${id}/take-back`, { partly });
const compared = ({ state, starts_at, ends_at, pin, cancelled_at, cancelled_by, cancel_reason }: Record<string, unknown>) => ({
  state,
  starts_at,
  ends_at,
  pin,
  cancelled_at,
  cancelled_by,
  cancel_reason,
});
const placesOf = async (id: number) =>
  (await sql<{ cell: number }>`select cell from order_places where order_id = ${id} order by cell`.execute(central.db)).rows;
const keptWith = (reply: { readonly body: unknown }) => valueAt(reply.body, 'kept', '0', 'reason');

describe('a change by staff', () => {
  it('tells its client after a minute, while the order itself is told of at once', async () => {
    const order = await made();
    expect(await subjects()).toEqual(['created']);
    await move(order, ten);
    pass(59);
    expect(await subjects()).toEqual(['created']);
    pass(1);
    expect(await subjects()).toEqual(['created', 'changed']);
  });

  it('says until then what waits, by which way and of whom, to its author alone', async () => {
    const order = await made();
    await cancel(order);
    const other = await signedIn(central, { resources: ['ordering'] });
    expect(await leaving()).toMatchObject([
      {
        purpose: 'cancelled',
        leaves_at: new Date(central.clock.now().getTime() + 60_000).toISOString(),
        total: 1,
        orders: [{ id: order, name: 'Jana Nováková', starts_at: nine.starts_at }],
        waiting: [{ channel: 'email', count: 1 }],
        kept: 0,
      },
    ]);
    expect(await leaving(other)).toEqual([]);
    pass(60);
    expect(await leaving()).toEqual([]);
  });

  it('of a client by the link is told at once', async () => {
    const order = await made();
    const { rows } = await sql<{ secret: string }>`
      select s.secret from message_secrets s join order_messages m on m.outbox_id = s.outbox_id where m.order_id = ${order}`.execute(
      central.db,
    );
    await leave();
    taken.length = 0;
    const { pin } = await read(order);
    const reply = await central.app.inject({
      method: 'POST',
      url: '/central/public/orders/cancel',
      payload: { token: rows[0]?.secret, pin },
    });
    expect(reply.statusCode).toBe(200);
    expect(await subjects()).toEqual(['cancelled']);
  });
});

describe('taking a change back', () => {
  it.each([
    ['a cancellation', (id: number) => cancel(id)],
    ['a move within the day', (id: number) => move(id, ten)],
    ['a move to another day', (id: number) => move(id, { starts_at: '2026-12-08T08:00:00.000Z', ends_at: '2026-12-08T08:15:00.000Z' })],
  ])('returns the order to where and what it was before %s, with its place, and nothing is sent', async (_, change) => {
    const order = await made();
    const [before, places] = [compared(await read(order)), await placesOf(order)];
    await subjects();
    expect((await change(order)).status).toBe(200);
    expect(await takeBack(await newest())).toMatchObject({
      status: 200,
      body: { done: true, taken_back: [{ id: order, starts_at: nine.starts_at }], kept: [] },
    });
    expect(compared(await read(order))).toEqual(before);
    expect(await placesOf(order)).toEqual(places);
    pass(120);
    expect(await subjects()).toEqual(['created']);
    expect(await leaving()).toEqual([]);
  });

  it('leaves a note that was written meanwhile', async () => {
    const order = await made();
    await cancel(order);
    await root.patch(`/orders/${order}`, 2, { note: 'Volala' });
    await takeBack(await newest());
    expect(await read(order)).toMatchObject({ state: 'confirmed', note: 'Volala' });
  });

  it('takes back all that one request changed, in one press', async () => {
    const ids = [await made(), await made(), await made()];
    await bulk(root, 'orders', { action: 'cancel', ids });
    expect(await leaving()).toMatchObject([{ total: 3, waiting: [{ channel: 'email', count: 3 }] }]);
    expect((await takeBack(await newest())).body).toMatchObject({ done: true, kept: [] });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('finds the place of an order whose day was blocked, as it was there before', async () => {
    const order = await made(eleven);
    await root.post('/service-blocks', {
      store_id: office.store,
      service_id: office.service,
      first_day: '2026-12-01',
      last_day: '2026-12-01',
    });
    await cancel(order);
    expect((await takeBack(await newest())).body).toMatchObject({ done: true });
    expect(await placesOf(order)).toHaveLength(3);
  });

  it('says before that the place is gone, and takes back the others only when it is told to', async () => {
    office = await aBookedOffice(root, 1);
    const first = await made();
    const second = await made(ten);
    await bulk(root, 'orders', { action: 'cancel', ids: [first, second] });
    const change = await newest();
    const inserted = await office.ask({ ...ten, name: 'Petr Rychlý' });
    expect(inserted.status).toBe(201);
    const refused = await takeBack(change);
    expect(refused.body).toMatchObject({ done: false, taken_back: [{ id: first }], kept: [{ id: second, reason: 'place_gone' }] });
    expect(await read(first)).toMatchObject({ state: 'cancelled' });
    expect((await takeBack(change, root, true)).body).toMatchObject({ done: true, taken_back: [{ id: first }] });
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['confirmed', 'cancelled']);
    pass(60);
    expect((await subjects()).filter((subject) => subject === 'cancelled')).toHaveLength(1);
  });

  it('is refused once a message has left, also by another server, and is said so', async () => {
    const order = await made();
    await cancel(order);
    const change = await newest();
    pass(60);
    expect(keptWith(await takeBack(change))).toBe('left');
    const other = await anotherServer(central, { gateways: mail.gateways });
    expect((await subjects()).at(-1)).toBe('cancelled');
    await other.close();
    central.clock.advance(-30_000);
    // The clock of this server is behind that of the one that sent it.
    expect(keptWith(await takeBack(change))).toBe('left');
    expect(await read(order)).toMatchObject({ state: 'cancelled' });
    central.clock.advance(30_000);
  });

  it('is refused where another clerk changed the order since, with the name', async () => {
    const order = await made();
    await move(order, ten);
    const change = await newest();
    const other = await signedIn(central, { name: 'Petr Kolega', role: 'superAdministrator', level: 0 });
    await move(order, eleven, other);
    expect((await takeBack(change)).body).toMatchObject({ done: false, kept: [{ reason: 'changed', by: 'Petr Kolega' }] });
    await move(order, ten, other);
    expect(keptWith(await takeBack(change))).toBe('changed');
  });

  it('is not for who lost the right, and not for another person', async () => {
    const clerk = await signedIn(central, { resources: ['ordering'], limitations: [office.store] });
    const order = await made();
    await cancel(order, clerk);
    const change = await newest(clerk);
    expect((await takeBack(change)).status).toBe(404);
    await sql`update users set limitations = ${[999]}::int[] where id = ${clerk.id}`.execute(central.db);
    expect(keptWith(await takeBack(change, clerk))).toBe('deleted');
    await sql`update users set resources = '{}' where id = ${clerk.id}`.execute(central.db);
    expect((await takeBack(change, clerk)).status).toBe(403);
  });

  it('says of an order that was erased meanwhile that it is', async () => {
    const order = await made({ email: 'vymazat@doma.test' });
    await cancel(order);
    const change = await newest();
    const { status } = await root.post('/personal-data/erase', { person: 'vymazat@doma.test' });
    expect(status).toBe(200);
    expect(keptWith(await takeBack(change))).toBe('erased');
  });

  it('pressed in two tabs at once is done once, and both are told so', async () => {
    const order = await made();
    await cancel(order);
    const change = await newest();
    const replies = await Promise.all([takeBack(change), takeBack(change)]);
    expect(replies.map(({ body }) => valueAt(body, 'done'))).toEqual([true, true]);
    const history = rowsOf(await root.get(`/orders/${order}/history`));
    expect(history.filter(({ changes }) => valueAt(changes, 'state', 'before') === 'cancelled')).toHaveLength(1);
  });

  it('of the last of two moves lets the client know of the first alone', async () => {
    const order = await made();
    await move(order, ten);
    pass(20);
    await move(order, eleven);
    pass(20);
    await takeBack(await newest());
    expect(await read(order)).toMatchObject(ten);
    pass(60);
    expect(await subjects()).toEqual(['created', 'changed']);
    expect(await calendarOf(taken.at(-1))).toContain('DTSTART:20261201T090000Z');
  });

  it('is not read by the client as a change of the office', async () => {
    const order = await made();
    const { rows } = await sql<{ secret: string }>`
      select s.secret from message_secrets s join order_messages m on m.outbox_id = s.outbox_id where m.order_id = ${order}`.execute(
      central.db,
    );
    await cancel(order);
    await takeBack(await newest());
    const shown = await central.app.inject({ method: 'POST', url: '/central/public/orders/show', payload: { token: rows[0]?.secret } });
    expect(shown.json()).toMatchObject({ state: 'confirmed', office_change: null });
  });
});

describe('the calendar of the client', () => {
  it('loses the visit only once the minute is over, also where the letter that brought it left long ago', async () => {
    const order = await made();
    await subjects();
    await cancel(order);
    await takeBack(await newest());
    await cancel(order);
    pass(60);
    expect(await subjects()).toEqual(['created', 'cancelled']);
    expect(/METHOD:(\w+)/u.exec(await calendarOf(taken.at(-1)))?.[1]).toBe('CANCEL');
  });
});

describe('two moves within the minute', () => {
  it('are one message, of the last', async () => {
    const order = await made();
    await move(order, ten);
    pass(30);
    await move(order, eleven);
    pass(60);
    await endGraces(central.db, central.clock.now());
    expect(await subjects()).toEqual(['created', 'changed']);
    const { rows } = await sql<{ state: string }>`
      select b.state from order_messages m join outbox b on b.id = m.outbox_id where m.order_id = ${order} order by m.id`.execute(
      central.db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'over', 'sent']);
  });
});

describe('an e-mail that is put right within the minute', () => {
  it('gets the message when the minute is over, and not once the change is taken back', async () => {
    const order = await made({ email: 'jnaa@doma.test' });
    await subjects();
    await cancel(order);
    const change = await newest();
    await root.patch(`/orders/${order}`, 2, { email: 'jana@doma.test' });
    expect(await subjects()).toEqual(['created']);
    await takeBack(change);
    pass(60);
    expect(await subjects()).toEqual(['created']);
  });
});
