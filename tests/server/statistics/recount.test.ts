import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../contract/basics/access.ts';
import { hourDigits } from '../../../contract/rules/statistics/day-course.ts';
import type { Question } from '../../../contract/rules/statistics/question.ts';
import { countAllChangedDays, countSomeChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { dayColumns } from '../../../server/areas/statistics/counting/count-days.ts';
import { hourMeasures } from '../../../server/areas/statistics/counting/measures.ts';
import { recount } from '../../../server/areas/statistics/counting/recount.ts';
import { answerQuestion } from '../../../server/areas/statistics/questions/answer-question.ts';
import { theServer } from '../../../server/areas/statistics/reports/audit-schedule.ts';
import { readRecount, stopRecount } from '../../../server/areas/statistics/stop-recount.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { histogramsAsNumbers } from '../../../server/db/migrations/before-release/0119-histograms-as-numbers.ts';
import { hoursAsNumbers } from '../../../server/db/migrations/before-release/0120-hours-as-numbers.ts';
import { yearsOfStatistics } from '../../../server/db/migrations/before-release/0121-years-of-statistics.ts';
import { weekdaysOfServices } from '../../../server/db/migrations/before-release/0122-weekdays-of-services.ts';
import { leftOutServices } from '../../../server/db/migrations/before-release/0123-left-out-services.ts';
import { rollUpsInOrder } from '../../../server/db/migrations/before-release/0124-roll-ups-in-order.ts';
import { hoursApart } from '../../../server/db/migrations/before-release/0125-hours-apart.ts';
import { channelsOfStores } from '../../../server/db/migrations/before-release/0126-channels-of-stores.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { addTicket, insertStores, kept, modelled } from '../../support/statistics/sample-rows.ts';

const now = new Date('2026-11-20T12:00:00Z');
let opened: OpenDatabase;
let db: Database;

beforeAll(async () => {
  opened = await aMigratedDatabase();
  db = queriesOver(opened);
  await insertStores(db, 2);
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
  const others = sql.raw(dayColumns.filter((name) => name !== 'store_id' && name !== 'day').join(', '));
  await sql`insert into statistics_days (store_id, day, ${others}) select 2, day - 1, ${others} from statistics_days where store_id = 1`.execute(
    db,
  );
  const { differences } = await recount(db, now);
  expect(differences.map(({ store_id, day, table }) => [store_id, day, table])).toEqual([
    [1, '2026-10-05', 'statistics_days'],
    [1, '2026-10-05', 'statistics_store_days'],
    [1, '2026-10-01', 'statistics_months'],
    [1, '2026-10-05', 'statistics_weeks'],
    [1, '2026-10-01', 'statistics_weekdays'],
    [1, '2026-10-05', 'statistics_channel_days'],
    [1, '2026-10-01', 'statistics_employee_months'],
    [2, '2026-10-04', 'statistics_days'],
    [2, '2026-10-04', 'statistics_store_days'],
    [2, '2026-10-04', 'statistics_store_day_hours'],
    [2, '2026-10-01', 'statistics_months'],
    [2, '2026-09-28', 'statistics_weeks'],
    [2, '2026-10-01', 'statistics_weekdays'],
    [2, '2026-10-01', 'statistics_weekday_hours'],
    [2, '2026-10-04', 'statistics_channel_days'],
    [2, '2026-11-20', 'statistics_days'],
    [2, '2026-11-20', 'statistics_store_days'],
    [2, '2026-11-20', 'statistics_store_day_hours'],
  ]);
  expect(await kept(db)).toEqual(await modelled(db));
  expect((await recount(db, now)).differences).toEqual([]);
});

it('histograms that were arrays become the numbers that are counted now', async () => {
  const columns = { days: 3, months: 3, store_days: 3, store_months: 3, employee_days: 1, employee_months: 1 };
  await sql`create function histogram_array(histogram numeric) returns bigint[] language sql immutable as $$
    select coalesce(array_agg((bucket << 40) + times order by bucket), '{}') from (
      select bucket, (div(histogram, ('1e' || 8 * bucket)::numeric) % 100000000)::bigint as times from generate_series(0::bigint, 150) as bucket
    ) buckets where times > 0 $$`.execute(db);
  for (const [table, count] of Object.entries(columns)) {
    for (const name of ['handling', 'wait', 'left'].slice(0, count).map((length) => sql.ref(`${length}_histogram`))) {
      await sql`alter table ${sql.table(`statistics_${table}`)} alter column ${name} drop default,
        alter column ${name} type bigint[] using histogram_array(${name})`.execute(db);
    }
  }
  expect((await sql`select wait_histogram from statistics_days`.execute(db)).rows).toContainEqual({ wait_histogram: [77 * 2 ** 40 + 1] });
  await histogramsAsNumbers.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: opened.pool }) }));
  expect((await recount(db, now)).differences).toEqual([]);
  expect(await kept(db)).toEqual(await modelled(db));
});

