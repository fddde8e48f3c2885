import type { Program } from '../../tests/support/server-process.ts';
import { buildConsole } from '../building/console.mjs';
import { buildServer } from '../building/server.mjs';
import { followTickets } from './branches/arrivals.ts';
import { IdleBranch } from './branches/idle-branch.ts';
import { proveOnScreen } from './branches/on-screen.ts';
import { aProofSetup, type ProofSetup } from './branches/proof-setup.ts';
import { residentMegabytes } from './measuring/processes.ts';
import { numberAfter, say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine, Report } from './reporting/proof-line.ts';

const text = `One built server on PostgreSQL, and all branches in one other process on the same machine, over the
loopback: what they cost is in the load. Fifty events a second come from branches by chance; each is timed from its sending to the live stream
of a reader, and in a town of its own to the card that shows it in Chromium, which works on the same two cores. Branches come back as the protocol says: after a random time, doubled with each try up to a minute.`;
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Branches by the thousand over one server: `branches [--sockets 10000] [--branches 1000] [--seconds 30]`. */
export const proveBranches: Proof = async (options, report) => {
  const sockets = numberAfter(options, '--sockets', 10_000);
  await buildServer();
  await buildConsole();
  const lines: ProofLine[] = [];
  const writePage = beginPage({ name: 'branches', text });
  const noted: Report = (line) => {
    lines.push(line);
    report(line);
  };
  const active = numberAfter(options, '--branches', 1_000);
  const seconds = numberAfter(options, '--seconds', 30);
  await over(active, (setup) => proveScreen(setup, seconds, noted));
  if (sockets > 0) await over(sockets, (setup) => proveAll(setup, { sockets, active, seconds }, noted));
  if (sockets >= 10_000) writePage(lines);
  return lines;
};

/** Gives a town of its own with so many stores to the work. */
async function over(stores: number, work: (setup: ProofSetup) => Promise<void>): Promise<void> {
  const setup = await aProofSetup(stores);
  try {
    await work(setup);
  } finally {
    await setup.leave();
  }
}

/** What someone sees who has the dashboard open. */
async function proveScreen(setup: ProofSetup, seconds: number, report: Report): Promise<void> {
  const server = await setup.start();
  const branches = setup.stores.map((store, place) => new IdleBranch(store, setup.origin, place));
  try {
    for (const branch of branches) branch.connect();
    await allBackAfter(branches, 120_000);
    await rest(3_000);
    for (const line of await proveOnScreen(setup.origin.replace('127.0.0.1', 'localhost'), branches, seconds)) report(line);
  } finally {
    for (const branch of branches) branch.end();
    server.child.kill('SIGKILL');
  }
}

/** How often sockets ended for which reason, as \`1006: 3\`. */
function endingsOf(branches: readonly IdleBranch[]): string {
  const counts = new Map<number, number>();
  for (const { endings } of branches) for (const code of endings.splice(0)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${code}: ${count}`).join(', ') || 'none';
}

type Size = { readonly sockets: number; readonly active: number; readonly seconds: number };

async function proveAll(setup: ProofSetup, size: Size, report: Report): Promise<void> {
  const running: Program[] = [];
  const start = async (): Promise<Program> => {
    const server = await setup.start();
    running.push(server);
    return server;
  };
  try {
    await proveOver(setup, { ...size, start, report });
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
  }
}

type Proving = Size & { readonly start: () => Promise<Program>; readonly report: Report };

async function proveOver(setup: ProofSetup, { sockets, active, seconds, start, report }: Proving): Promise<void> {
  let server = await start();
  const branches = setup.stores.map((store, place) => new IdleBranch(store, setup.origin, place));
  const some = branches.slice(0, active);
  for (const branch of some) branch.connect();
  say(`${await allBackAfter(some, 120_000)} ms until ${active} branches are connected`);
  await rest(3_000);
  report(await eventToStream(setup, some, seconds));

  const others = branches.slice(active);
  for (const [place, branch] of others.entries()) {
    branch.connect();
    if (place % 200 === 199) await rest(200);
  }
  const connected = await allBackAfter(branches, 180_000);
  say(`${connected} ms until all are connected; sockets that ended meanwhile: ${endingsOf(branches)}`);
  await rest(35_000);
  const held = branches.filter(({ isAdmitted }) => isAdmitted).length;
  const megabytes = Math.round(residentMegabytes(server.child.pid ?? 0));
  report({
    what: `${sockets} idle sockets`,
    measured: `${held} held, ${megabytes} MB resident`,
    target: 'all held within 512 MB',
    holds: held === sockets && megabytes <= 512,
  });

  await server.stop();
  server = await start();
  const back = await allBackAfter(branches, 180_000);
  say(`sockets that ended over the restart: ${endingsOf(branches)}`);
  const returned = branches.filter(({ isAdmitted }) => isAdmitted).length;
  report({
    what: `back after a restart, ${sockets} branches`,
    measured: `${returned} after ${(back / 1000).toFixed(1)} s`,
    target: 'all within 120 s',
    holds: returned === sockets && back <= 120_000,
  });
  for (const branch of branches) branch.end();
  await server.stop();
}

/** How long it took until all were admitted, or the longest that was waited. */
async function allBackAfter(branches: readonly IdleBranch[], longest: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < longest && branches.some(({ isAdmitted }) => !isAdmitted)) await rest(100);
  return Math.round(performance.now() - began);
}

/** Fifty events a second spread over all branches, each from its sending to the live stream of a reader. */
async function eventToStream(setup: ProofSetup, branches: readonly IdleBranch[], seconds: number): Promise<ProofLine> {
  const { arrivals, leave } = await followTickets(setup.origin);
  const sent = new Map<string, number>();
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const branch = branches[Math.floor(Math.random() * branches.length)];
    if (branch !== undefined) sent.set(`${branch.store.id} ${branch.issue()}`, performance.now());
    await rest(20);
  }
  await rest(3_000);
  leave();
  const delays = [...(await setup.tickets())]
    .flatMap(([id, ticket]) => {
      const began = sent.get(ticket);
      if (began === undefined) return [];
      const delivered = arrivals.single.get(id) ?? arrivals.many.find((at) => at > began);
      return delivered === undefined ? [] : [delivered - began];
    })
    .toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN);
  return {
    what: `event to live stream, ${branches.length} branches`,
    measured: `${delays.length} of ${sent.size} events, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    target: 'all, p99 <= 1000 ms',
    holds: delays.length === sent.size && at(0.99) <= 1_000,
  };
}
