import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processorMilliseconds } from '../measuring/processes.ts';
import type { Contestant } from './contestants.ts';

/** What is asked, of whichever contestant. */
export type Load = {
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes reservations of so many stores on these days, `YYYY-MM-DD`. */
  readonly creates?: { readonly stores: number; readonly days: readonly string[] };
  /** Makes rows that are known by a name alone. */
  readonly names?: true;
  /** Changes rows from this one on, each over its version. */
  readonly updates?: { readonly path: string; readonly firstId: number };
};

/** Processor time is that of the server and of the database, a request each. */
export type Measured = {
  readonly cpu: number;
  readonly serverCpu: number;
  readonly perSecond: number;
  readonly p50: number;
};

type Result = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly refused: number;
  readonly refusal: string;
};

/** Days that orders change are counted once a second. */
const followsMs = 1500;

const program = fileURLToPath(new URL('./load.mjs', import.meta.url));

/** Runs a load and measures what it cost. Throws when anything was refused: a fast refusal is no speed. */
export async function measure({ origin, pid }: Contestant, databasePid: number, { path, ...load }: Load): Promise<Measured> {
  const before = [processorMilliseconds(pid), processorMilliseconds(databasePid)] as const;
  const result = await run({ ...load, url: `${origin}${path}` });
  // What follows from writes in the background belongs to them.
  if (load.method !== undefined && load.method !== 'GET') await new Promise((resolve) => setTimeout(resolve, followsMs));
  const server = processorMilliseconds(pid) - before[0];
  const database = processorMilliseconds(databasePid) - before[1];
  if (result.refused > 0 || result.requests === 0)
    throw new Error(`${path}: ${result.refused} of ${result.requests} refused, first ${result.refusal}`);
  const { requests, perSecond, p50 } = result;
  return { cpu: (server + database) / requests, serverCpu: server / requests, perSecond, p50 };
}

async function run(load: unknown): Promise<Result> {
  const child = spawn(process.execPath, [program, JSON.stringify(load)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the load ended with ${String(code)}`);
  const parsed: Result = JSON.parse(output);
  return parsed;
}