it('hours that were arrays become the numbers that are counted now, with what is made of them', async () => {
  const ofYearBefore = { called_at: '2025-05-06T08:10:00Z', finished_at: '2025-05-06T08:20:00Z', state: 'finished', employee_id: 7 };
  await addTicket(db, { store_id: 1, created_at: '2025-05-06T08:00:00Z', ...ofYearBefore });
  await countAllChangedDays(db, now);
  expect((await sql`select tickets from statistics_years`.execute(db)).rows).toEqual([{ tickets: 1 }]);
  await sql`create function hours_array(number numeric, width integer) returns bigint[] language sql immutable as $$
    select array_agg((div(number, ('1e' || width * hour)::numeric) % ('1e' || width)::numeric)::bigint order by hour) from generate_series(0, 23) as hour
  $$`.execute(db);
  const hours = Object.entries(hourMeasures);
  await hoursTogether();
  const ofDay = hours.filter(([name]) => ['hour_tickets', 'hour_waits', 'hour_wait_sums'].includes(name));
  const usual = ofDay.map(([name, width]) => [name.replace('hour', 'usual'), width] as const);
  const apart = [
    { table: 'statistics_days', list: 'hours', columns: hours },
    { table: 'statistics_months', list: 'hours', columns: hours },
    { table: 'statistics_store_days', list: 'cells', columns: hours },
    { table: 'statistics_store_months', list: 'cells', columns: hours },
    { table: 'statistics_stores', list: 'hours', columns: ofDay },
    { table: 'statistics_stores', list: 'usual_hours', columns: usual },
  ];
  for (const { table, list, columns } of apart) {
    const [rows, lists] = [sql.table(table), sql.ref(list)];
    // A default may not ask; hours of Wednesday are cells 48 to 71.
    const first = list === 'cells' ? 48 : 0;
    await sql`alter table ${rows} add column ${lists} smallint[] not null default '{}'`.execute(db);
    await sql`update ${rows} set ${lists} = array(select generate_series(${first}::int, ${first}::int + 23))`.execute(db);
    for (const [name, width] of columns) {
      const column = sql.ref(name);
      await sql`alter table ${rows} alter column ${column} drop default,
        alter column ${column} type bigint[] using hours_array(${column}, ${sql.lit(hourDigits[width])})`.execute(db);
      if (list === 'cells') await sql`alter table ${rows} rename column ${column} to ${sql.ref(name.replace('hour', 'cell'))}`.execute(db);
    }
  }
  const made = [
    'quarters',
    'years',
    'weeks',
    'weekdays',
    'quarter_weekdays',
    'half_weekdays',
    'year_weekdays',
    'store_weekdays',
    'store_weeks',
    'desk_months',
    'weekday_hours',
    'quarter_hours',
    'half_hours',
    'year_hours',
    'store_hours',
    'store_day_hours',
    'channel_days',
    'channel_months',
  ];
  const ofEmployees = ['employee_weeks', 'employee_quarters', 'employee_years'];
  for (const table of [...made, ...ofEmployees]) await sql`drop table ${sql.table(`statistics_${table}`)}`.execute(db);
  await sql`drop index statistics_days_by_service`.execute(db);
  for (const { up } of [hoursAsNumbers, yearsOfStatistics, weekdaysOfServices, rollUpsInOrder, hoursApart, channelsOfStores])
    await up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: opened.pool }) }));
  expect((await recount(db, now)).differences).toEqual([]);
  expect(await kept(db)).toEqual(await modelled(db));
  await sql`update tickets set deleted_at = now() where created_at < '2026-01-01'`.execute(db);
  await countAllChangedDays(db, now);
});

/** Puts hours back to where they were before they had tables of their own. */
async function hoursTogether(): Promise<void> {
  const names = Object.keys(hourMeasures);
  const together = [
    { table: 'statistics_months', of: 'statistics_weekday_hours', key: ['store_id', 'month', 'service_id', 'channel'] },
    { table: 'statistics_store_days', of: 'statistics_store_day_hours', key: ['store_id', 'day'] },
    { table: 'statistics_store_months', of: 'statistics_store_hours', key: ['store_id', 'month'] },
  ];
  for (const { table, of, key } of together) {
    const listed = sql.raw(key.join(', '));
    const sums = sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '));
    await sql`alter table ${sql.table(table)} ${sql.raw(names.map((name) => `add column ${name} numeric not null default 0`).join(', '))}`.execute(
      db,
    );
    await sql`update ${sql.table(table)} d set ${sql.raw(names.map((name) => `${name} = h.${name}`).join(', '))}
      from (select ${listed}, ${sums} from ${sql.table(of)} group by ${listed}) h
      where ${sql.raw(key.map((name) => `d.${name} = h.${name}`).join(' and '))}`.execute(db);
  }
}

