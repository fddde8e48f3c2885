import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import { anotherServer } from '../../support/central.ts';
import { eleven, type GraceGround, openGraceGround, ten } from '../../support/orders/grace-ground.ts';
import { rowsOf, signedIn, valueAt } from '../../support/people.ts';

let ground: GraceGround;
beforeAll(async () => {
  ground = await openGraceGround();
});
beforeEach(() => ground.beginAnew());
afterAll(() => ground.close());

/** What a change of the order may touch. */
async function stateOf(id: number): Promise<unknown> {
  const row = Object(await ground.read(id));
  return ['state', 'starts_at', 'ends_at', 'pin', 'cancelled_at', 'cancelled_by', 'cancel_reason'].map((name) => row[name]);
}
const keptWith = (reply: { readonly body: unknown }) => valueAt(reply.body, 'kept', '0', 'reason');
const nine = '2026-12-01T08:00:00.000Z';

describe('taking a change back', () => {
  it.each([
    ['a cancellation', (id: number) => ground.cancel(id)],
    ['a move within the day', (id: number) => ground.move(id, ten)],
    [
      'a move to another day',
      (id: number) => ground.move(id, { starts_at: '2026-12-08T08:00:00.000Z', ends_at: '2026-12-08T08:15:00.000Z' }),
    ],
  ])('returns the order to where and what it was before %s, with its place, and nothing is sent', async (_, change) => {
    const order = await ground.made();
    const [before, places] = [await stateOf(order), await ground.placesOf(order)];
    await ground.subjects();
    expect((await change(order)).status).toBe(200);
    expect(await ground.takeBack(await ground.newest())).toMatchObject({
      status: 200,
      body: { done: true, taken_back: [{ id: order, starts_at: nine }], kept: [] },
    });
    expect(await stateOf(order)).toEqual(before);
    expect(await ground.placesOf(order)).toEqual(places);
    ground.pass(120);
    expect(await ground.subjects()).toEqual(['created']);
    expect(await ground.leaving()).toEqual([]);
  });

  it('leaves a note that was written meanwhile', async () => {
    const order = await ground.made();
    await ground.cancel(order);
    await ground.root().patch(`/orders/${order}`, 2, { note: 'Volala' });
    await ground.takeBack(await ground.newest());
    expect(await ground.read(order)).toMatchObject({ state: 'confirmed', note: 'Volala' });
  });

  it('takes back all that one request changed, in one press', async () => {
    const ids = [await ground.made(), await ground.made(), await ground.made()];
    await bulk(ground.root(), 'orders', { action: 'cancel', ids });
    expect(await ground.leaving()).toMatchObject([{ total: 3, waiting: [{ channel: 'email', count: 3 }] }]);
    expect((await ground.takeBack(await ground.newest())).body).toMatchObject({ done: true, kept: [] });
    expect(await Promise.all(ids.map(async (id) => valueAt(await ground.read(id), 'state')))).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
  });

  it('finds the place of an order whose day was blocked, as it was there before', async () => {
    const order = await ground.made(eleven);
    await ground.root().post('/service-blocks', {
      store_id: ground.office().store,
      service_id: ground.office().service,
      first_day: '2026-12-01',
      last_day: '2026-12-01',
    });
    await ground.cancel(order);
    expect((await ground.takeBack(await ground.newest())).body).toMatchObject({ done: true });
    expect(await ground.placesOf(order)).toHaveLength(3);
  });

  it('says before that the place is gone, and takes back the others only when it is told to', async () => {
    await ground.beginAnew(1);
    const first = await ground.made();
    const second = await ground.made(ten);
    await bulk(ground.root(), 'orders', { action: 'cancel', ids: [first, second] });
    const change = await ground.newest();
    const inserted = await ground.office().ask({ ...ten, name: 'Petr Rychlý' });
    expect(inserted.status).toBe(201);
    const refused = await ground.takeBack(change);
    expect(refused.body).toMatchObject({ done: false, taken_back: [{ id: first }], kept: [{ id: second, reason: 'place_gone' }] });
    expect(await ground.read(first)).toMatchObject({ state: 'cancelled' });
    expect((await ground.takeBack(change, ground.root(), true)).body).toMatchObject({ done: true, taken_back: [{ id: first }] });
    expect([valueAt(await ground.read(first), 'state'), valueAt(await ground.read(second), 'state')]).toEqual(['confirmed', 'cancelled']);
    ground.pass(60);
    expect((await ground.subjects()).filter((subject) => subject === 'cancelled')).toHaveLength(1);
  });

  it('is refused once a message has left, also by another server, and is said so', async () => {
    const order = await ground.made();
    await ground.cancel(order);
    const change = await ground.newest();
    ground.pass(60);
    expect(keptWith(await ground.takeBack(change))).toBe('left');
    const other = await anotherServer(ground.central, { gateways: ground.gateways });
    expect((await ground.subjects()).at(-1)).toBe('cancelled');
    await other.close();
    ground.central.clock.advance(-30_000);
    // The clock of this server is behind that of the one that sent it.
    expect(keptWith(await ground.takeBack(change))).toBe('left');
    expect(await ground.read(order)).toMatchObject({ state: 'cancelled' });
    ground.central.clock.advance(30_000);
  });

  it('is refused where another clerk changed the order since, with the name', async () => {
    const order = await ground.made();
    await ground.move(order, ten);
    const change = await ground.newest();
    const other = await signedIn(ground.central, { name: 'Petr Kolega', role: 'superAdministrator', level: 0 });
    await ground.move(order, eleven, other);
    expect((await ground.takeBack(change)).body).toMatchObject({ done: false, kept: [{ reason: 'changed', by: 'Petr Kolega' }] });
    await ground.move(order, ten, other);
    expect(keptWith(await ground.takeBack(change))).toBe('changed');
  });

  it('is not for who lost the right, and not for another person', async () => {
    const clerk = await signedIn(ground.central, { resources: ['ordering'], limitations: [ground.office().store] });
    const order = await ground.made();
    await ground.cancel(order, clerk);
    const change = await ground.newest(clerk);
    expect((await ground.takeBack(change)).status).toBe(404);
    await sql`update users set limitations = ${[999]}::int[] where id = ${clerk.id}`.execute(ground.central.db);
    expect(keptWith(await ground.takeBack(change, clerk))).toBe('deleted');
    await sql`update users set resources = '{}' where id = ${clerk.id}`.execute(ground.central.db);
    expect((await ground.takeBack(change, clerk)).status).toBe(403);
  });

  it('says of an order that was erased meanwhile that it is', async () => {
    const order = await ground.made({ email: 'vymazat@doma.test' });
    await ground.cancel(order);
    const change = await ground.newest();
    const { status } = await ground.root().post('/personal-data/erase', { person: 'vymazat@doma.test' });
    expect(status).toBe(200);
    expect(keptWith(await ground.takeBack(change))).toBe('erased');
  });

  it('pressed in two tabs at once is done once, and both are told so', async () => {
    const order = await ground.made();
    await ground.cancel(order);
    const change = await ground.newest();
    const replies = await Promise.all([ground.takeBack(change), ground.takeBack(change)]);
    expect(replies.map(({ body }) => valueAt(body, 'done'))).toEqual([true, true]);
    const history = rowsOf(await ground.root().get(`/orders/${order}/history`));
    expect(history.filter(({ changes }) => valueAt(changes, 'state', 'before') === 'cancelled')).toHaveLength(1);
  });

  it('of the last of two moves lets the client know of the first alone', async () => {
    const order = await ground.made();
    await ground.move(order, ten);
    ground.pass(20);
    await ground.move(order, eleven);
    ground.pass(20);
    await ground.takeBack(await ground.newest());
    expect(await ground.read(order)).toMatchObject(ten);
    ground.pass(60);
    expect(await ground.subjects()).toEqual(['created', 'changed']);
    expect(await ground.lastCalendar()).toContain('DTSTART:20261201T090000Z');
  });

  it('is not read by the client as a change of the office', async () => {
    const order = await ground.made();
    const secret = await ground.linkOf(order);
    await ground.cancel(order);
    await ground.takeBack(await ground.newest());
    const shown = await ground.central.app.inject({ method: 'POST', url: '/central/public/orders/show', payload: { token: secret } });
    expect(shown.json()).toMatchObject({ state: 'confirmed', office_change: null });
  });
});
