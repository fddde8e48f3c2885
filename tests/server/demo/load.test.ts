import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { arrayLiteral } from '../../../server/demo/bulk-column.ts';
import { demonstration } from '../../../server/demo/demonstration.ts';
import { type Counts, loadDemonstration } from '../../../server/demo/load.ts';
import { demonstrationPassword } from '../../../server/demo/users.ts';
import { hasPostgres, startCluster } from '../../support/postgres-cluster.ts';

const now = new Date('2026-09-16T08:20:00Z');
type Place = { readonly database: OpenDatabase; remove(): Promise<void> };
const log = () => {};

async function embedded(): Promise<Place> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-demo-'));
  const remove = () => fs.promises.rm(directory, { recursive: true, force: true });
  return { database: await openDatabase({ kind: 'embedded', directory, log }), remove };
}

async function server(): Promise<Place> {
  const cluster = await startCluster();
  return { database: await openDatabase({ kind: 'server', url: cluster.url, log }), remove: () => cluster.stop() };
}

let place: Place;
let database: OpenDatabase;
let counts: Counts;
let indexesBefore: readonly string[];
const steps: (readonly [step: string, done: number, total: number])[] = [];

async function one(statement: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.pool.query<Record<string, unknown>>(statement);
  return rows[0];
}

async function indexes(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'public' order by indexdef",
  );
  return rows.map(({ indexdef }) => indexdef);
}

const places = { embedded, server };

describe.each([...(hasPostgres ? (['server'] as const) : []), 'embedded'] as const)('the load into the %s database', (kind) => {
  beforeAll(async () => {
    place = await places[kind]();
    database = place.database;
    await migrate(new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) }));
    indexesBefore = await indexes();
    const refused = loadDemonstration({ pool: database.pool, now, hashPassword: () => Promise.reject(new Error('no hash')) });
    await expect(refused).rejects.toThrow('no hash');
    expect(await one('select count(*) from stores')).toEqual({ count: 0 });
    const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
    counts = await loadDemonstration({ pool: database.pool, now, hashPassword, progress: (...step) => steps.push(step) });
  });

  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('puts every row into its table', async () => {
    for (const [name, count] of Object.entries(counts)) {
      expect(await one(`select count(*) from ${name.replaceAll('-', '_')}`), name).toEqual({ count });
    }
    const items = demonstration(now).rows.playlists.reduce((sum, playlist) => sum + playlist.items.length, 0);
    expect(await one('select count(*) from playlists_items')).toEqual({ count: items });
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

  it('leaves sequences behind the last row', async () => {
    for (const name of ['stores', 'users', 'tickets', 'orders', 'playlists_items']) {
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