it('an older database has whole stores counted again without the services that its settings leave out', async () => {
  await sql`alter table statistics_settings disable trigger statistics_settings_listed`.execute(db);
  await sql`update statistics_settings set left_out_services = '{1}'`.execute(db);
  await leftOutServices.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: opened.pool }) }));
  expect(await readRecount(db)).toMatchObject({ waiting_days: 2, total_days: 2 });
  await countAllChangedDays(db, now);
  expect((await sql`select store_id from statistics_store_days`.execute(db)).rows).toEqual([{ store_id: 2 }]);
  expect((await recount(db, now)).differences).toEqual([]);
  await sql`update statistics_settings set left_out_services = '{}'`.execute(db);
  await countAllChangedDays(db, now);
  expect((await sql`select store_id from statistics_store_days order by 1`.execute(db)).rows).toEqual([{ store_id: 1 }, { store_id: 2 }]);
});

it('a recount leaves alone what is listed and will be counted', async () => {
  await addTicket(db, { store_id: 2, created_at: '2026-11-20T09:00:00Z' });
  expect((await recount(db, now)).differences).toEqual([]);
  expect(await kept(db)).toEqual(await modelled(db));
});

it('counting all days with another setting can be stopped half way and gone on with', async () => {
  const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
  const turn = (stopped: boolean) =>
    db.transaction().execute((transaction) => stopRecount(transaction, { stopped, author: theServer, now }));
  const handlings = async () => {
    const all = { stores: [], regions: [], services: [], groups: [], channels: [], weekdays: [], compared: null, target: null };
    const question: Question = { ...all, period: { from: '2026-01-01', to: '2026-11-20' }, values: ['handling_mean'], by: 'day' };
    const { rows, stopped_days, is_current } = await answerQuestion(db, { actor: everybody, question, today: '2026-11-20' });
    return { days: rows.flatMap(({ key, values }) => ((values['handling_mean']?.n ?? 0) > 0 ? [key] : [])), stopped_days, is_current };
  };
  for (const day of ['2026-10-06', '2026-10-07']) {
    const [called_at, finished_at] = [`${day}T08:10:00Z`, `${day}T08:15:00Z`];
    await addTicket(db, { store_id: 1, created_at: `${day}T08:00:00Z`, state: 'finished', called_at, finished_at });
  }
  await countAllChangedDays(db, now);
  // Five minutes are too short now: every day is listed, also the one without figures.
  await sql`update statistics_settings set shortest_handling = 400`.execute(db);
  expect(await readRecount(db)).toMatchObject({ waiting_days: 4, left_days: 0, total_days: 4 });
  await countSomeChangedDays(db, now, { most: 2 });
  await turn(true);
  // Today and the latest other day are counted; the two that are left keep what was counted before.
  expect(await readRecount(db)).toMatchObject({ waiting_days: 0, left_days: 2, total_days: 4 });
  expect(await countSomeChangedDays(db, now)).toBe(false);
  expect(await handlings()).toEqual({ days: ['2026-10-05', '2026-10-06'], stopped_days: 2, is_current: true });
  // A late event counts its day as it is now, and nothing is left of it.
  await sql`update tickets set finished_at = '2026-10-06T08:40:00Z' where created_at = '2026-10-06T08:00:00Z'`.execute(db);
  await countAllChangedDays(db, now);
  expect(await handlings()).toEqual({ days: ['2026-10-05', '2026-10-06'], stopped_days: 1, is_current: true });
  await turn(false);
  await turn(false);
  expect(await readRecount(db)).toMatchObject({ waiting_days: 1, left_days: 0 });
  await Promise.all([countAllChangedDays(db, now), countAllChangedDays(db, now)]);
  expect(await handlings()).toEqual({ days: ['2026-10-05', '2026-10-06'], stopped_days: 0, is_current: true });
  expect((await recount(db, now)).differences).toEqual([]);
  // Another setting while it is stopped lists all days again.
  await sql`update statistics_settings set shortest_handling = 60`.execute(db);
  await turn(true);
  await sql`update statistics_settings set shortest_handling = 0`.execute(db);
  expect(await readRecount(db)).toMatchObject({ waiting_days: 4, left_days: 0, total_days: 4 });
  await countAllChangedDays(db, now);
  expect(await handlings()).toEqual({ days: ['2026-10-05', '2026-10-06', '2026-10-07'], stopped_days: 0, is_current: true });
  const { rows } = await sql<{
    changes: unknown;
  }>`select changes from audit_log where resource = 'statistics-recounts' order by id`.execute(db);
  expect(rows.map(({ changes }) => changes)).toEqual([{ stopped: true }, { stopped: false }, { stopped: true }]);
});
