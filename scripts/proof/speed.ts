import pg from 'pg';
import { hashPassword } from '../../server/adapters/passwords.ts';
import { openDatabase } from '../../server/db/connect/open.ts';
import { queriesOver } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Cluster, startCluster } from '../../tests/support/postgres-cluster.ts';
import { buildServer } from '../building/server.mjs';
import { words } from '../words.mjs';
import type { Proof, ProofLine } from './proof-line.ts';
import { proveApi } from './speed/api.ts';
import { type Contestant, startLimit, startOurs } from './speed/contestants.ts';
import { proveEmbedded } from './speed/embedded.ts';
import { proveExport } from './speed/export.ts';
import { type Amounts, fill } from './speed/fill.ts';
import { proveImport } from './speed/import.ts';
import { keepInReport, type Part } from './speed/report.ts';
import { proveScale } from './speed/scale.ts';

/** As an administrator would set them for two cores and a few gigabytes; durable, as in service. */
const settings = [
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'random_page_cost=1.1',
  'jit=off',
  'checkpoint_timeout=30min',
  'autovacuum=off',
];
const password = 'Správné heslo 2026';

/**
 * Measures the server against a bare one in the same run: `speed [--quick] [--part api|scale|export|import|embedded] [--rounds 3] [--seconds 4]`.
 * Each part renews its lines in the report, so that one can be measured anew in a quiet hour. Quick is a hundredth of the
 * rows and writes nothing.
 */
export const proveSpeed: Proof = async (options, tell) => {
  const isQuick = options.includes('--quick');
  const asked = options.includes('--part') ? options[options.indexOf('--part') + 1] : undefined;
  const lines: ProofLine[] = [];
  const prove = async (part: Part, measured: () => Promise<readonly ProofLine[]>): Promise<void> => {
    if (asked !== undefined && asked !== part) return;
    const proved = await measured();
    lines.push(...proved);
    if (!isQuick) keepInReport(part, proved);
  };
  say('build');
  await buildServer();
  const cluster = await startCluster(settings);
  try {
    const small = { stores: 20, orders: isQuick ? 10_000 : 100_000, tickets: 0 };
    const large = { stores: 60, orders: isQuick ? 10_000 : 1_000_000, tickets: isQuick ? 100_000 : 10_000_000 };
    await prove('api', async () => measuredApi(await filledDatabase(cluster, 'api', small), cluster, options, tell));
    await prove('scale', async () => proveScale(await filledDatabase(cluster, 'scale', large), say, tell));
    await prove('export', async () => {
      const amounts = { stores: 60, orders: isQuick ? 100_000 : 1_000_000, tickets: 0 };
      return measuredExport(await filledDatabase(cluster, 'export', amounts), cluster, options, tell);
    });
    await prove('import', async () => measuredImport(await filledDatabase(cluster, 'import', small), tell));
  } finally {
    await cluster.stop();
  }
  await prove('embedded', () => proveEmbedded(tell));
  return lines;
};

function say(text: string): void {
  process.stdout.write(`${words.proof.step(text)}\n`);
}

async function filledDatabase(cluster: Cluster, name: string, amounts: Amounts): Promise<string> {
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

async function measuredApi(
  databaseUrl: string,
  cluster: Cluster,
  options: readonly string[],
  tell: Parameters<Proof>[1],
): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'bound@mesto.test', [1]);
  await insertPerson(client, 'free@mesto.test', []);
  const limit = await startLimit(databaseUrl);
  const ours = await startOurs({ databaseUrl });
  try {
    const tokens = { bound: await tokenOf(ours, 'bound@mesto.test'), free: await tokenOf(ours, 'free@mesto.test') };
    const rounds = numberAfter(options, '--rounds', 3);
    const seconds = numberAfter(options, '--seconds', 4);
    return await proveApi({ limit, ours, databasePid: cluster.pid, client, tokens, rounds, seconds }, tell);
  } finally {
    await Promise.all([limit.stop(), ours.stop(), client.end()]);
  }
}

async function measuredExport(
  databaseUrl: string,
  cluster: Cluster,
  options: readonly string[],
  tell: Parameters<Proof>[1],
): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'free@mesto.test', []);
  const limit = await startLimit(databaseUrl);
  const ours = await startOurs({ databaseUrl });
  try {
    const token = await tokenOf(ours, 'free@mesto.test');
    return await proveExport({ limit, ours, databasePid: cluster.pid, client, token, rounds: numberAfter(options, '--rounds', 5) }, tell);
  } finally {
    await Promise.all([limit.stop(), ours.stop(), client.end()]);
  }
}

async function measuredImport(databaseUrl: string, tell: Parameters<Proof>[1]): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'free@mesto.test', []);
  await client.end();
  const ours = await startOurs({ databaseUrl });
  try {
    return await proveImport({ ours, token: await tokenOf(ours, 'free@mesto.test') }, tell);
  } finally {
    await ours.stop();
  }
}

async function insertPerson(client: pg.Client, email: string, limitations: readonly number[]): Promise<void> {
  await client.query(
    `with person as (
       insert into users (email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
       values ($1, $1, 'operator', 20, '{ordering,store}', $2::int[], true, false, false) returning id)
     insert into credentials (user_id, password_hash, changed_at) select id, $3, now() from person`,
    [email, limitations, await hashPassword(password)],
  );
}

async function tokenOf({ origin }: Contestant, username: string): Promise<string> {
  const response = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { tokens }: { readonly tokens: { readonly access_token: string } } = await response.json();
  return tokens.access_token;
}

function numberAfter(options: readonly string[], name: string, otherwise: number): number {
  const given = Number(options[options.indexOf(name) + 1]);
  return options.includes(name) && given > 0 ? given : otherwise;
}
