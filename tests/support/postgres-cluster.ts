import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of the test alone, empty, reached only over a socket in its own directory. */
export type Cluster = {
  readonly url: string;
  readonly pid: number;
  /** Ends it and removes its data, of which a copy may be kept under a path. */
  stop(keep?: string): Promise<void>;
};

/** A test needs no durability. */
export const quick = ['fsync=off', 'full_page_writes=off'];

/** Whether this machine has a PostgreSQL to test with; if not, say what is left out. */
export const hasPostgres = findPrograms() !== null;

/**
 * Starts a server for a test. PostgreSQL refuses to run as root, so there it runs as `postgres`.
 * It dies with the thread that started it, even if that is killed. What was kept of another one, it begins with.
 */
export async function startCluster(settings: readonly string[] = quick, kept?: string): Promise<Cluster> {
  const programs = findPrograms();
  if (programs === null) throw new Error('no PostgreSQL found; install it or set POSTGRES_BIN');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-pg-'));
  const data = path.join(home, 'data');
  if (isRoot()) execFileSync('chown', ['postgres:postgres', home]);
  if (kept === undefined) {
    const initdb = [path.join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust'];
    run([...initdb, '-N', '-E', 'UTF8', '--locale=C.UTF-8']);
  } else execFileSync('cp', ['-a', kept, data]);
  // Nothing listens outside the directory.
  const options = ['listen_addresses=', 'max_connections=50', ...settings];
  const server = launch([path.join(programs, 'postgres'), '-D', data, '-k', home, ...options.flatMap((option) => ['-c', option])]);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`;
  const stop = async (keep?: string): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    if (keep !== undefined) execFileSync('cp', ['-a', data, keep]);
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid ?? 0, stop };
}

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const places = [
    process.env['POSTGRES_BIN'] ?? '',
    ...newestFirst.map((version) => path.join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const complete = (place: string) => place !== '' && ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(place, name)));
  return places.find(complete) ?? null;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function asPostgres(command: readonly string[], extra: readonly string[]): [string, string[]] {
  const [program = '', ...rest] = command;
  if (!isRoot()) return [program, rest];
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', ...extra];
  return ['setpriv', [...user, '--', ...command]];
}

function run(command: readonly string[]): void {
  const [program, args] = asPostgres(command, []);
  execFileSync(program, args, { stdio: 'pipe', cwd: '/' });
}

function launch(command: readonly string[]): ChildProcess {
  const [program, args] = asPostgres(command, ['--pdeathsig=INT']);
  return spawn(program, args, { stdio: 'ignore', cwd: '/' });
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
