import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../tests/e2e/support/server.ts';
import { root } from '../../basics/places.mjs';

/** A server under measurement. */
export type Contestant = {
  readonly name: 'limit' | 'honest' | 'ours';
  readonly origin: string;
  readonly pid: number;
  /** From being started to the first answer. */
  readonly startMilliseconds: number;
  readonly stop: () => Promise<void>;
};

const limitProgram = fileURLToPath(new URL('./limit-server.mjs', import.meta.url));
const startProgram = path.join(root, 'scripts/start.mjs');
const honestProgram = fileURLToPath(new URL('./honest-server.mjs', import.meta.url));
export const secretKey = 'a secret key of the proof, long enough';

/** The bare server over the database. */
export function startLimit(databaseUrl: string): Promise<Contestant> {
  return launch('limit', [limitProgram], { DATABASE_URL: databaseUrl });
}

/** The plain application for orders over the database, which keeps the same promises. */
export function startHonest(databaseUrl: string): Promise<Contestant> {
  return launch('honest', [honestProgram], { DATABASE_URL: databaseUrl });
}

/** The built server over the database, or over the embedded one in the folder; empty unless other options say what to load. */
export function startOurs(
  place: { readonly databaseUrl: string } | { readonly folder: string },
  options: readonly string[] = ['--empty'],
): Promise<Contestant> {
  const given = 'folder' in place ? { DATA_DIR: place.folder } : { DATABASE_URL: place.databaseUrl, SECRET_KEY: secretKey };
  // As `npm start` runs it.
  return launch('ours', ['--max-semi-space-size=4', '--v8-pool-size=1', startProgram, ...options], given);
}

async function launch(name: Contestant['name'], args: readonly string[], env: Readonly<Record<string, string>>): Promise<Contestant> {
  const port = await findFreePort();
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/health/ready`);
  return { name, origin, pid: child.pid ?? 0, startMilliseconds: performance.now() - begun, stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
