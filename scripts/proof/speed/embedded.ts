import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProofLine, Tell } from '../proof-line.ts';
import { startOurs } from './contestants.ts';
import { proportionalMegabytes, residentMegabytes } from './processes.ts';
import { median } from './rounds.ts';

const rounds = 5;
/** What the earlier engine, PGlite in a worker, took on this kind of machine. */
const before = { start: '1436 ms', server: '386 MB', firstStart: 'not measured' };

/** Start and memory on the embedded PostgreSQL. */
export async function proveEmbedded(tell: Tell): Promise<readonly ProofLine[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-'));
  try {
    const firstStart = await demonstrationStart(path.join(folder, 'demonstration'));
    await (await startOurs({ folder })).stop();
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await oneStart(folder));
    const starts = measured.map(({ start }) => start);
    const server = median(measured.map((each) => each.server));
    const all = median(measured.map((each) => each.server + each.postgres));
    const lines = [
      milliseconds('start on an existing embedded folder, median of 5', median(starts), { most: 800, earlier: before.start }),
      milliseconds('first start with the demonstration town, after the build', firstStart, { most: 15_000, earlier: before.firstStart }),
      megabytes('idle memory of the server', server, { most: 100, earlier: before.server }),
      megabytes('idle memory of the server and its PostgreSQL', all, { most: 180, earlier: before.server }),
    ];
    for (const each of lines) tell(each);
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function demonstrationStart(folder: string): Promise<number> {
  const server = await startOurs({ folder }, ['--demo', '--no-simulator']);
  await server.stop();
  return server.startMilliseconds;
}

async function oneStart(folder: string): Promise<{ readonly start: number; readonly server: number; readonly postgres: number }> {
  const { startMilliseconds, pid, stop } = await startOurs({ folder });
  const postmaster = Number.parseInt(readFileSync(path.join(folder, 'database', 'cluster-18', 'postmaster.pid'), 'utf8'), 10);
  const measured = { start: startMilliseconds, server: residentMegabytes(pid), postgres: proportionalMegabytes(postmaster) };
  await stop();
  return measured;
}

type Target = { readonly most: number; readonly earlier: string };

function milliseconds(what: string, measured: number, target: Target): ProofLine {
  return atMost(what, { measured, unit: 'ms' }, target);
}

function megabytes(what: string, measured: number, target: Target): ProofLine {
  return atMost(what, { measured, unit: 'MB' }, target);
}

function atMost(
  what: string,
  { measured, unit }: { readonly measured: number; readonly unit: string },
  { most, earlier }: Target,
): ProofLine {
  return {
    what,
    measured: `${Math.round(measured)} ${unit} (PGlite: ${earlier})`,
    target: `<= ${most} ${unit}`,
    holds: measured <= most,
  };
}
