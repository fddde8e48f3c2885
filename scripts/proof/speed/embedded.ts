import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from '../measuring/median.ts';
import { proportionalMegabytes, residentMegabytes } from '../measuring/processes.ts';
import type { ProofLine, Report } from '../reporting/proof-line.ts';
import { startOurs } from './contestants.ts';

const rounds = 5;
const restedRounds = 3;
/** A server that has just started is not idle: V8 gives garbage of the start back when nothing came for about ten seconds. */
const restMilliseconds = 20_000;
/** What the earlier engine, PGlite in a worker, took on this kind of machine. */
const before = { start: '1436 ms', server: '386 MB', firstStart: 'not measured' };

/** Start and memory on the embedded PostgreSQL. */
export async function proveEmbedded(report: Report): Promise<readonly ProofLine[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-'));
  try {
    const firstStart = await demonstrationStart(path.join(folder, 'demonstration'));
    await (await startOurs({ folder })).stop();
    const started = [];
    for (let round = 0; round < rounds; round += 1) started.push(await oneStart(folder, 0));
    const rested = [];
    for (let round = 0; round < restedRounds; round += 1) rested.push(await oneStart(folder, restMilliseconds));
    const starts = started.map(({ start }) => start);
    const atOnce = Math.round(median(started.map(({ server }) => server)));
    const server = median(rested.map((each) => each.server));
    const all = median(rested.map((each) => each.server + each.postgres));
    const lines = [
      milliseconds('start on an existing embedded folder, median of 5', median(starts), { most: 800, earlier: before.start }),
      milliseconds('first start with the demonstration town, after the build', firstStart, { most: 15_000, earlier: before.firstStart }),
      megabytes('idle memory of the server, 20 s after its start', server, { most: 100, earlier: before.server }),
      { what: 'the same at its first answer, not idle yet', measured: `${atOnce} MB`, target: 'for information', holds: null },
      megabytes('idle memory of the server and its PostgreSQL', all, { most: 180, earlier: before.server }),
    ];
    for (const each of lines) report(each);
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

type Start = { readonly start: number; readonly server: number; readonly postgres: number };

async function oneStart(folder: string, rest: number): Promise<Start> {
  const { startMilliseconds, pid, stop } = await startOurs({ folder });
  await setTimeout(rest);
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
