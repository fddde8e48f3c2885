import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countAllChangedDays } from '../../../server/areas/statistics/count-changed-days.ts';
import { recount } from '../../../server/areas/statistics/recount.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { addTicket, kept, layGround, modelled } from '../../support/statistics/ground.ts';

const now = new Date('2026-11-20T12:00:00Z');
let opened: OpenDatabase;
let db: Database;

beforeAll(async () => {
  opened = await aMigratedDatabase();
  db = queriesOver(opened);
  await layGround(db, 2);
  const done = { called_at: '2026-10-05T08:10:00Z', finished_at: '2026-10-05T08:20:00Z', state: 'finished', employee_id: 7 };
  await addTicket(db, { store_id: 1, created_at: '2026-10-05T08:00:00Z', ...done });
  await addTicket(db, { store_id: 2, created_at: '2026-11-20T08:00:00Z' });
  await countAllChangedDays(db, now);
});
afterAll(() => opened.close());

it('a recount finds nothing where all is right', async () => {
  expect(await recount(db, now)).toEqual({ stores: 2, months: 2, differences: [] });
});

it('a recount says which day or month is not what its tickets say, and mends it', async () => {
  await sql`update statistics_days set wait_sum = wait_sum + 1 where store_id = 1`.execute(db);
  await sql`delete from statistics_days where store_id = 2`.execute(db);
  await sql`update statistics_employee_months set handling_sum = 0`.execute(db);
  await sql`insert into statistics_days select 2 as store_id, day - 1, service_id, channel, tickets, clients, called, served, missed,
      cancelled, transferred, ordered, arrived, wait_count, wait_sum, wait_min, wait_max, handling_count, handling_sum, handling_min,
      handling_max, hours, hour_tickets, hour_waits, hour_wait_sums, hour_handlings, hour_handling_sums, wait_histogram,
      handling_histogram, waiting, waiting_since, unserved, left_count, left_sum, left_min, left_max, hour_clients, hour_served, hour_missed,
      left_histogram from statistics_days where store_id = 1`.execute(db);
  const { differences } = await recount(db, now);
  expect(differences.map(({ store_id, day, table }) => [store_id, day, table])).toEqual([
    [1, '2026-10-05', 'statistics_days'],
    [1, '2026-10-05', 'statistics_store_days'],
    [1, '2026-10-01', 'statistics_months'],
    [1, '2026-10-01', 'statistics_employee_months'],
    [2, '2026-10-04', 'statistics_days'],
    [2, '2026-10-04', 'statistics_store_days'],
    [2, '2026-10-01', 'statistics_months'],
    [2, '2026-11-20', 'statistics_days'],
    [2, '2026-11-20', 'statistics_store_days'],
  ]);
  expect(await kept(db)).toEqual(await modelled(db));
  expect((await recount(db, now)).differences).toEqual([]);
});

it('a recount leaves alone what is listed and will be counted', async () => {
  await addTicket(db, { store_id: 2, created_at: '2026-11-20T09:00:00Z' });
  expect((await recount(db, now)).differences).toEqual([]);
  expect(await kept(db)).toEqual(await modelled(db));
});
