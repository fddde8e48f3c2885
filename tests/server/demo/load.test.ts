import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMonitoring } from '../../../server/areas/branches/read-monitoring.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { dashboardStore } from '../../../server/areas/statistics/dashboard-store.ts';
import { readDashboard } from '../../../server/areas/statistics/read-dashboard.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { arrayLiteral } from '../../../server/demo/insert/bulk-column.ts';
import type { BranchKey } from '../../../server/demo/insert/insert-branch-keys.ts';
import { demonstrationPassword } from '../../../server/demo/insert/insert-credentials.ts';
import { type Counts, loadDemonstration } from '../../../server/demo/load.ts';
import { unseal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { type OpenTicket, ticketsOf } from '../../support/branch/tickets-of.ts';
import { aMigratedDatabase } from '../../support/databases.ts';

const now = new Date('2026-09-16T08:20:00Z');
let database: OpenDatabase;
let counts: Counts;
let indexesBefore: readonly string[];
let keys: readonly BranchKey[] = [];
const secret = new TextEncoder().encode('a secret of these tests');
const steps: (readonly [step: string, done: number, total: number])[] = [];

async function one(statement: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.pool.query<Record<string, unknown>>(statement);
  return rows[0];
}

/** What is shown of a store today, counted from the tables themselves. */
type DirectFigures = Readonly<
  Record<'id' | 'tickets' | 'served' | 'ordered' | 'waiting' | 'desks' | 'open' | 'kiosks' | 'displays', number>
> & { readonly since: Date | null };

const everybody = { role: 'superAdministrator', level: 0, maxLevelForSharingPrivileges: 0, resources: [], limitations: [] } as const;

function isToday(column: string): string {
  return `(${column} at time zone 'Europe/Prague')::date = '2026-09-16'`;
}

function byId<T extends { readonly id: number }>(stores: readonly T[]): readonly T[] {
  return stores.toSorted((first, second) => first.id - second.id);
}

async function indexes(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'public' order by indexdef",
  );
  return rows.map(({ indexdef }) => indexdef);
}

