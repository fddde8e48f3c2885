import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Log } from '../pool/open-database.ts';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { within } from '../pool/within.ts';
import type { Account } from './account.ts';
import { explainFailedStart } from './faults.ts';
import { endLeftBackends } from './left-backends.ts';
import { isAlive, isPostmasterOf, readPostmasterFile, removeTornFile } from './postmaster-file.ts';

/** How a PostgreSQL server is started. */
export type PostgresOrder = {
  readonly cluster: string;
  readonly socketFolder: string;
  /** Folder of the programs. */
  readonly bin: string;
  readonly account: Account | null;
  /** As in postgresql.conf. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly log: Log;
};

/** A PostgreSQL server that takes connections. */
export type PostgresProcess = {
  readonly pid: number;
  /** Answers with the cause once the postmaster is gone, anyone who ended it. */
  readonly ended: Promise<string>;
  /** Ends it in order: open transactions are rolled back, everything is written. */
  stop(): Promise<void>;
};

/**
 * Runs PostgreSQL and ends it when its own input ends, which happens also when this process is killed: no orphan keeps the folder.
 * The signals that a terminal or systemd sends to all processes are left to us; the loop goes on waiting after one.
 */
const wrapper = `
trap : INT TERM HUP
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(trap '' INT TERM HUP; read -r _ <&3; kill -INT $server) 2>/dev/null & watcher=$!
exec 3<&-
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill -KILL $watcher 2>/dev/null
exit $code`;

/** Left backends end within the limit of a statement, where they cannot be ended. */
const startMs = { poll: 10, logWaiting: 15_000, retryLocked: 40_000 } as const;
const stopMs = { fast: 15_000, immediate: 5_000 } as const;
/** How often it is looked whether someone else ended the postmaster. */
const watchMs = 1_000;
/** What a process wrote before it ended is received this long; its children may hold its output open for ever. */
const lastWordsMs = 500;

/**
 * Starts PostgreSQL over a cluster and waits until it takes connections. A recovery may take minutes and is waited for.
 * Ask for the lock of the folder first: any postmaster that still runs over the cluster is an orphan then, and is ended.
 * @throws DatabaseUnavailable
 */
export async function startPostgres(order: PostgresOrder): Promise<PostgresProcess> {
  await endOrphan(order.cluster);
  removeTornFile(order.cluster);
  const until = performance.now() + startMs.retryLocked;
  for (;;) {
    try {
      return await launch(order);
    } catch (error) {
      // After the postmaster was killed its other processes take a moment to notice.
      const isMomentary = error instanceof DatabaseUnavailable && /shared memory block|lock file "postmaster\.pid"/u.test(error.message);
      if (!isMomentary || performance.now() > until) throw error;
      endLeftBackends(order.cluster);
      await pause(100);
    }
  }
}

async function launch({ cluster, socketFolder, bin, account, parameters, log }: PostgresOrder): Promise<PostgresProcess> {
  const stale = readPostmasterFile(cluster);
  // Nothing listens outside the private folder.
  const settings = { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700', ...parameters };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = [path.join(bin, 'postgres'), '-D', cluster, ...options];
  const child = spawn('sh', ['-c', wrapper, 'sh', ...program], {
    ...account,
    cwd: cluster,
    env: environmentFor(stale?.pid ?? null),
    // A group of its own, so that Ctrl+C in a terminal does not end it before our requests are answered.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const output = listen(child, log);
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const closed = new Promise((done) => child.once('close', done));
      void within(lastWordsMs, closed).then(() => resolve(signal ?? `code ${code}`));
    });
  });
  const state = { isGone: false };
  void gone.then(() => {
    state.isGone = true;
  });
  let loggedAt = performance.now();
  for (;;) {
    const found = readPostmasterFile(cluster);
    if (found?.isReady === true && found.content !== stale?.content) return running({ child, gone, pid: found.pid, cluster });
    if (state.isGone) {
      throw explainFailedStart(new Error(`PostgreSQL did not start (${await gone})`), { output: output.text(), directory: cluster });
    }
    if (performance.now() - loggedAt > startMs.logWaiting) {
      loggedAt = performance.now();
      log('warn', 'PostgreSQL is still starting, probably recovering', { cluster });
    }
    await Promise.race([gone, pause(startMs.poll)]);
  }
}

/**
 * PostgreSQL takes a stale pid file for that of a living postmaster when its number belongs to any process of the account now,
 * unless it is known that this number is its grandparent's.
 */
function environmentFor(stalePid: number | null): NodeJS.ProcessEnv {
  const grandparent = stalePid !== null && isAlive(stalePid) ? { PG_GRANDPARENT_PID: String(stalePid) } : {};
  return { PATH: process.env['PATH'], LC_ALL: 'C', ...grandparent };
}

type Running = { readonly child: ChildProcess; readonly gone: Promise<string>; readonly pid: number; readonly cluster: string };

function running({ child, gone, pid, cluster }: Running): PostgresProcess {
  // Someone may have asked it to end once everybody has left, which the connections of a pool never do: it refuses new ones meanwhile.
  const watch = setInterval(() => {
    if (readPostmasterFile(cluster)?.isStopping === true) send(pid, 'SIGINT');
  }, watchMs);
  watch.unref();
  // If only the shell was killed, the postmaster runs on without anybody who would end it.
  const ended = gone.then(async (cause) => {
    clearInterval(watch);
    await endOrphan(cluster);
    return cause;
  });
  const stop = async (): Promise<void> => {
    clearInterval(watch);
    child.stdin?.end();
    if (await within(stopMs.fast, ended)) return;
    send(pid, 'SIGQUIT');
    if (await within(stopMs.immediate, ended)) return;
    send(pid, 'SIGKILL');
    await ended;
  };
  return { pid, ended, stop };
}

/** Ends a postmaster that was left over the cluster. */
async function endOrphan(cluster: string): Promise<void> {
  const found = readPostmasterFile(cluster);
  if (found === null || !isPostmasterOf(found.pid, cluster)) return;
  send(found.pid, 'SIGINT');
  const until = performance.now() + stopMs.fast;
  while (isPostmasterOf(found.pid, cluster)) {
    if (performance.now() > until) send(found.pid, 'SIGKILL');
    await pause(20);
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended on its own a moment ago.
  }
}

/** Hands on what PostgreSQL says, and keeps the end of it for the reason of a failed start. */
function listen(child: ChildProcess, log: Log): { readonly text: () => string } {
  let kept = '';
  child.stdin?.on('error', () => undefined);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    kept = (kept + text).slice(-4_000);
    for (const line of text.split('\n')) {
      const level = levelOfLine(line);
      if (level !== null) log(level, 'PostgreSQL', { line });
    }
  });
  return { text: () => kept };
}

/** How a line that PostgreSQL writes is logged; null: not at all, because the sender of the statement reports its error. */
export function levelOfLine(line: string): 'warn' | 'debug' | null {
  if (line.trim() === '' || /^(?:ERROR|STATEMENT|DETAIL|HINT|CONTEXT)/u.test(line)) return null;
  // An ordinary stop ends connections, autovacuum and workers that still run. The pool reports any other lost connection itself.
  const isOfStop = /^FATAL: +terminating .+ due to administrator command$/u.test(line);
  return /^(?:PANIC|FATAL|WARNING)/u.test(line) && !isOfStop ? 'warn' : 'debug';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
