import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { prepareCluster } from './cluster-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { KeptWorker } from './kept-worker.ts';
import { startMaintenance } from './maintenance.ts';
import type { OpenDatabase } from './open-database.ts';
import { createPatientSockets, type PatientSockets } from './patient-sockets.ts';
import { createPool, endPool } from './safe-pool.ts';
import { defaultIdleInTransactionLimitMs, defaultStatementLimitMs, type EmbeddedSettings, type Log } from './settings.ts';
import { makeSocketPlace } from './socket-place.ts';
import { DatabaseUnavailable, describeError } from './unavailable.ts';
import { createActivity, type StuckCause, startWatchdog } from './watchdog.ts';
import { within } from './within.ts';
import { startWorker } from './worker-thread.ts';

/** Opens the embedded database in a directory, which is made and filled when it is missing. */
export async function openEmbedded(settings: EmbeddedSettings, log: Log): Promise<OpenDatabase> {
  const directory = path.resolve(settings.directory);
  try {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
    return await openLocked(directory, settings, log);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const { message, code } = describeError(error);
    throw new DatabaseUnavailable('broken', `the data directory cannot be used: ${message}`, { directory, code });
  }
}

async function openLocked(directory: string, settings: EmbeddedSettings, log: Log): Promise<OpenDatabase> {
  const begin = performance.now();
  const lock = await lockDirectory(directory);
  try {
    const { cluster, created } = prepareCluster(directory);
    const database = await startIn({ directory, cluster, settings, log });
    const tookMs = Math.round(performance.now() - begin);
    log('info', 'the embedded database is open', { directory, created, tookMs });
    const close = once(() => database.close().finally(() => lock.release()));
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Place = {
  readonly directory: string;
  readonly cluster: string;
  readonly settings: EmbeddedSettings;
  readonly log: Log;
};

async function startIn({ directory, cluster, settings, log }: Place): Promise<OpenDatabase> {
  const { socketPath, remove } = makeSocketPlace(directory);
  const activity = createActivity();
  const parameters = settings.parameters ?? {};
  const start = () => {
    // What the one before was doing when it ended is no longer going on.
    Atomics.store(activity, 0, 0);
    return startWorker({ cluster, socketPath, parameters, activity });
  };
  const worker = await KeptWorker.start(start, log).catch((error: unknown) => {
    remove();
    throw error;
  });
  const sockets = createPatientSockets(socketPath, () => worker.whenReady());
  const statementLimitMs = settings.statementLimitMs ?? defaultStatementLimitMs;
  const watchdog = startWatchdog({
    activity,
    statementLimitMs,
    idleInTransactionLimitMs: settings.idleInTransactionLimitMs ?? defaultIdleInTransactionLimitMs,
    onStuck: (cause) => {
      log('error', 'the embedded database is stuck and ended by the watchdog', { cause });
      const { code, message } = stuckErrors[cause];
      sockets.breakAll(code, message);
      worker.terminate();
    },
  });
  const pool = connectOver(sockets, statementLimitMs, log);
  const withoutTimeLimit = async <T>(work: () => Promise<T>): Promise<T> => {
    const resume = watchdog.suspend();
    try {
      return await work();
    } finally {
      resume();
    }
  };
  const maintenance = startMaintenance({ pool, log, withoutTimeLimit });
  const close = async (): Promise<void> => {
    // A long VACUUM is cut short: it may be, and a stop must not last minutes.
    await within(3_000, maintenance.stop());
    await endPool(pool, log);
    watchdog.stop();
    await worker.stop();
    remove();
  };
  return { kind: 'embedded', pool, readPool: pool, embedded: true, close, withoutTimeLimit };
}

// The codes with which a PostgreSQL server ends the same two.
const stuckErrors = {
  statement: { code: '57014', message: 'canceling statement due to statement timeout' },
  transaction: {
    code: '25P03',
    message: 'terminating connection due to idle-in-transaction timeout',
  },
} as const satisfies Record<StuckCause, { code: string; message: string }>;

function connectOver(sockets: PatientSockets, statementLimitMs: number, log: Log): pg.Pool {
  const config = {
    user: 'postgres',
    database: 'postgres',
    stream: () => sockets.create(),
    // One connection: behind the socket all clients share one session, and pglite-socket takes turns
    // after each message. With four connections and values of 300 kB, 301 of 400 queries got the
    // answer of somebody else's (measured, 0.2.17), without any error.
    max: 1,
    idleTimeoutMillis: 0,
    // Longer than the watchdog and a restart together: those behind a stuck query shall wait, but
    // whoever asks the pool inside a transaction of its own gets an error instead of a deadlock.
    connectionTimeoutMillis: statementLimitMs + 15_000,
  };
  return createPool(config, log);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}
