import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../contract/basics/access.ts';
import type { PlannedDay } from '../../../contract/operations/stores/statistics-planning.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { planningFile } from '../../../server/areas/statistics/export/planning-file.ts';
import { readPlanning } from '../../../server/areas/statistics/planning/read-planning.ts';
import { lastEvening, storeNextForecast } from '../../../server/areas/statistics/planning/store-forecasts.ts';
import { readPastError } from '../../../server/areas/statistics/what-if/read-past-error.ts';
import { readWhatIf } from '../../../server/areas/statistics/what-if/read-what-if.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { addOrder, insertStores } from '../../support/statistics/sample-rows.ts';

/** A Friday evening in Prague, before a week with the holiday of 17 November. */
const evening = new Date('2026-11-13T19:30:00Z');
const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
const limitedToTwo: Actor = { ...everybody, role: 'operator', level: 9, limitations: [2], resources: ['statistics'] };

describe('forecasts of an evening', () => {
  let opened: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    opened = await aMigratedDatabase();
    db = queriesOver(opened);
    await insertStores(db, 3);
    await sql`insert into opening_plans (id, store_id, name) select s, s, 'Základní' from generate_series(1, 3) s`.execute(db);
    await sql`insert into opening_plans_intervals (parent_id, position, weekday, opens, closes)
      select s, d, d, '08:00', '10:00' from generate_series(1, 3) s, generate_series(1, 5) d`.execute(db);
    await sql`insert into desks (id, store_id, number, label, desk_kind, service_ids, active)
      select k, 1, k, 'Přepážka ' || k, 'software', '{}', true from generate_series(1, 2) k`.execute(db);
    // Desks serve what statistics leave out: plans count it.
    await sql`update statistics_settings set left_out_services = '{1}'`.execute(db);
    // Store 1: eight Mondays with 12 tickets from nine and two before the opening; store 2: three Mondays; store 3: none.
    await sql`
      insert into tickets (store_id, service_id, number, state, created_at, called_at, finished_at, desk_id)
      select s.store, (s.store - 1) * 2 + 1, 'A' || t, 'finished', c.at, c.at + interval '2 minutes', c.at + interval '12 minutes',
        case when s.store = 1 then t % 2 + 1 end
      from (values (1, 8), (2, 3)) as s (store, weeks), generate_series(1, 14) t, generate_series(1, s.weeks) w
      cross join lateral (
        select ('2026-11-16'::date - 7 * w + case when t > 12 then time '07:50' else time '09:00' + t * interval '3 minutes' end)
          at time zone 'Europe/Prague' as at
      ) c`.execute(db);
    await countAllChangedDays(db, evening);
  });
  afterAll(() => opened.close());

  const rows = async () =>
    (
      await sql<{ made_on: string; stores: number; rows: number }>`
        select made_on, count(distinct store_id)::int as stores, count(*)::int as rows from statistics_forecasts
        where not replayed group by 1 order by 1`.execute(db)
    ).rows;
  const planned = async (store: number, now = evening, actor = everybody) => readPlanning(db, { actor, store, target: null, now });
  const dayOf = (days: readonly PlannedDay[], day: string) => days.find((one) => one.day === day);

  it('begin at eight in Prague, and are of yesterday before', () => {
    expect(lastEvening(evening)).toBe('2026-11-13');
    expect(lastEvening(new Date('2026-11-13T18:59:00Z'))).toBe('2026-11-12');
    expect(lastEvening(new Date('2026-07-13T18:00:00Z'))).toBe('2026-07-13');
  });

  it('wait until the tickets of the store are counted', async () => {
    await sql`insert into statistics_dirty (store_id, day) select n, '2026-11-09' from generate_series(1, 3) n`.execute(db);
    expect(await storeNextForecast(db, evening)).toBe(false);
    await countAllChangedDays(db, evening);
  });

  it('are stored once, whatever servers do at the same time, and stay what they were', async () => {
    const drain = async () => {
      while (await storeNextForecast(db, evening));
    };
    await Promise.all([drain(), drain()]);
    expect(await rows()).toEqual([{ made_on: '2026-11-13', stores: 3, rows: 42 }]);
    const before = await planned(1);
    await sql`delete from tickets where store_id = 1 and created_at > '2026-11-09'`.execute(db);
    await countAllChangedDays(db, evening);
    await drain();
    expect(dayOf((await planned(1)).days, '2026-11-16')).toEqual(dayOf(before.days, '2026-11-16'));
  });

  it('are taken away as the numbers of the screen, a row for each hour, and a row with its reason for a day without any', async () => {
    const planning = await planned(1);
    const plans = [{ label: 'Radnice', planning }];
    const span = { from: '2026-11-15', to: '2026-11-16' };
    const asked = { plans, span, now: evening, language: 'cs' as const };
    const lines = (await planningFile({ ...asked, format: 'csv' })).body.toString().split('\r\n');
    const [head = '', sunday = '', ...hours] = lines.slice(0, 4);
    expect(head).toContain('"Pobočka";"Den";"Den v týdnu";"Hodina";"Čekaní klienti"');
    expect(sunday).toBe(`"Radnice";"15.11.2026";"neděle";${';'.repeat(12)}"zavřeno"`);
    const monday = dayOf(planning.days, '2026-11-16')?.hours ?? [];
    expect(hours.map((line) => line.split(';').slice(2, 13))).toEqual(
      monday.map((one) => [
        '"pondělí"',
        `"${one.hour}–${one.hour + 1}"`,
        ...[one.expected, one.low, one.high, one.naive, one.ordered, one.needed, one.needed_high, one.desks, one.difference].map((value) =>
          value === null ? '' : String(Math.round(value * 1000) / 1000).replace('.', ','),
        ),
      ]),
    );
    expect(lines.slice(4).join('\n')).toContain('"Předpověď z večera: Radnice";"13.11.2026"');
    const { sheets } = await readXlsx(new Uint8Array((await planningFile({ ...asked, format: 'xlsx' })).body));
    expect(sheets.map(({ name, rows: all }) => [name, all.length > 3])).toEqual([
      ['Přepážky', true],
      ['Definice', true],
    ]);
    expect(sheets[0]?.rows[2]?.[4]).toBeCloseTo(monday[0]?.expected ?? -1, 6);
  });

  it('say what is expected within office hours, with the desks that it needs', async () => {
    const { days, made_on: madeOn, handling } = await planned(1);
    expect(madeOn).toBe('2026-11-13');
    expect(handling).toMatchObject({ mean: 600_000 });
    // 28 September was a holiday.
    const monday = dayOf(days, '2026-11-16');
    expect(monday).toMatchObject({ reason: null, similar_days: 7, naive_day: '2026-11-09', is_naive: false, hours_changed: false });
    // Those who came before the opening are in its first hour.
    expect(monday?.hours.map(({ hour, expected, naive, desks }) => [hour, Math.round(expected ?? -1), naive, desks])).toEqual([
      [8, 2, 2, 2],
      [9, 12, 12, 2],
    ]);
    expect(monday?.hours[1]).toMatchObject({ needed: 3, difference: -1, grows: true });
    expect(monday?.missing_hours).toBe(1);
    expect(Math.round(monday?.expected ?? 0)).toBe(14);
  });

  it('are silent with a reason', async () => {
    const { days } = await planned(1);
    expect(dayOf(days, '2026-11-14')).toMatchObject({ reason: 'closed', hours: [] });
    expect(dayOf(days, '2026-11-17')).toMatchObject({ reason: 'closed', hours_changed: false });
    expect(dayOf(days, '2026-11-18')).toMatchObject({ reason: 'few_days', similar_days: 0 });
    expect(dayOf((await planned(2)).days, '2026-11-16')).toMatchObject({ reason: 'few_days', similar_days: 3, expected: null });
    const { days: none, handling, accuracy } = await planned(3);
    expect(dayOf(none, '2026-11-16')).toMatchObject({ reason: 'no_tickets', expected: null });
    expect([handling.mean, accuracy]).toEqual([null, []]);
  });

  it('are of no store beyond the limitation, and of none that is not there', async () => {
    await expect(planned(1, evening, limitedToTwo)).rejects.toMatchObject({ code: 'not_found' });
    await expect(planned(99)).rejects.toMatchObject({ code: 'not_found' });
    expect((await planned(2, evening, limitedToTwo)).store_id).toBe(2);
  });

  it('are what plans of desks are played on, with desks as they were on most of such days', async () => {
    const whatIf = (store: number, day: string | null, actor = everybody) => readWhatIf(db, { actor, store, day, target: 5, now: evening });
    await addOrder(db, { store_id: 1, starts_at: '2026-11-16T08:15:00Z' });
    const monday = await whatIf(1, null);
    expect(monday).toMatchObject({
      day: '2026-11-16',
      reason: null,
      target: { minutes: 5 },
      office: [{ from: 480, to: 600 }],
      reservations: [{ at: 555, service: 1 }],
      similar_days: ['2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12'],
      days_with_sessions: 0,
      patience: null,
    });
    expect(monday.services[0]).toMatchObject({ id: 1, mean: 10, spread: 0 });
    // By calls: the last client leaves at 9:46 and 9:48.
    const open = [{ from: 480, to: 600 }];
    expect(monday.desks.map((desk) => [desk.id, desk.services, desk.open])).toEqual([
      [1, [1], open],
      [2, [1], open],
    ]);
    const sessions = sql`insert into desk_sessions (store_id, desk_id, sequence, started_at, ended_at)
      select 1, 2, n, ('2026-11-09'::date - 7 * n + time '09:00') at time zone 'Europe/Prague',
        ('2026-11-09'::date - 7 * n + time '09:30') at time zone 'Europe/Prague' from generate_series(1, 4) n`;
    await sessions.execute(db);
    const reported = await whatIf(1, '2026-11-16');
    expect(reported.days_with_sessions).toBe(4);
    expect(reported.desks[1]?.open).toEqual([{ from: 540, to: 570 }]);
    await sql`delete from desk_sessions`.execute(db);
    await sql`delete from orders`.execute(db);
    const reasons = [await whatIf(1, '2026-11-17'), await whatIf(1, '2026-11-18'), await whatIf(1, '2027-01-05'), await whatIf(3, null)];
    expect(reasons.map(({ reason }) => reason)).toEqual(['closed', 'few_days', 'beyond', 'no_tickets']);
    await expect(whatIf(1, null, limitedToTwo)).rejects.toMatchObject({ code: 'not_found' });
    await expect(whatIf(99, null)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are checked by days that are over, played again with their clients and desks', async () => {
    const past = (store: number, actor = everybody) => readPastError(db, { actor, store, target: 5, now: evening });
    const { days, error, measured } = await past(1);
    // Seven Mondays but the one without tickets, and the holiday.
    expect(days.map(({ day }) => day)).toEqual(['2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12', '2026-10-05', '2026-09-21']);
    // Everyone waited for two minutes; two desks with ten minutes for a client every three make more of it.
    expect(days.every(({ clients, called, wait, within }) => clients === 14 && called === 14 && wait === 2 && within === 1)).toBe(true);
    expect(error).toMatchObject({ days: 6, clients: 84 });
    expect(error?.wait).toBeCloseTo((days[0]?.played_wait ?? 0) - 2);
    expect(error?.lean).toBeGreaterThan(5);
    expect(measured).toEqual({ from: '2026-09-21', to: '2026-11-12' });
    expect(await past(1)).toEqual({ ...(await past(1)), days, error });
    expect(await past(3)).toMatchObject({ days: [], error: null });
    await expect(past(1, limitedToTwo)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('never expect fewer clients than have reservations by now, and follow hours that changed since', async () => {
    for (let made = 0; made < 20; made += 1) await addOrder(db, { store_id: 1, starts_at: '2026-11-16T08:15:00Z' });
    const hourOf = async () => dayOf((await planned(1)).days, '2026-11-16')?.hours.find(({ hour }) => hour === 9);
    expect(await hourOf()).toMatchObject({ expected: 20, ordered: 20 });
    await sql`delete from orders`.execute(db);
    await sql`insert into opening_exceptions (id, store_id, day, closed) values (1, 1, '2026-11-16', false)`.execute(db);
    await sql`insert into opening_exceptions_intervals (parent_id, position, opens, closes) values (1, 0, '09:30', '11:00')`.execute(db);
    const changed = dayOf((await planned(1)).days, '2026-11-16');
    expect(changed).toMatchObject({ hours_changed: true, expected: null });
    expect(changed?.hours.map(({ hour, expected }) => [hour, expected])).toEqual([
      [9, expect.closeTo(6, 1)],
      [10, null],
    ]);
    await sql`update opening_exceptions set closed = true where id = 1`.execute(db);
    expect(dayOf((await planned(1)).days, '2026-11-16')).toMatchObject({ reason: 'closed', hours: [] });
    await sql`delete from opening_exceptions`.execute(db);
  });

  it('are measured by what came, from replayed evenings first', async () => {
    const { accuracy } = await planned(1);
    // Of seven Mondays the latest three have four like them before; the tickets of the last one were deleted.
    expect(accuracy).toEqual([expect.objectContaining({ weekday: 0, days: 2, replayed: 2, hours: 4, covered: 1, uses_naive: false })]);
  });

  it('are made up for on the next day, for the last evening alone', async () => {
    const later = new Date('2026-11-17T06:00:00Z');
    await countAllChangedDays(db, later);
    while (await storeNextForecast(db, later));
    expect(await rows()).toEqual([
      { made_on: '2026-11-13', stores: 3, rows: 42 },
      { made_on: '2026-11-16', stores: 3, rows: 42 },
    ]);
    expect((await planned(1, later)).days.map(({ day }) => day)).toEqual(daysFrom('2026-11-17', 14));
  });
});

function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => addDays(first, place));
}
