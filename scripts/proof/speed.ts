import pg from 'pg';
import { hashPassword } from '../../server/adapters/passwords.ts';
import { type Cluster, startCluster } from '../../tests/support/postgres-cluster.ts';
import { buildServer } from '../building/server.mjs';
import { numberAfter, say } from './options.ts';
import { keepInPage, type PageOfParts } from './page-of-parts.ts';
import type { Proof, ProofLine } from './proof-line.ts';
import { proveApi } from './speed/api.ts';
import { clusterSettings } from './speed/cluster-settings.ts';
import { type Contestant, startLimit, startOurs } from './speed/contestants.ts';
import { proveEmbedded } from './speed/embedded.ts';
import { proveExport } from './speed/export.ts';
import { filledDatabase } from './speed/filled-database.ts';
import { proveImport } from './speed/import.ts';
import { proveScale } from './speed/scale.ts';

const password = 'Správné heslo 2026';

type Part = 'api' | 'scale' | 'export' | 'import' | 'embedded';

const page: PageOfParts<Part> = {
  name: 'speed',
  text: `The limit is a bare Fastify + pg server with the SQL that comes to mind first (page and exact count
in one statement, OFFSET, no sign-in, no records), over the same database in the same run. Ratios are medians of rounds taken in turns;
processor time is that of the server and of PostgreSQL, from \`/proc\`. Ours runs with sign-in, rights and limitation to stores. Where the
load is above the number of cores, requests/s and p50 tell more of the neighbours than of the servers: trust processor time there.`,
  titles: {
    api: 'API on PostgreSQL, 100,000 orders',
    scale: 'Scale, 1,000,000 orders and 10,000,000 tickets',
    export: 'Export on PostgreSQL',
    import: 'Import and rest on PostgreSQL',
    embedded: 'Embedded database',
  },
};

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
    if (!isQuick) keepInPage(page, part, proved);
  };
  say('build');
  await buildServer();
  const cluster = await startCluster(clusterSettings);
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
