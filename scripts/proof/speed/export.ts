import http from 'node:http';
import type pg from 'pg';
import { median } from '../measuring/median.ts';
import { processorMilliseconds, residentMegabytes } from '../measuring/processes.ts';
import type { ProofLine, Report } from '../reporting/proof-line.ts';
import type { Contestant } from './contestants.ts';

type Exports = {
  readonly limit: Contestant;
  readonly ours: Contestant;
  /** The server process of PostgreSQL. */
  readonly databasePid: number;
  readonly client: pg.Client;
  readonly token: string;
  readonly rounds: number;
};
type Taken = {
  readonly milliseconds: number;
  readonly firstByteMilliseconds: number;
  readonly megabytes: number;
  readonly processorMilliseconds: number;
  readonly databaseMilliseconds: number;
  /** How much more memory the server held at the most than before. */
  readonly growthMegabytes: number;
};

const some = 100_000;

/** Exports of the scale and API tables of performance.md, against COPY of the same, with names and local times, over HTTP from a bare server. */
export async function proveExport(exports: Exports, report: Report): Promise<readonly ProofLine[]> {
  const lines: ProofLine[] = [];
  const add = (line: ProofLine): void => {
    lines.push(line);
    report(line);
  };
  const { limit, ours, client, token } = exports;
  const { rows } = await client.query<{ until: Date; total: number }>(
    `select (select starts_at from orders order by starts_at limit 1 offset ${some - 1}) as until, count(*)::int as total from orders`,
  );
  const [{ until, total } = { until: null, total: 0 }] = rows;
  const filter = until === null ? {} : { starts_at_lte: until.toISOString() };
  const copied = () => taken(exports, limit, `/orders.csv?until=${encodeURIComponent(until?.toISOString() ?? '')}`);
  const exported = (asked: object, format = 'csv') =>
    taken(exports, ours, `/central/orders/export?format=${format}&filter=${encodeURIComponent(JSON.stringify(asked))}`, token);
  // The first one of each is slower: plans and code are made.
  await copied();
  await exported(filter);
  const rounds: { copy: Taken; csv: Taken }[] = [];
  for (let round = 0; round < exports.rounds; round += 1) rounds.push({ copy: await copied(), csv: await exported(filter) });
  const ratio = median(rounds.map(({ copy, csv }) => csv.milliseconds / copy.milliseconds));
  const times = `${inMilliseconds(median(rounds.map(({ csv }) => csv.milliseconds)))} to ${inMilliseconds(median(rounds.map(({ copy }) => copy.milliseconds)))}`;
  add({
    what: 'export of 100,000 orders as CSV',
    measured: `${ratio.toFixed(2)} x COPY of the same with names and local times (${times})`,
    target: '<= 1.3 x COPY of the same',
    holds: ratio <= 1.3,
    note: 'the limit knows no labels of states, no formulas to defuse, no zones next to its own, and reads all in one statement.',
  });
  const firstByte = median(rounds.map(({ csv }) => csv.firstByteMilliseconds));
  add({ what: 'first byte of it', measured: inMilliseconds(firstByte), target: '<= 100 ms', holds: firstByte <= 100 });
  const growth = median(rounds.map(({ csv }) => csv.growthMegabytes));
  add({ what: 'memory growth over it', measured: `${growth.toFixed(0)} MB`, target: '<= 15 MB', holds: growth <= 15 });
  const processors = median(rounds.map(({ copy, csv }) => wholeProcessor(csv) / wholeProcessor(copy)));
  const copyLine = processorLine(
    '',
    some,
    rounds.map(({ copy }) => copy),
  ).measured.split(':')[0];
  const ownLine = processorLine(
    'processor time of it',
    some,
    rounds.map(({ csv }) => csv),
  );
  add({ ...ownLine, measured: `${processors.toFixed(2)} x COPY (${copyLine}), ${ownLine.measured}` });
  const large = [await exported({}), await exported({})];
  const speed = Math.max(...large.map(({ milliseconds }) => total / (milliseconds / 1000)));
  add({
    what: `export of ${total.toLocaleString('en')} orders as CSV, the better of 2`,
    measured: `${Math.round(speed).toLocaleString('en')} rows/s, ${large[1]?.megabytes.toFixed(0)} MB, memory + ${large[1]?.growthMegabytes.toFixed(0)} MB`,
    target: '>= 200,000 rows/s',
    holds: speed >= 200_000,
    note: 'where other programs share the cores, the processor time next to says what two free cores would give.',
  });
  add(processorLine('processor time of it', total, large));
  const sheet = await exported(filter, 'xlsx');
  add({
    ...processorLine(`the same 100,000 as XLSX, ${inMilliseconds(sheet.milliseconds)}, ${sheet.megabytes.toFixed(1)} MB`, some, [sheet]),
  });
  return lines;
}

function wholeProcessor({ processorMilliseconds: server, databaseMilliseconds }: Taken): number {
  return server + databaseMilliseconds;
}

function processorLine(what: string, rows: number, all: readonly Taken[]): ProofLine {
  const server = median(all.map((one) => one.processorMilliseconds));
  const database = median(all.map((one) => one.databaseMilliseconds));
  const possible = Math.round(rows / (Math.max(server, database) / 1000)).toLocaleString('en');
  return {
    what,
    measured: `server ${inMilliseconds(server)}, database ${inMilliseconds(database)}: ${possible} rows/s where each has a core`,
    target: 'for information',
    holds: null,
  };
}

function inMilliseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}

/** Takes all of an answer and lets it go. */
async function taken({ databasePid }: Exports, { origin, pid }: Contestant, path: string, token?: string): Promise<Taken> {
  const before = { memory: residentMegabytes(pid), server: processorMilliseconds(pid), database: processorMilliseconds(databasePid) };
  let peak = before.memory;
  const look = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 20);
  const begun = performance.now();
  let bytes = 0;
  let firstByte = 0;
  await new Promise<void>((resolve, reject) => {
    http
      .get(`${origin}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.on('data', (chunk: Buffer) => {
          if (bytes === 0) firstByte = performance.now() - begun;
          bytes += chunk.length;
        });
        response.once('end', resolve).once('error', reject);
      })
      .once('error', reject);
  });
  const milliseconds = performance.now() - begun;
  clearInterval(look);
  return {
    milliseconds,
    firstByteMilliseconds: firstByte,
    megabytes: bytes / 1_000_000,
    processorMilliseconds: processorMilliseconds(pid) - before.server,
    databaseMilliseconds: processorMilliseconds(databasePid) - before.database,
    growthMegabytes: peak - before.memory,
  };
}
