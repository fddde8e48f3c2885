import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../../server/db/connect/open.ts';
import { startCluster } from './postgres-cluster.ts';

/** An empty database of the kind that this run tests: `TEST_DATABASE=server` for PostgreSQL, else the embedded one. */
export async function anEmptyDatabase(): Promise<OpenDatabase> {
  return process.env['TEST_DATABASE'] === 'server' ? onServer() : embedded();
}

const silent = () => {};

async function embedded(): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-test-'));
  const opened = await openDatabase({ kind: 'embedded', directory: join(directory, 'database'), log: silent });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      rmSync(directory, { recursive: true, force: true });
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
