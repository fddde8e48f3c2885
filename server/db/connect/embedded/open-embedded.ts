import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../../contract/rules/values/memoize.ts';
import type { EmbeddedSettings, Log, OpenDatabase } from '../pool/open-database.ts';
import { createPool, endPool } from '../pool/safe-pool.ts';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { accountFor } from './account.ts';
import { clusterFolder, prepareCluster, refuseEarlierEngine, refuseOtherMajor } from './cluster-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { explainFailedStart } from './faults.ts';
import { findPlace } from './place.ts';
import { type PostgresOrder, type PostgresProcess, startPostgres } from './postgres-process.ts';
import { findInstalled, preparePrograms } from './programs.ts';
import { giveUpReserve } from './reserve-file.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { supervise } from './supervisor.ts';

// Small enough to run next to the server on one machine; no parallel workers, because /dev/shm has only 64 MB in containers.
const usual = {
  shared_buffers: '32MB',
  max_connections: '40',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
} as const;

/** Opens the embedded PostgreSQL of a data directory; an empty directory gets a new cluster. @throws DatabaseUnavailable */
export async function openEmbedded(settings: EmbeddedSettings, log: Log): Promise<OpenDatabase> {
  // PostgreSQL has no socket there that Node can open (decision 0039).
  if (process.platform === 'win32') throw new DatabaseUnavailable('on_windows', 'the embedded database does not run on Windows');
  const dataDirectory = path.resolve(settings.dataDirectory);
  // initdb hands the path to a shell within double quotes.
  if (/["$`]/u.test(dataDirectory))
    throw new DatabaseUnavailable('unusable_path', 'the path has signs of a shell', { directory: dataDirectory });
  try {
    return await openFolder({ ...settings, dataDirectory }, log);
  } catch (error) {
    const fault = explainFailedStart(error, { output: '', directory: dataDirectory });
    // Not even the lock may have found room.
    if (fault.reason !== 'disk_full' || !gaveUpReserveOf(dataDirectory)) throw fault;
    log('error', 'the disk is full: the reserve was given up, the database is opened with it', { dataDirectory });
    return openFolder({ ...settings, dataDirectory }, log);
  }
}

async function openFolder(settings: EmbeddedSettings, log: Log): Promise<OpenDatabase> {
  const { dataDirectory } = settings;
  try {
    const directory = path.join(dataDirectory, 'database');
    makePrivate(dataDirectory);
    makePrivate(directory);
    const lock = await lockDirectory(directory);
    try {
      const database = await openLocked(settings, log);
      const close = memoize(() => database.close().finally(() => lock.release()));
      return { ...database, announceClose: lock.announceRelease, close };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFailedStart(error, { output: '', directory: dataDirectory });
  }
}

function gaveUpReserveOf(dataDirectory: string): boolean {
  try {
    return giveUpReserve(findPlace(dataDirectory).clusters);
  } catch {
    // There is nothing to find yet.
    return false;
  }
}

async function openLocked({ dataDirectory, ...settings }: EmbeddedSettings, log: Log): Promise<OpenDatabase> {
  const begin = performance.now();
  const parameters = { ...usual, ...settings.parameters };
  refuseEarlierEngine(path.join(dataDirectory, 'database'));
  const installed = findInstalled();
  const place = findPlace(dataDirectory);
  refuseOtherMajor(place.clusters, installed.major);
  const cluster = clusterFolder(place.clusters, installed.major);
  const account = accountFor(cluster);
  const programs = preparePrograms(place.programs, installed, account);
  const isNew = prepareCluster(place.clusters, programs, account);
  const socketFolder = makeSocketFolder(place.clusters, account);
  const order = { cluster, socketFolder, bin: programs.bin, account, parameters, log };
  const postgres = await supervise(() => startWithReserve(order, place.clusters), log);
  const pool = createPool({ host: socketFolder, user: 'postgres', database: 'postgres' }, log);
  const tookMs = Math.round(performance.now() - begin);
  log('info', 'the embedded database is open', { cluster, isNew, version: programs.version, tookMs });
  const close = async (): Promise<void> => {
    await endPool(pool, log);
    await postgres.stop();
    fs.rmSync(socketFolder, { recursive: true, force: true });
  };
  return { kind: 'embedded', dataFolder: cluster, pool, readPool: pool, close };
}

/** Where the disk has no room for its recovery, PostgreSQL gets what was kept aside for that. */
async function startWithReserve(order: PostgresOrder, clusters: string): Promise<PostgresProcess> {
  try {
    return await startPostgres(order);
  } catch (error) {
    if (explainFailedStart(error, { output: '', directory: order.cluster }).reason !== 'disk_full' || !giveUpReserve(clusters)) throw error;
    order.log('error', 'the disk is full: the reserve was given up, PostgreSQL starts with it', { cluster: order.cluster });
    return startPostgres(order);
  }
}

/** Makes a folder that only this account can open, if there is none. Folders above it get the usual rights: other programs may use them. */
function makePrivate(folder: string): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
}
