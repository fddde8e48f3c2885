import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { isFresh } from '../../../scripts/building/freshness.mjs';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { storeNextForecast } from '../../../server/areas/statistics/planning/store-forecasts.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { copyDatabase } from '../../support/databases.ts';
import { quick, startCluster } from '../../support/postgres-cluster.ts';
import { type RunningServer, startServer } from './server.ts';
import { type SharedTown, secretKey } from './town.ts';

const build = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest learns what is provided from its interface
  export interface ProvidedContext {
    /** Address of the database server; its database `town` is the demonstration town, of which each test file has a copy. */
    townCluster: string;
    /** One for each worker: copies that no one changes a record in. */
    sharedTowns: readonly SharedTown[];
  }
}

/** The browser sees what `npm start` would serve: the built console and server, and the town that a first start loads. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale();
  // The copies live for seconds: what a vacuum would find out, they bring along.
  const cluster = await startCluster([...quick, 'max_connections=200', 'autovacuum=off']);
  const url = await copyDatabase(cluster.url, 'town', 'template0');
  const server = await startServer({ args: ['--demo'], env: { DATABASE_URL: url, SECRET_KEY: secretKey } });
  await server.stop();
  await countAll(url);
  project.provide('townCluster', cluster.url);
  const shared = await Promise.all(Array.from({ length: project.config.maxWorkers }, (_, index) => shareTown(cluster.url, index)));
  project.provide(
    'sharedTowns',
    shared.map(({ origin, databaseUrl }) => ({ origin, databaseUrl })),
  );
  return async () => {
    await Promise.all(shared.map(({ kill }) => kill()));
    await cluster.stop();
  };
}

async function shareTown(cluster: string, index: number): Promise<SharedTown & Pick<RunningServer, 'kill'>> {
  const databaseUrl = await copyDatabase(cluster, `shared_${index}`, 'town');
  const { origin, kill } = await startServer({ env: { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey } });
  return { origin, databaseUrl, kill };
}

/** Roll-ups, forecasts and the planner's statistics, which a first start leaves to jobs: once here, not again in each of the copies. */
async function countAll(url: string): Promise<void> {
  const opened = await openDatabase({ kind: 'server', url, log: () => {} });
  const db = queriesOver(opened);
  // Two at once, each its own days: one leaves a core idle.
  await Promise.all([countAllChangedDays(db, new Date()), countAllChangedDays(db, new Date())]);
  while (await storeNextForecast(db, new Date()));
  await sql`vacuum analyze`.execute(db);
  await opened.close();
}

function buildIfStale(): void {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed, or passed its size budget');
}
