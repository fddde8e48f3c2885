import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { startNewDay } from '../../../server/areas/statistics/counting/start-new-day.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { addOrder, addTicket, insertStores } from '../../support/statistics/sample-rows.ts';

const minutes = (from: string, count: number) => new Date(Date.parse(from) + count * 60_000).toISOString();

const central = await centralOfFile();

describe('the dashboard', () => {
  let admin: Client;
  beforeAll(async () => {
    await insertStores(central.db, 3);
    admin = await superAdministrator(central);
  });
  beforeEach(async () => {
    central.clock.moveTo(startOfTests);
    await sql`delete from tickets`.execute(central.db);
    await sql`delete from orders`.execute(central.db);
    await countAllChangedDays(central.db, central.clock.now());
  });

  const storesFor = async (who: Client): Promise<readonly unknown[]> => {
    const { status, body } = await who.get('/dashboard');
    expect(status).toBe(200);
    return Object.values(Object(valueAt(body, 'stores')));
  };
  const first = async () => (await storesFor(admin))[0];
  const served = (created_at: string, waited: number, handled: number) => ({
    store_id: 1,
    created_at,
    called_at: minutes(created_at, waited),
    finished_at: minutes(created_at, waited + handled),
    state: 'finished',
  });

  it('shows who is limited to a store that store alone, and refuses who has no business with stores', async () => {
    const limited = await signedIn(central, { resources: ['store'], limitations: [2] });
    expect((await storesFor(limited)).map((store) => valueAt(store, 'id'))).toEqual([2]);
    const other = await signedIn(central, { resources: ['ordering'] });
    expect((await other.get('/dashboard')).status).toBe(403);
    expect((await admin.get('/dashboard?store=1')).status).toBe(400);
  });

  it('shows neither deleted stores nor those out of use, in the Czech order', async () => {
    await sql`insert into stores (id, label, code, active, deleted_at) values (7, 'Zrušená', 'Z7', true, now()), (8, 'Spící', 'S8', false, null), (9, 'Čilá', 'C9', true, null)`.execute(
      central.db,
    );
    expect((await storesFor(admin)).map((store) => valueAt(store, 'label'))).toEqual(['Čilá', 'Pobočka 1', 'Pobočka 2', 'Pobočka 3']);
    await sql`delete from stores where id > 3`.execute(central.db);
  });

  it('counts today, the month and who waits', async () => {
    await addTicket(central.db, served('2026-11-20T07:00:00Z', 10, 5));
    await addTicket(central.db, served('2026-10-21T07:00:00Z', 30, 20));
    await addTicket(central.db, served('2026-10-20T07:00:00Z', 50, 60));
    await addTicket(central.db, { store_id: 1, created_at: '2026-11-20T08:50:00Z' });
    await addOrder(central.db, { store_id: 1, starts_at: '2026-11-20T15:00:00Z' });
    await addOrder(central.db, { store_id: 1, starts_at: '2026-11-20T16:00:00Z', state: 'cancelled' });
    expect(valueAt((await admin.get('/dashboard')).body, 'is_current')).toBe(false);
    await countAllChangedDays(central.db, central.clock.now());
    expect(valueAt((await admin.get('/dashboard')).body, 'is_current')).toBe(true);
    expect(await first()).toMatchObject({
      today: { tickets: 2, served: 1, ordered: 1, arrived: 0, waiting: 1, waiting_since: '2026-11-20T08:50:00.000Z' },
      month: { waiting: { shortest: 600_000, longest: 1_800_000 }, handling: { shortest: 300_000, longest: 1_200_000 } },
    });
  });

  it('counts orders of today as they stand in their own table, also of a store silent since an earlier day and before the day has turned', async () => {
    await sql`insert into stores_live (id, last_socket_communication_at) values (1, '2026-11-19T15:00:00Z')
      on conflict (id) do update set last_socket_communication_at = excluded.last_socket_communication_at`.execute(central.db);
    await addTicket(central.db, served('2026-11-20T07:00:00Z', 10, 5));
    // The day of Prague ends an hour before that of Greenwich; who did not come had ordered all the same.
    for (const starts_at of ['2026-11-20T22:45:00Z', '2026-11-20T23:15:00Z', '2026-11-21T08:00:00Z', '2026-11-21T23:15:00Z'])
      await addOrder(central.db, { store_id: 1, starts_at });
    for (const state of ['missed', 'cancelled', 'expired', 'unconfirmed'] as const)
      await addOrder(central.db, { store_id: 1, starts_at: '2026-11-21T09:00:00Z', state });
    await addOrder(central.db, { store_id: 2, starts_at: '2026-11-21T09:00:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
    central.clock.moveTo('2026-11-20T23:30:00.000Z');
    admin = await superAdministrator(central);
    const { rows } = await sql<{ orders: number }>`
      select s.id, count(o.id)::int as orders from stores s left join orders o on o.store_id = s.id
        and (o.starts_at at time zone 'Europe/Prague')::date = '2026-11-21' and o.state not in ('cancelled', 'expired', 'unconfirmed')
      group by s.id order by s.id`.execute(central.db);
    const direct = rows.map(({ orders }) => orders);
    const shown = async () => (await storesFor(admin)).map((store) => valueAt(valueAt(store, 'today'), 'ordered'));
    expect(direct).toEqual([3, 1, 0]);
    expect(await shown()).toEqual(direct);
    while (await startNewDay(central.db, central.clock.now()));
    expect(await shown()).toEqual(direct);
  });

  it('tells who waits without services that are not shown in current overviews, and counts their tickets in all else', async () => {
    await addTicket(central.db, { store_id: 1, service_id: 1, created_at: '2026-11-20T08:10:00Z' });
    await addTicket(central.db, { store_id: 1, service_id: 2, created_at: '2026-11-20T08:50:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
    const whole = { tickets: 2, waiting: 2, waiting_since: '2026-11-20T08:10:00.000Z' };
    const show = (services: readonly number[], isShown: boolean) =>
      sql`update services set show_in_current_overviews = ${isShown} where id = any(${[...services]}::int[])`.execute(central.db);
    expect(await first()).toMatchObject({ today: whole });
    await show([1], false);
    expect(await first()).toMatchObject({ today: { tickets: 2, waiting: 1, waiting_since: '2026-11-20T08:50:00.000Z' } });
    await show([2], false);
    expect(await first()).toMatchObject({ today: { tickets: 2, waiting: 0, waiting_since: null } });
    const { rows } = await sql`select sum(waiting)::int as waiting from statistics_days where store_id = 1`.execute(central.db);
    expect(rows).toEqual([{ waiting: 2 }]);
    await show([1, 2], true);
    expect(await first()).toMatchObject({ today: whole });
  });

  it('judges waits for monitoring as for itself, and names outages that last', async () => {
    for (const at of ['08:10', '08:20', '08:30']) {
      await addTicket(central.db, served(`2026-11-13T${at}:00Z`, 5, 5));
      await addTicket(central.db, served(`2026-11-20T${at}:00Z`, 12, 5));
    }
    await addTicket(central.db, { store_id: 1, created_at: '2026-11-20T08:50:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
    await sql`insert into outages (store_id, outage_kind, closed_automatically, started_at, ended_at) values
      (1, 'power', false, '2026-11-20T06:00:00Z', null), (1, 'network', false, '2026-11-20T05:00:00Z', '2026-11-20T05:30:00Z')`.execute(
      central.db,
    );
    expect(await first()).toMatchObject({ outages: [{ kind: 'power', started_at: '2026-11-20T06:00:00.000Z' }] });
    await sql`delete from outages`.execute(central.db);
    const monitored = Object.values(Object(valueAt((await admin.get('/monitoring')).body, 'stores')));
    expect(monitored.map((store) => valueAt(store, 'unusual_wait'))).toEqual([{ now: 720_000, usual: 300_000 }, null, null]);
    await sql`update store_defaults set unusual_times = 9`.execute(central.db);
    const after = Object.values(Object(valueAt((await admin.get('/monitoring')).body, 'stores')));
    expect(valueAt(after[0], 'unusual_wait')).toBe(null);
    await sql`update store_defaults set unusual_times = 1.5`.execute(central.db);
    await sql`update tickets set state = 'finished' where state = 'waiting'`.execute(central.db);
    const alone = Object.values(Object(valueAt((await admin.get('/monitoring')).body, 'stores')));
    expect(valueAt(alone[0], 'unusual_wait')).toBe(null);
  });

  it('holds today against the same weekdays on which anybody came', async () => {
    for (const day of ['2026-11-13', '2026-11-06']) {
      for (const at of ['07:10', '08:10', '08:20', '13:00']) await addTicket(central.db, { store_id: 1, created_at: `${day}T${at}:00Z` });
    }
    await addTicket(central.db, { store_id: 1, created_at: '2026-11-12T07:10:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
    const usual = valueAt(await first(), 'usual');
    expect(valueAt(usual, 'days')).toBe(2);
    expect(valueAt(usual, 'until_now')).toBe(3);
    expect(Object.values(Object(valueAt(usual, 'course'))).slice(8, 15)).toEqual([1, 2, 0, 0, 0, 0, 1]);
  });

  it('names a wait that is out of the ordinary while anybody waits, with what is usual', async () => {
    for (const at of ['08:10', '08:20', '08:30']) {
      await addTicket(central.db, served(`2026-11-13T${at}:00Z`, 5, 5));
      await addTicket(central.db, served(`2026-11-20T${at}:00Z`, 12, 5));
    }
    await countAllChangedDays(central.db, central.clock.now());
    expect(valueAt(await first(), 'unusual_wait')).toBe(null);
    await addTicket(central.db, { store_id: 1, created_at: '2026-11-20T08:50:00Z' });
    await countAllChangedDays(central.db, central.clock.now());
    expect(valueAt(await first(), 'unusual_wait')).toEqual({ now: 720_000, usual: 300_000 });
  });

  it('turns with the day in Prague: what was today is past, and the month that is over is put together', async () => {
    central.clock.moveTo('2026-11-30T12:00:00.000Z');
    await addTicket(central.db, served('2026-11-30T07:00:00Z', 10, 5));
    await countAllChangedDays(central.db, central.clock.now());
    central.clock.moveTo('2026-11-30T23:00:00.000Z');
    admin = await superAdministrator(central);
    expect(await first()).toMatchObject({ today: { tickets: 0 } });
    while (await startNewDay(central.db, central.clock.now()));
    expect(await first()).toMatchObject({ today: { tickets: 0 }, month: { waiting: { longest: 600_000 } } });
    const { rows } = await sql`select tickets, wait_sum from statistics_months where store_id = 1 and month = '2026-11-01'`.execute(
      central.db,
    );
    expect(rows).toEqual([{ tickets: 1, wait_sum: 600_000 }]);
  });
});
