import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { BranchKey } from '../demo/insert/insert-branch-keys.ts';

type Request = { readonly dataDirectory: string; readonly host: string; readonly port: number; readonly log: Logger };

/** Branches that are played in a process of their own, which ends with this one. */
export type SimulatedBranches = { readonly stop: () => Promise<void> };

/** The first look at the console comes before the branches. */
const startAfterMs = 1_500;
/** When it ends on its own it is started again, later each time; one that held so long begins again. */
const [firstReturnMs, longestReturnMs, heldMs] = [1_000, 60_000, 300_000];
const stopWithinMs = 3_000;

/** Plays the branches of the demonstration as long as the server runs; none where there are no keys of theirs. */
export function startSimulatedBranches({ dataDirectory, host, port, log }: Request): SimulatedBranches {
  if (!existsSync(simulatorKeysPath(dataDirectory))) return { stop: async () => {} };
  let child: ChildProcess | null = null;
  let isStopping = false;
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;

  const begin = () => {
    const started = performance.now();
    const program = simulatorProgram();
    const own = fork(program, ['--built-in', '--url', originOf(host, port)], {
      execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
      env: { ...process.env, DATA_DIR: dataDirectory },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = own;
    beModest(own.pid);
    own.once('error', (error) => log.warn({ fault: String(error) }, 'the simulated branches could not be started'));
    own.once('exit', (code) => {
      child = null;
      if (isStopping) return;
      if (performance.now() - started > heldMs) tries = 0;
      log.warn({ code }, 'the simulated branches ended and are started again');
      timer = setTimeout(begin, Math.min(longestReturnMs, firstReturnMs * 2 ** tries));
      tries += 1;
    });
  };
  timer = setTimeout(begin, startAfterMs);
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      if (child !== null) await ended(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const kill = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  child.kill('SIGTERM');
  await exit;
  clearTimeout(kill);
}

/** The build lays the simulator next to the server's bundle. */
function simulatorProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const bundled = join(here, 'simulator.mjs');
  return existsSync(bundled) ? bundled : join(here, '../../simulator/main.ts');
}

function originOf(host: string, port: number): string {
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = isAnywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

// The simulator has a lower priority than the server; where that may not be set, it has the same.
function beModest(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
}

/** Where the simulator finds the keys of the demonstration's branches. */
export function simulatorKeysPath(dataDirectory: string): string {
  return join(dataDirectory, 'simulator.json');
}

/**
 * Writes the keys down for the simulator, readable by their owner alone. What branches of an earlier demonstration in the
 * folder remember is forgotten: this one begins again.
 */
export function writeSimulatorKeys(dataDirectory: string, stores: readonly BranchKey[]): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  rmSync(join(dataDirectory, 'simulator'), { recursive: true, force: true });
  writeFileSync(simulatorKeysPath(dataDirectory), `${JSON.stringify({ stores }, null, 2)}\n`, { mode: 0o600 });
}
