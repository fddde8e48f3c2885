import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { serverProgram } from '../../../scripts/basics/places.mjs';

const startLimitMs = 170_000;
const stopLimitMs = 15_000;

export type ServerOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** A folder that outlives the server, for tests of starting again; a new one that is removed without it. */
  readonly dataDirectory?: string;
  /** Another build than that of this project. */
  readonly program?: string;
  /** The port of a server that comes back; any free one without it. */
  readonly port?: number;
};

/** The built server as a process of its own, as `npm start` runs it. */
export type RunningServer = {
  readonly origin: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** Ends it at once, when no one will look at what it leaves. */
  kill(): Promise<void>;
};

/** A port that no one listens on now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('the system gave no port'));
        else resolve(address.port);
      });
    });
  });
}

/** Environment of the server: nothing of this process that would change what it does. */
function environment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...own };
}

async function untilItRuns(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => reject(new Error(`${reason}\n${output()}`));
    const timer = setTimeout(() => fail(`the server did not start within ${startLimitMs} ms`), startLimitMs);
    child.stdout?.on('data', () => {
      if (output().includes(`Pořadník běží na ${origin}`)) resolve(clearTimeout(timer));
    });
    child.once('exit', (code) => fail(`the server ended with ${code} before it ran`));
    child.once('error', reject);
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  child.kill(signal);
  await ended;
  clearTimeout(timer);
}

/** Starts the built server on a free port with a data folder of its own, and waits until it says that it runs. */
export async function startServer({
  env = {},
  args = [],
  dataDirectory,
  program = serverProgram,
  port: asked,
}: ServerOptions = {}): Promise<RunningServer> {
  const port = asked ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const directory = dataDirectory ?? mkdtempSync(path.join(tmpdir(), 'poradnik-e2e-'));
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: directory, LOG_LEVEL: 'warn', SIMULATOR: 'off', ...env };
  const child = spawn(process.execPath, [program, ...args], { env: environment(own), stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const output = (): string => Buffer.concat(said).toString('utf8');
  const leave = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await end(child, signal);
    if (dataDirectory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  const [stop, kill] = [() => leave('SIGTERM'), () => leave('SIGKILL')];
  try {
    await untilItRuns(child, origin, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, port, dataDirectory: directory, child, output, stop, kill };
}
