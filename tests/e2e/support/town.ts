import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from '../../support/databases.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

export type TownOptions = Pick<ServerOptions, 'program' | 'env' | 'port'> & {
  /** What is done to the database of the town before anybody comes. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
};

export type Town = RunningServer & {
  /** What a server needs to come back over the same data. */
  readonly environment: Readonly<Record<string, string>>;
};

export const secretKey = 'a secret key of the browser tests';

/** A town that several test files come to. */
export type SharedTown = { readonly origin: string; readonly databaseUrl: string };

/**
 * The town of this worker, for files that only read. What people chose for themselves is forgotten with `leave`, and it throws
 * when someone changed a record: such a file needs a town of its own.
 */
export async function visitSharedTown(): Promise<{ readonly origin: string; readonly leave: () => Promise<void> }> {
  const towns = inject('sharedTowns');
  const town = towns[Number(process.env['VITEST_POOL_ID'] ?? 1) % towns.length];
  if (town === undefined) throw new Error('no shared town was started');
  const changesBefore = await changesByPeople(town);
  return {
    origin: town.origin,
    leave: async () => {
      await ask(town, 'delete from preferences');
      const changes = (await changesByPeople(town)) - changesBefore;
      if (changes > 0)
        throw new Error(`${changes} records of the shared town were changed: start a town of this file's own with openTown()`);
    },
  };
}

/**
 * The page of a confirmed order that is long to come, the same in every town: all of them are copies. Which orders are cancelled differs
 * from day to day, so that a number of an order says nothing.
 */
export async function pageOfComingOrder(): Promise<string> {
  const [town] = inject('sharedTowns');
  if (town === undefined) throw new Error('no shared town was started');
  const [row] = await ask(
    town,
    "select id from orders where state = 'confirmed' and deleted_at is null order by starts_at desc, id desc limit 1",
  );
  return `/web-orders/manage-orders/${Number(row?.['id'])}`;
}

async function changesByPeople(town: SharedTown): Promise<number> {
  const [row] = await ask(town, 'select count(*)::int as count from history where actor_id is not null');
  return Number(row?.['count']);
}

async function ask({ databaseUrl }: SharedTown, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement);
  await client.end();
  return rows;
}

/** The built server over a copy of the demonstration town: what one test file changes no other sees. */
export async function startTown({ prepare, env = {}, ...options }: TownOptions = {}): Promise<Town> {
  const cluster = inject('townCluster');
  const name = `town_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await copyDatabase(cluster, name, 'town');
  await prepare?.(databaseUrl);
  const environment = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, ...env };
  const server = await startServer({ ...options, env: environment });
  // A file that fails before its first test stops nothing: then the server ends with the process of the tests.
  const endWithTests = (): boolean => server.child.kill('SIGKILL');
  process.once('SIGTERM', endWithTests);
  return {
    ...server,
    environment,
    // Its data goes with it, so no one waits for an orderly end.
    stop: async () => {
      process.off('SIGTERM', endWithTests);
      await server.kill();
      await dropDatabase(cluster, name);
    },
  };
}
