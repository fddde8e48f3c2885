import pg from 'pg';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { Cluster } from '../../../tests/support/postgres-cluster.ts';
import { say } from '../reporting/options.ts';
import { type Amounts, fill } from './fill.ts';

/** A database of the cluster of its own, migrated and filled; its address. */
export async function filledDatabase(cluster: Cluster, name: string, amounts: Amounts): Promise<string> {
  say(`${name}: ${amounts.orders.toLocaleString('en')} orders, ${amounts.tickets.toLocaleString('en')} tickets`);
  const administrator = new pg.Client({ connectionString: cluster.url });
  await administrator.connect();
  await administrator.query(`create database ${name} template template0 encoding 'UTF8'`);
  await administrator.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: 'server', url: url.href, log: () => {} });
  await migrate(queriesOver(opened));
  await opened.close();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await fill(client, amounts);
  await client.end();
  return url.href;
}
