import pg from 'pg';
import { hashPassword } from '../../server/adapters/passwords.ts';
import type { Cluster } from '../../tests/support/postgres-cluster.ts';
import { buildServer } from '../building/server.mjs';
import { filledDatabase } from './database/filled-database.ts';
import { startLargeCluster } from './database/large-cluster.ts';
import { numberAfter, say } from './reporting/options.ts';
import { keepInPage, type PageOfParts } from './reporting/page-of-parts.ts';
import type { Proof, ProofLine, Report } from './reporting/proof-line.ts';
import { proveApi } from './speed/api.ts';
import { type Contestant, startHonest, startLimit, startOurs } from './speed/contestants.ts';
import { proveEmbedded } from './speed/embedded.ts';
import { proveExport } from './speed/export.ts';
import { proveImport } from './speed/import.ts';
import { proveScale } from './speed/scale.ts';
import { proveStart } from './speed/start.ts';

const password = 'Správné heslo 2026';

type Part = 'api' | 'start' | 'scale' | 'export' | 'import' | 'embedded';
/** Those that a quick run measures over fewer rows. */
const smaller: readonly Part[] = ['api', 'scale', 'export'];

const page: PageOfParts<Part> = {
  name: 'speed',
  text: `The limit is a bare Fastify + pg server with the SQL that comes to mind first (page and exact count
in one statement, OFFSET, no sign-in, no records), over the same database in the same run. An order is held against a plain application
that keeps the same promises (\`scripts/proof/speed/honest-server.mjs\`): a transaction, hours, capacity and a numbered place, history, audit,
change; without sign-in. Services have plans, autovacuum is on. Ratios are medians of rounds taken in turns;
processor time is that of the server and of PostgreSQL, from \`/proc\`. Ours runs with sign-in, rights and limitation to stores. Where the
load is above the number of cores, requests/s and p50 tell more of the neighbours than of the servers: trust processor time there.`,
  titles: {
    api: 'API on PostgreSQL, 100,000 orders',
    start: 'Start on PostgreSQL',
    scale: 'Scale, 1,000,000 orders and 10,000,000 tickets',
    export: 'Export on PostgreSQL',
    import: 'Import and rest on PostgreSQL',
    embedded: 'Embedded database',
  },
};

/**
 * Measures the server against a bare one in the same run: `speed [--quick] [--part api|start|scale|export|import|embedded] [--rounds 3] [--seconds 4]`.
 * Each part renews its lines in the report, so that one can be measured again in a quiet hour. Quick is a tenth to
 * a hundredth of the rows, judges nothing that depends on them, and writes nothing.
 */
export const proveSpeed: Proof = async (options, report) => {
  const isQuick = options.includes('--quick');
  const asked = options.includes('--part') ? options[options.indexOf('--part') + 1] : undefined;
  const lines: ProofLine[] = [];
  const prove = async (part: Part, measured: (onLine: Report) => Promise<readonly ProofLine[]>): Promise<void> => {
    if (asked !== undefined && asked !== part) return;
    const sized = isQuick && smaller.includes(part) ? withoutTarget : (line: ProofLine) => line;
    const proved = (await measured((line) => report(sized(line)))).map(sized);
    lines.push(...proved);
    if (!isQuick) keepInPage(page, part, proved);
  };
  say('build');
  await buildServer();
  const cluster = await startLargeCluster();
  try {
    const small = { stores: 20, orders: isQuick ? 10_000 : 100_000, tickets: 0 };
    const withPlans = { ...small, capacity: 5 };
    const large = { stores: 60, orders: isQuick ? 10_000 : 1_000_000, tickets: isQuick ? 100_000 : 10_000_000 };
    await prove('api', async (onLine) => measuredApi(await filledDatabase(cluster, 'api', withPlans), cluster, options, onLine));
    await prove('start', async (onLine) => proveStart(await filledDatabase(cluster, 'start', small), onLine));
    await prove('scale', async (onLine) => proveScale(await filledDatabase(cluster, 'scale', large), say, onLine));
    await prove('export', async (onLine) => {
      const amounts = { stores: 60, orders: isQuick ? 100_000 : 1_000_000, tickets: 0 };
      return measuredExport(await filledDatabase(cluster, 'export', amounts), cluster, options, onLine);
    });
    await prove('import', async (onLine) => measuredImport(await filledDatabase(cluster, 'import', small), onLine));
  } finally {
    await cluster.stop();
  }
  await prove('embedded', proveEmbedded);
  return lines;
};

/** Targets are those of many rows: what costs the limit nothing there has no ratio. */
function withoutTarget({ what, measured }: ProofLine): ProofLine {
  return { what, measured, target: 'no target at this size', holds: null };
}

async function measuredApi(
  databaseUrl: string,
  cluster: Cluster,
  options: readonly string[],
  report: Parameters<Proof>[1],
): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'bound@mesto.test', [1]);
  await insertPerson(client, 'free@mesto.test', []);
  const limit = await startLimit(databaseUrl);
  const honest = await startHonest(databaseUrl);
  const ours = await startOurs({ databaseUrl });
  try {
    const tokens = { bound: await tokenOf(ours, 'bound@mesto.test'), free: await tokenOf(ours, 'free@mesto.test') };
    const rounds = numberAfter(options, '--rounds', 3);
    const seconds = numberAfter(options, '--seconds', 4);
    return await proveApi({ limit, honest, ours, databasePid: cluster.pid, client, tokens, rounds, seconds }, report);
  } finally {
    await Promise.all([limit.stop(), honest.stop(), ours.stop(), client.end()]);
  }
}

async function measuredExport(
  databaseUrl: string,
  cluster: Cluster,
  options: readonly string[],
  report: Parameters<Proof>[1],
): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'free@mesto.test', []);
  const limit = await startLimit(databaseUrl);
  const ours = await startOurs({ databaseUrl });
  try {
    const token = await tokenOf(ours, 'free@mesto.test');
    return await proveExport({ limit, ours, databasePid: cluster.pid, client, token, rounds: numberAfter(options, '--rounds', 5) }, report);
  } finally {
    await Promise.all([limit.stop(), ours.stop(), client.end()]);
  }
}

async function measuredImport(databaseUrl: string, report: Parameters<Proof>[1]): Promise<readonly ProofLine[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await insertPerson(client, 'free@mesto.test', []);
  await client.end();
  const ours = await startOurs({ databaseUrl });
  try {
    return await proveImport({ ours, token: await tokenOf(ours, 'free@mesto.test') }, report);
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
