import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../server/db/connect/open.ts';
import { queriesOver } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { quick, startCluster } from './postgres-cluster.ts';

const silent = () => {};

/** Whether this run tests PostgreSQL (`TEST_DATABASE=server`) or the embedded database. */
const isServer = process.env['TEST_DATABASE'] === 'server';

/** An empty database of the kind that this run tests. */
export async function anEmptyDatabase(): Promise<OpenDatabase> {
  return isServer ? onServer() : embedded();
}

/** A database of that kind that has all tables and no rows: a copy of what the run has prepared, or one migrated for this. */
export async function aMigratedDatabase(): Promise<OpenDatabase> {
  const prepared = process.env['TEST_PREPARED'];
  if (prepared !== undefined) return isServer ? copyOnServer(prepared) : embedded(prepared);
  const opened = await anEmptyDatabase();
  await migrate(queriesOver(opened));
  return opened;
}

/** Makes a migrated database that others begin with a copy of. */
export async function prepareDatabase(prepared: string): Promise<void> {
  if (isServer) {
    const cluster = await startCluster();
    const opened = await openDatabase({ kind: 'server', url: cluster.url, log: silent });
    await migrate(queriesOver(opened));
    await opened.close();
    await cluster.stop(prepared);
    return;
  }
  const opened = await openDatabase({ kind: 'embedded', directory: prepared, log: silent });
  await migrate(queriesOver(opened));
  await opened.close();
}

async function embedded(prepared?: string): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-test-'));
  const directory = join(folder, 'database');
  if (prepared !== undefined) cpSync(prepared, directory, { recursive: true });
  const opened = await openDatabase({ kind: 'embedded', directory, log: silent });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In a server of this file's own: others' transactions would be seen in its snapshots. */
async function copyOnServer(prepared: string): Promise<OpenDatabase> {
  const cluster = await startCluster(quick, prepared);
  const opened = await openDatabase({ kind: 'server', url: cluster.url, log: silent });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await cluster.stop();
    },
  };
}

/** A database of its own in the cluster that `TEST_DATABASE_URL` names, or in one started for this file. */
async function onServer(): Promise<OpenDatabase> {
  const shared = process.env['TEST_DATABASE_URL'];
  const cluster = shared === undefined ? await startCluster() : { url: shared, pid: 0, stop: async () => {} };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(cluster.url, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: 'server', url: url.href, log: silent });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await asAdministrator(cluster.url, `drop database ${name} with (force)`);
      await cluster.stop();
    },
  };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
