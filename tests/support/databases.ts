import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../server/db/connect/open.ts';
import { queriesOver } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

const silent = () => {};
const migrated = 'migrated';

/**
 * Servers for the test files of a run, one for each worker: a file shares one only with files that ran before it, because the
 * transactions of others would be seen in its snapshots.
 */
export async function startClusters(count: number): Promise<readonly Cluster[]> {
  const clusters = await Promise.all(Array.from({ length: count }, () => startCluster()));
  await Promise.all(clusters.map(({ url }) => makeMigrated(url)));
  return clusters;
}

/** An empty database. */
export function anEmptyDatabase(): Promise<OpenDatabase> {
  return aDatabaseLike('template0');
}

/** A database that has all tables and no rows. */
export function aMigratedDatabase(): Promise<OpenDatabase> {
  return aDatabaseLike(migrated);
}

async function aDatabaseLike(template: string): Promise<OpenDatabase> {
  const { url, leave } = await aCluster();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const opened = await openDatabase({ kind: 'server', url: await copyDatabase(url, name, template), log: silent });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await dropDatabase(url, name);
      await leave();
    },
  };
}

/**
 * Makes a database of a server like another one that no one is connected to. Answers with its address. Files are copied as files:
 * through the log, the copy of the demonstration town took three times as long.
 */
export async function copyDatabase(cluster: string, name: string, template: string): Promise<string> {
  await asAdministrator(cluster, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database of a server, anyone who is connected to it. */
export function dropDatabase(cluster: string, name: string): Promise<void> {
  return asAdministrator(cluster, `drop database ${name} with (force)`);
}

/** The server of this worker, or one for this call alone where no run has started any, as in a proof. */
async function aCluster(): Promise<{ readonly url: string; readonly leave: () => Promise<void> }> {
  const urls = (process.env['TEST_CLUSTERS'] ?? '').split(' ').filter((url) => url !== '');
  const url = urls[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % urls.length];
  if (url !== undefined) return { url, leave: async () => undefined };
  const cluster = await startCluster();
  await makeMigrated(cluster.url);
  return { url: cluster.url, leave: () => cluster.stop() };
}

async function makeMigrated(cluster: string): Promise<void> {
  const url = await copyDatabase(cluster, migrated, 'template0');
  const opened = await openDatabase({ kind: 'server', url, log: silent });
  await migrate(queriesOver(opened));
  await opened.close();
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
