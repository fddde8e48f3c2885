import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wholeDay } from '../../../contract/rules/statistics/day-course.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { addOrder, addTicket, insertStores, kept, modelled } from '../../support/statistics/sample-rows.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('roll-ups of a day', () => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await aMigratedDatabase();
    db = queriesOver(opened);
    await insertStores(db, 3);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await sql`delete from tickets`.execute(db);
    await sql`delete from orders`.execute(db);
  });

  const drained = async () => {
    await countAllChangedDays(db, now);
    return kept(db);
  };
  const one = async (key: string) => (await drained())[key];

  it('count the wait of a walk-in from arrival and the handling from the call', async () => {
    await addTicket(db, {
      store_id: 1,
      created_at: '2026-11-20T08:00:00Z',
      called_at: '2026-11-20T08:10:00Z',
      finished_at: '2026-11-20T08:25:00Z',
      state: 'finished',
    });
    expect(await one('1 2026-11-20 1 walk_in')).toMatchObject({
      tickets: 1,
      served: 1,
      wait_sum: 600_000,
      handling_sum: 900_000,
      hour_tickets: wholeDay([9], [1]),
    });
  });

  it('count the wait of a reservation from the later of arrival and appointed time, never below nothing', async () => {
    const order = await addOrder(db, { store_id: 1, starts_at: '2026-11-20T08:30:00Z', state: 'served' });
    const early = { store_id: 1, order_id: order, created_at: '2026-11-20T08:00:00Z', state: 'finished' } as const;
    await addTicket(db, { ...early, called_at: '2026-11-20T08:34:00Z', finished_at: '2026-11-20T08:40:00Z' });
    await addTicket(db, { ...early, created_at: '2026-11-20T08:31:00Z', called_at: '2026-11-20T08:41:00Z' });
    await addTicket(db, { ...early, called_at: '2026-11-20T08:20:00Z' });
    expect(await one('1 2026-11-20 1 web')).toMatchObject({
      wait_min: 0,
      wait_max: 600_000,
      wait_sum: 840_000,
      ordered: 1,
      arrived: 1,
      handling_count: 1,
    });
  });

  it('follow an order that is moved after its ticket was counted, on whichever day that was', async () => {
    const order = await addOrder(db, { store_id: 1, starts_at: '2026-11-20T08:00:00Z' });
    await addTicket(db, { store_id: 1, order_id: order, created_at: '2026-11-18T08:00:00Z', called_at: '2026-11-18T08:10:00Z' });
    expect(await one('1 2026-11-18 1 web')).toMatchObject({ wait_sum: 0 });
    await sql`update orders set starts_at = '2026-11-01T08:00Z', ends_at = '2026-11-01T08:15Z' where id = ${order}`.execute(db);
    expect(await drained()).toMatchObject({
      '1 2026-11-01 1 web': { ordered: 1 },
      '1 2026-11-18 1 web': { wait_sum: 600_000, ordered: 0 },
    });
    expect(Object.keys(await kept(db))).toHaveLength(2);
  });

  it('handle nobody who was missed or left, and count a transferred client once as a client and twice as handled', async () => {
    const times = { created_at: '2026-11-20T08:00:00Z', called_at: '2026-11-20T08:05:00Z', finished_at: '2026-11-20T08:09:00Z' };
    const first = await addTicket(db, { store_id: 2, ...times, state: 'transferred' });
    await addTicket(db, { store_id: 2, ...times, state: 'finished', visit_id: first });
    await addTicket(db, { store_id: 2, ...times, state: 'missed' });
    await addTicket(db, { store_id: 2, ...times, called_at: null, state: 'cancelled' });
    expect(await one('2 2026-11-20 3 walk_in')).toMatchObject({
      tickets: 4,
      clients: 3,
      wait_count: 3,
      handling_count: 2,
      handling_sum: 480_000,
      missed: 1,
      cancelled: 1,
      transferred: 1,
    });
  });

  it.each([
    { name: 'of 23 hours', day: '2026-03-29', first: '2026-03-28T23:00:00.000Z', last: '2026-03-29T21:59:59.999Z' },
    { name: 'of 25 hours', day: '2026-10-25', first: '2026-10-24T22:00:00.000Z', last: '2026-10-25T22:59:59.999Z' },
  ])('begin and end with the Prague day $name', async ({ day, first, last }) => {
    const before = new Date(Date.parse(first) - 1).toISOString();
    const after = new Date(Date.parse(last) + 1).toISOString();
    for (const created_at of [before, first, last, after]) await addTicket(db, { store_id: 3, created_at });
    expect(await one(`3 ${day} 5 walk_in`)).toMatchObject({
      tickets: 2,
      hour_tickets: wholeDay([0, 23], [1, 1]),
      waiting: 2,
      waiting_since: first,
    });
    expect(await kept(db)).toEqual(await modelled(db));
  });

  it('forget a day whose last ticket went', async () => {
    await addTicket(db, { store_id: 1, created_at: '2026-11-20T08:00:00Z' });
    expect(Object.keys(await drained())).toEqual(['1 2026-11-20 1 walk_in']);
    await sql`delete from tickets`.execute(db);
    expect(await drained()).toEqual({});
  });
});
