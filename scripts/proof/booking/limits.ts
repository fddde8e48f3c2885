import { sql } from 'kysely';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { movedClock } from '../../../server/adapters/clock.ts';
import { limitRequests, usualLimits } from '../../../server/areas/accounts/sign-in-attempts/request-limits.ts';
import { ampleStorage } from '../../../server/engine/files/storage.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import { anotherServer, type Central, send } from '../../../tests/support/central.ts';
import { processorMilliseconds } from '../measuring/processes.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';
import { proveEqualRequests } from './equal-requests.ts';

const [rounds, requests, atOnce, ofOneAddress, flood, counts] = [6, 400, 8, 200, 5_000, 3_000];
const floodsFrom = '10.255.0.1';

/** Of a round: requests a second, and how long each took. */
type Spent = { readonly perSecond: number; readonly times: readonly number[] };

/** What it costs to count the requests of the booking page in the database, next to counting them in the process. */
export async function proveLimits(town: BookedTown): Promise<readonly ProofLine[]> {
  const service = await town.aService('Počítané požadavky', { length: 15, closes: '13:00', capacity: 3 });
  const setup = { opened: town.opened, clock: movedClock(new Date().toISOString()) };
  // A server that may not write counts on its own, as all did before.
  const alone = await anotherServer(setup, { storage: { ...ampleStorage, mayWrite: () => false } });
  const shared = await anotherServer(setup);
  const today = dayOf(Date.now());
  // Each asks for days of their own: equal questions would share their answers.
  const question = (asker: number) =>
    `/central/public/services/${service}/free-days?from=${addDays(today, asker)}&to=${addDays(today, asker + 27)}`;
  await load(alone, question);
  await load(shared, question);
  const before: Spent[] = [];
  const after: Spent[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before.push(await load(alone, question));
    after.push(await load(shared, question));
  }
  const lines = [lineOf(before, after), await countLine(town), await floodLine(town, shared, question(0)), await proveEqualRequests(town)];
  await Promise.all([alone.close(), shared.close()]);
  return lines;
}

let asked = 0;

/** Asks many times; no place on the network reaches its limit. */
async function load(server: Central, question: (asker: number) => string): Promise<Spent> {
  const times: number[] = [];
  let left = requests;
  const begun = performance.now();
  const ask = async (_: unknown, asker: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      asked += 1;
      const place = Math.floor(asked / ofOneAddress);
      const from = performance.now();
      const { status } = await send(server, { method: 'GET', url: question(asker), remoteAddress: `10.1.${place >> 8}.${place & 255}` });
      if (status !== 200) throw new Error(`answered ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { perSecond: (requests * 1_000) / (performance.now() - begun), times };
}

function lineOf(before: readonly Spent[], after: readonly Spent[]): ProofLine {
  const said = (all: readonly Spent[]): string => {
    const perSecond = middle(all.map((one) => one.perSecond));
    return `${perSecond.toFixed(0)}/s, p50 ${share(all, 0.5).toFixed(1)} ms, p95 ${share(all, 0.95).toFixed(1)} ms`;
  };
  const kept = middle(after.map((one) => one.perSecond)) / middle(before.map((one) => one.perSecond));
  return {
    what: `free days of four weeks, ${rounds} rounds of ${requests} requests, ${atOnce} at a time`,
    measured: `counted by the process ${said(before)}; in the database too ${said(after)}: ${(kept * 100).toFixed(0)} % of the requests`,
    target: '>= 70 % of the requests',
    holds: kept >= 0.7,
  };
}

/** What one count costs, without the request: one after the other over one connection, each from a place of its own or one that called before. */
function countLine({ db }: BookedTown): Promise<ProofLine> {
  return db.connection().execute(async (one) => {
    const count = limitRequests({ db: one, storage: ampleStorage }, usualLimits);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
    const database = (): number => processorMilliseconds(rows[0]?.pid ?? 0);
    const countAll = async (from: number, to: number): Promise<void> => {
      for (let place = from; place < to; place += 1) await count('reads', `10.2.${(place >> 2) & 255}.${place >> 10}`);
    };
    await countAll(0, counts);
    const [before, used, begun] = [database(), process.cpuUsage(), performance.now()];
    await countAll(counts, 2 * counts);
    const { user, system } = process.cpuUsage(used);
    const [own, postgres] = [(user + system) / 1_000 / counts, (database() - before) / counts];
    const wall = (performance.now() - begun) / counts;
    return {
      what: `one count by itself, ${counts} one after the other`,
      measured: `server ${own.toFixed(2)} ms and PostgreSQL ${postgres.toFixed(2)} ms of processor time; ${wall.toFixed(2)} ms by the clock`,
      target: '<= 1 ms of processor time',
      holds: own + postgres <= 1,
    };
  });
}

async function floodLine({ db, spent }: BookedTown, server: Central, url: string): Promise<ProofLine> {
  const before = spent();
  const begun = performance.now();
  const answers = [];
  for (let sent = 0; sent < flood; sent += 100) {
    const some = Array.from({ length: 100 }, () => send(server, { method: 'GET', url, remoteAddress: floodsFrom }));
    answers.push(...(await Promise.all(some)));
  }
  const seconds = (performance.now() - begun) / 1_000;
  const { rows } = await sql<{ points: number }>`select points from request_counts where key = ${`reads:${floodsFrom}`}`.execute(db);
  const served = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  return {
    what: `a flood of ${flood} requests from one place`,
    measured: `${served} served, ${refused} refused, ${(flood / seconds).toFixed(0)}/s; ${rows[0]?.points ?? 0} counts in the database, ${(spent().database - before.database).toFixed(0)} ms of PostgreSQL`,
    target: `${usualLimits.reads} served and counted in a minute, the others refused`,
    holds: served === usualLimits.reads && refused === flood - served && rows[0]?.points === usualLimits.reads,
  };
}

function share(all: readonly Spent[], part: number): number {
  const sorted = all.flatMap(({ times }) => times).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
