import { median } from '../measuring/median.ts';
import { residentMegabytes } from '../measuring/processes.ts';
import type { ProofLine, Report } from '../reporting/proof-line.ts';
import { type Contestant, startLimit, startOurs } from './contestants.ts';

const rounds = 9;

type Start = { readonly milliseconds: number; readonly megabytes: number };

/** Starts of the bare server and of ours over one database, in turns: one start alone depends as much on what else the machine does. */
export async function proveStart(databaseUrl: string, report: Report): Promise<readonly ProofLine[]> {
  const limit: Start[] = [];
  const ours: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await oneStart(() => startLimit(databaseUrl)));
    ours.push(await oneStart(() => startOurs({ databaseUrl })));
  }
  const ratio = median(ours.map((one, round) => one.milliseconds / (limit[round]?.milliseconds ?? Number.NaN)));
  const [usual, bare] = [ours, limit].map((starts) => Math.round(median(starts.map(({ milliseconds }) => milliseconds))));
  const quickest = Math.round(Math.min(...ours.map(({ milliseconds }) => milliseconds)));
  const line: ProofLine = {
    what: `start to first answer on PostgreSQL, median of ${rounds}`,
    measured: `${usual} ms (quickest ${quickest}, limit ${bare}), ${ratio.toFixed(2)} x limit`,
    target: '<= 2 x limit',
    holds: ratio <= 2,
  };
  const memory: ProofLine = {
    what: 'memory of the server at its first answer',
    measured: `${Math.round(median(ours.map(({ megabytes }) => megabytes)))} MB`,
    target: 'for information',
    holds: null,
  };
  report(line);
  report(memory);
  return [line, memory];
}

async function oneStart(start: () => Promise<Contestant>): Promise<Start> {
  const server = await start();
  const megabytes = residentMegabytes(server.pid);
  await server.stop();
  return { milliseconds: server.startMilliseconds, megabytes };
}