describe('the load of the demonstration', () => {
  beforeAll(async () => {
    database = await aMigratedDatabase();
    indexesBefore = await indexes();
    const refused = loadDemonstration({ pool: database.pool, now, hashPassword: () => Promise.reject(new Error('no hash')) });
    await expect(refused).rejects.toThrow('no hash');
    expect(await one('select count(*) from stores')).toEqual({ count: 0 });
    const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
    const branchKeys = {
      secret,
      keep: (given: readonly BranchKey[]) => {
        keys = given;
      },
    };
    counts = await loadDemonstration({ pool: database.pool, now, hashPassword, branchKeys, progress: (...step) => steps.push(step) });
  });

  afterAll(() => database.close());

  it('puts every row into its table', async () => {
    for (const [name, count] of Object.entries(counts)) {
      expect(await one(`select count(*) from ${name.replaceAll('-', '_')}`), name).toEqual({ count });
    }
  });

  it('has the file of every item of a playlist, as its content says', async () => {
    const named = `select distinct i ->> 'file' as digest from playlists, jsonb_array_elements(items) i`;
    const whole = `encode(sha256(content), 'hex') = f.digest and octet_length(content) = bytes and is_public`;
    const { rows } = await database.pool.query<{ missing: number; kept: number }>(
      `select count(*) filter (where f.digest is null)::int as missing, count(*) filter (where ${whole})::int as kept
       from (${named}) n left join files f on f.digest = n.digest`,
    );
    expect(rows[0]?.missing).toBe(0);
    expect(rows[0]?.kept).toBeGreaterThan(15);
  });

  it('gives every branch a key, sealed, and has eight of twelve played', async () => {
    const { rows } = await database.pool.query<{ id: number; code: string; pre_shared_key: string }>(
      'select id, code, pre_shared_key from stores order by id',
    );
    expect(rows.map(({ id, code, pre_shared_key }) => [code, unseal([secret], sealedPlace('branch_keys', id), pre_shared_key)])).toEqual(
      keys.map(({ code, key }) => [code, key]),
    );
    expect(keys.filter(({ played }) => played)).toHaveLength(8);
  });

  it('tells branches that are played of those who are in their halls, so that their tickets stay as they are', async () => {
    const { rows } = await database.pool.query<OpenTicket>(
      `select t.id, s.code, t.number, t.service_id, t.desk_id, t.employee_id, t.state, t.visit_id, t.order_id,
         extract(epoch from t.created_at)::float8 * 1000 as created, extract(epoch from t.called_at)::float8 * 1000 as called,
         extract(epoch from t.served_at)::float8 * 1000 as served
       from tickets t join stores s on s.id = t.store_id
       where t.state in ('waiting', 'called', 'serving') and s.code = any($1) order by t.id`,
      [keys.flatMap(({ code, played }) => (played ? [code] : []))],
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(keys.flatMap(ticketsOf).toSorted((first, second) => first.id - second.id)).toEqual(rows);
    const { rows: numbered } = await database.pool.query(
      "select count(*)::int as count from branch_rows b join tickets t on t.id = b.id and b.number = t.id where b.resource = 'tickets'",
    );
    expect(numbered[0]?.count).toBeGreaterThanOrEqual(rows.length);
  });

  it('opens the desks at which someone sits, and tells the branches that are played of them', async () => {
    const { rows } = await database.pool.query<{ code: string; id: number; employee_id: number; opened: number }>(
      `select s.code, d.id, l.employee_id, extract(epoch from l.opened_at)::float8 * 1000 as opened
       from desks_live l join desks d on d.id = l.id join stores s on s.id = d.store_id where l.opened_at is not null order by d.id`,
    );
    const reported = keys.flatMap(({ code, initialEvents: events }) =>
      events.flatMap((event) =>
        event.kind === 'desk_opened' ? [{ code, id: event.desk_id, employee_id: event.employee_id, opened: Date.parse(event.at) }] : [],
      ),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(reported.toSorted((first, second) => first.id - second.id)).toEqual(
      rows.filter(({ code }) => keys.some((key) => key.code === code && key.played)),
    );
    expect(await one('select count(*) from desk_sessions where ended_at is null')).toEqual({ count: rows.length });
  });

  it('keeps lists, instants, decimals and emptiness as they are', async () => {
    const { stores, users, desks } = demonstration(now).rows;
    const { rows: storeRows } = await database.pool.query('select latitude, created_at from stores order by id');
    expect(storeRows).toEqual(stores.map(({ latitude, created_at }) => ({ latitude, created_at: new Date(created_at) })));
    const { rows: userRows } = await database.pool.query('select resources, limitations, phone_number from users order by id');
    expect(userRows).toEqual(users.map(({ resources, limitations, phone_number }) => ({ resources, limitations, phone_number })));
    const { rows: deskRows } = await database.pool.query('select service_ids from desks order by id');
    expect(deskRows).toEqual(desks.map(({ service_ids }) => ({ service_ids })));
  });

  it('puts live values into side tables and settings into their one row', async () => {
    expect(await one('select count(*) from stores_live where last_socket_communication_at is null')).toEqual({ count: 1 });
    expect(await one('select id, second_factor_is_required, minimal_password_length from password_policy')).toEqual({
      id: 1,
      second_factor_is_required: false,
      minimal_password_length: 12,
    });
  });

  it('gives every user the password', async () => {
    expect(await one('select count(*), min(password_hash) as hash from credentials')).toEqual({
      count: counts['users'],
      hash: `hash of ${demonstrationPassword}`,
    });
  });

  it('has the figures of home, of monitoring and of their walls as direct counting has them', async () => {
    const db = queriesOver(database);
    // Of ninety days only this one is shown; counting all of them takes a quarter of a minute.
    await database.pool.query("delete from statistics_dirty where day <> '2026-09-16'");
    await countAllChangedDays(db, now);
    const { rows } = await database.pool.query<DirectFigures>(
      `select s.id,
         (select count(*)::int from tickets t where t.store_id = s.id and ${isToday('t.created_at')}) as tickets,
         (select count(*)::int from tickets t where t.store_id = s.id and t.state = 'finished' and ${isToday('t.created_at')}) as served,
         (select count(*)::int from orders o where o.store_id = s.id and ${isToday('o.starts_at')}
           and o.state not in ('cancelled', 'expired', 'unconfirmed')) as ordered,
         (select count(*)::int from tickets t join services v on v.id = t.service_id
           where t.store_id = s.id and t.state = 'waiting' and v.show_in_current_overviews and ${isToday('t.created_at')}) as waiting,
         (select min(case when o.starts_at > t.created_at then o.starts_at else t.created_at end)
           from tickets t join services v on v.id = t.service_id left join orders o on o.id = t.order_id
           where t.store_id = s.id and t.state = 'waiting' and v.show_in_current_overviews and ${isToday('t.created_at')}) as since,
         (select count(*)::int from desks d where d.store_id = s.id and d.active) as desks,
         (select count(*)::int from desks d join desks_live l on l.id = d.id
           where d.store_id = s.id and d.active and l.opened_at is not null) as open,
         (select count(*)::int from touch_screens d join touch_screens_live l on l.id = d.id where d.store_id = s.id and d.active
           and (l.told_state in ('offline', 'error') or l.told_paper in ('low', 'out'))) as kiosks,
         (select count(*)::int from virtual_displays d join virtual_displays_live l on l.id = d.id
           where d.store_id = s.id and d.active and l.told_state in ('offline', 'error')) as displays
       from stores s where s.active order by s.id`,
    );
    const direct = rows.map(({ since, ...figures }) => ({ ...figures, since: since?.toISOString() ?? null }));
    for (const name of ['tickets', 'served', 'ordered', 'waiting', 'desks', 'kiosks', 'displays'] as const) {
      expect(
        direct.some((store) => store[name] > 0),
        name,
      ).toBe(true);
    }
    const home = (await readDashboard(db, { actor: everybody, today: '2026-09-16' })).map((row) => dashboardStore(row, now));
    const onHome = home.map(({ id, today, touch_screens, virtual_displays }) => {
      const { tickets, served, ordered, waiting, waiting_since: since } = today;
      return { id, tickets, served, ordered, waiting, since, kiosks: touch_screens.in_trouble, displays: virtual_displays.in_trouble };
    });
    expect(direct).toMatchObject(byId(onHome));
    const watched = await readMonitoring(db, { actor: everybody, now });
    const inMonitoring = watched.map(({ store: { id, services, desks, touch_screens, virtual_displays } }) => ({
      id,
      waiting: services.reduce((sum, service) => sum + service.waiting, 0),
      since: services[0]?.waiting_since ?? null,
      desks: desks.count,
      open: desks.open,
      kiosks: touch_screens.in_trouble,
      displays: virtual_displays.in_trouble,
    }));
    expect(direct).toMatchObject(byId(inMonitoring));
  });

  it('leaves sequences behind the last row', async () => {
    for (const name of ['stores', 'users', 'tickets', 'orders', 'opening_plans_intervals']) {
      const row = await one(`select nextval(pg_get_serial_sequence('${name}', 'id')) > (select max(id) from ${name}) as free`);
      expect(row, name).toEqual({ free: true });
    }
  });

  it('leaves every index where it was', async () => {
    expect(await indexes()).toEqual(indexesBefore);
  });

  it('tells how far it is, each step to its end', () => {
    const ends = new Map(steps.map(([step, done, total]) => [step, done === total]));
    expect([...ends.values()].every((isComplete) => isComplete)).toBe(true);
    expect(ends.has('tickets')).toBe(true);
  });

  it('writes a list as PostgreSQL reads it', async () => {
    const values = ['prostý', '', 'null', 'NULL', 'čárka, "uvozovky" \\ a {závorky}', 'dva\nřádky', null];
    const { rows } = await database.pool.query('select $1::text[] as list', [arrayLiteral(values)]);
    expect(rows).toEqual([{ list: values }]);
  });
});
