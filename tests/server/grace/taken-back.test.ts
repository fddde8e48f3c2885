import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import { anotherServer } from '../../support/central.ts';
import { eleven, type GraceOffice, openGraceOffice, ten } from '../../support/orders/grace-office.ts';
import { rowsOf, signedIn, valueAt } from '../../support/people.ts';

let office: GraceOffice;
beforeAll(async () => {
  office = await openGraceOffice();
});
beforeEach(() => office.beginAnew());
afterAll(() => office.close());

/** What a change of the order may touch. */
async function stateOf(id: number): Promise<unknown> {
  const row = Object(await office.read(id));
  return ['state', 'starts_at', 'ends_at', 'pin', 'cancelled_at', 'cancelled_by', 'cancel_reason'].map((name) => row[name]);
}
const keptWith = (reply: { readonly body: unknown }) => valueAt(reply.body, 'kept', '0', 'reason');
const nine = '2026-12-01T08:00:00.000Z';

describe('taking a change back', () => {
  it.each([
    ['a cancellation', (id: number) => office.cancel(id)],
    ['a move within the day', (id: number) => office.move(id, ten)],
    [
      'a move to another day',
      (id: number) => office.move(id, { starts_at: '2026-12-08T08:00:00.000Z', ends_at: '2026-12-08T08:15:00.000Z' }),
    ],
  ])('returns the order to where and what it was before %s, with its place, and nothing is sent', async (_, change) => {
    const order = await office.made();
    const [before, places] = [await stateOf(order), await office.placesOf(order)];
    await office.subjects();
    expect((await change(order)).status).toBe(200);
    expect(await office.takeBack(await office.newest())).toMatchObject({
      status: 200,
      body: { done: true, taken_back: [{ id: order, starts_at: nine }], kept: [] },
    });
    expect(await stateOf(order)).toEqual(before);
    expect(await office.placesOf(order)).toEqual(places);
    office.pass(120);
    expect(await office.subjects()).toEqual(['created']);
    expect(await office.leaving()).toEqual([]);
  });

  it('leaves a note that was written meanwhile', async () => {
    const order = await office.made();
    await office.cancel(order);
    await office.root().patch(`/orders/${order}`, 2, { note: 'Volala' });
    await office.takeBack(await office.newest());
    expect(await office.read(order)).toMatchObject({ state: 'confirmed', note: 'Volala' });
  });

  it('takes back all that one request changed, in one press', async () => {
    const ids = [await office.made(), await office.made(), await office.made()];
    await bulk(office.root(), 'orders', { action: 'cancel', ids });
    expect(await office.leaving()).toMatchObject([{ total: 3, waiting: [{ channel: 'email', count: 3 }] }]);
    expect((await office.takeBack(await office.newest())).body).toMatchObject({ done: true, kept: [] });
    expect(await Promise.all(ids.map(async (id) => valueAt(await office.read(id), 'state')))).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
  });

  it('finds the place of an order whose day was blocked, as it was there before', async () => {
    const order = await office.made(eleven);
    await office.root().post('/service-blocks', {
      store_id: office.office().store,
      service_id: office.office().service,
      first_day: '2026-12-01',
      last_day: '2026-12-01',
    });
    await office.cancel(order);
    expect((await office.takeBack(await office.newest())).body).toMatchObject({ done: true });
    expect(await office.placesOf(order)).toHaveLength(3);
  });

  it('says before that the place is gone, and takes back the others only when it is told to', async () => {
    await office.beginAnew(1);
    const first = await office.made();
    const second = await office.made(ten);
    await bulk(office.root(), 'orders', { action: 'cancel', ids: [first, second] });
    const change = await office.newest();
    const inserted = await office.office().ask({ ...ten, name: 'Petr Rychlý' });
    expect(inserted.status).toBe(201);
    const refused = await office.takeBack(change);
    expect(refused.body).toMatchObject({ done: false, taken_back: [{ id: first }], kept: [{ id: second, reason: 'place_gone' }] });
    expect(await office.read(first)).toMatchObject({ state: 'cancelled' });
    expect((await office.takeBack(change, office.root(), true)).body).toMatchObject({ done: true, taken_back: [{ id: first }] });
    expect([valueAt(await office.read(first), 'state'), valueAt(await office.read(second), 'state')]).toEqual(['confirmed', 'cancelled']);
    office.pass(60);
    expect((await office.subjects()).filter((subject) => subject === 'cancelled')).toHaveLength(1);
  });

  it('is refused once a message has left, also by another server, and is said so', async () => {
    const order = await office.made();
    await office.cancel(order);
    const change = await office.newest();
    office.pass(60);
    expect(keptWith(await office.takeBack(change))).toBe('left');
    const other = await anotherServer(office.central, { gateways: office.gateways });
    expect((await office.subjects()).at(-1)).toBe('cancelled');
    await other.close();
    office.central.clock.advance(-30_000);
    // The clock of this server is behind that of the one that sent it.
    expect(keptWith(await office.takeBack(change))).toBe('left');
    expect(await office.read(order)).toMatchObject({ state: 'cancelled' });
    office.central.clock.advance(30_000);
  });

  it('is refused where another clerk changed the order since, with the name', async () => {
    const order = await office.made();
    await office.move(order, ten);
    const change = await office.newest();
    const other = await signedIn(office.central, { name: 'Petr Kolega', role: 'superAdministrator', level: 0 });
    await office.move(order, eleven, other);
    expect((await office.takeBack(change)).body).toMatchObject({ done: false, kept: [{ reason: 'changed', by: 'Petr Kolega' }] });
    await office.move(order, ten, other);
    expect(keptWith(await office.takeBack(change))).toBe('changed');
  });

  it('is not for who lost the right, and not for another person', async () => {
    const clerk = await signedIn(office.central, { resources: ['ordering'], limitations: [office.office().store] });
    const order = await office.made();
    await office.cancel(order, clerk);
    const change = await office.newest(clerk);
    expect((await office.takeBack(change)).status).toBe(404);
    await sql`update users set limitations = ${[999]}::int[] where id = ${clerk.id}`.execute(office.central.db);
    expect(keptWith(await office.takeBack(change, clerk))).toBe('deleted');
    await sql`update users set resources = '{}' where id = ${clerk.id}`.execute(office.central.db);
    expect((await office.takeBack(change, clerk)).status).toBe(403);
  });

  it('says of an order that was erased meanwhile that it is', async () => {
    const order = await office.made({ email: 'vymazat@doma.test' });
    await office.cancel(order);
    const change = await office.newest();
    const { status } = await office.root().post('/personal-data/erase', { person: 'vymazat@doma.test' });
    expect(status).toBe(200);
    expect(keptWith(await office.takeBack(change))).toBe('erased');
  });

  it('pressed in two tabs at once is done once, and both are told so', async () => {
    const order = await office.made();
    await office.cancel(order);
    const change = await office.newest();
    const replies = await Promise.all([office.takeBack(change), office.takeBack(change)]);
    expect(replies.map(({ body }) => valueAt(body, 'done'))).toEqual([true, true]);
    const history = rowsOf(await office.root().get(`/orders/${order}/history`));
    expect(history.filter(({ changes }) => valueAt(changes, 'state', 'before') === 'cancelled')).toHaveLength(1);
  });

  it('of the last of two moves lets the client know of the first alone', async () => {
    const order = await office.made();
    await office.move(order, ten);
    office.pass(20);
    await office.move(order, eleven);
    office.pass(20);
    await office.takeBack(await office.newest());
    expect(await office.read(order)).toMatchObject(ten);
    office.pass(60);
    expect(await office.subjects()).toEqual(['created', 'changed']);
    expect(await office.lastCalendar()).toContain('DTSTART:20261201T090000Z');
  });

  it('is not read by the client as a change of the office', async () => {
    const order = await office.made();
    const secret = await office.linkOf(order);
    await office.cancel(order);
    await office.takeBack(await office.newest());
    const shown = await office.central.app.inject({ method: 'POST', url: '/central/public/orders/show', payload: { token: secret } });
    expect(shown.json()).toMatchObject({ state: 'confirmed', office_change: null });
  });
});
