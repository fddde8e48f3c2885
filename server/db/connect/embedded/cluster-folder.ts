import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { type Account, handOver } from './account.ts';
import { refuseCopyOfRunning, rememberFolder } from './copied-folder.ts';
import { explainFailedStart } from './faults.ts';
import { clusterPattern, pointerName } from './place.ts';
import type { Programs } from './programs.ts';
import { syncDirectory } from './write-durably.ts';

const unfinishedPrefix = 'cluster.new-';

/** Path of the cluster of a major version, which need not exist. */
export function clusterFolder(clusters: string, major: number): string {
  return path.join(clusters, `cluster-${major}`);
}

/**
 * Refuses a folder of the earlier embedded engine, before anything in it is touched. PGlite kept its cluster in `cluster`;
 * PostgreSQL cannot read its 32-bit files.
 * @throws DatabaseUnavailable `earlier_engine`
 */
export function refuseEarlierEngine(directory: string): void {
  const names = fs.readdirSync(directory);
  if (!names.includes('cluster') || names.some((name) => name === pointerName || clusterPattern.test(name))) return;
  throw new DatabaseUnavailable('earlier_engine', `${directory} was made by a version with another embedded database`, { directory });
}

/**
 * Refuses data of another major version of PostgreSQL.
 * @throws DatabaseUnavailable `newer_major`, `older_major`, `broken`
 */
export function refuseOtherMajor(clusters: string, major: number): void {
  const cluster = clusterFolder(clusters, major);
  if (fs.existsSync(cluster)) return requireMajor(cluster, major);
  const others = fs.readdirSync(clusters).flatMap((name) => {
    const found = clusterPattern.exec(name)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  if (others.length > 0) throw ofOtherMajor(Math.max(...others), major, clusters);
}

/**
 * Makes a cluster if there is none. `initdb` writes under a passing name, and a rename makes it the cluster when it is whole on
 * the disk, so a start that is killed leaves nothing that looks like a database. Ask for the lock first.
 * @returns whether the cluster was made
 */
export function prepareCluster(clusters: string, programs: Programs, account: Account | null): boolean {
  removeUnfinished(clusters);
  const cluster = clusterFolder(clusters, programs.major);
  if (fs.existsSync(cluster)) {
    refuseCopyOfRunning(cluster);
    // Root may have copied the folder here, which made root its owner.
    if (account !== null && fs.statSync(cluster).uid === 0) handOver(cluster, account);
    requireOwner(cluster, account);
    // A copy may have lost it, and PostgreSQL refuses a folder that others may read.
    fs.chmodSync(cluster, 0o700);
    rememberFolder(cluster);
    return false;
  }
  const unfinished = path.join(clusters, `${unfinishedPrefix}${randomUUID()}`);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, account);
  initialize(unfinished, programs, account);
  fs.renameSync(unfinished, cluster);
  syncDirectory(clusters);
  rememberFolder(cluster);
  return true;
}

// UTF-8 by code point is the order of every column that names no collation: fast, and the same on every platform.
const initialSettings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--locale-provider=builtin'];

function initialize(folder: string, { bin }: Programs, account: Account | null): void {
  const options = ['-D', folder, ...initialSettings, '--builtin-locale=C.UTF-8', '--no-instructions'];
  try {
    execFileSync(path.join(bin, 'initdb'), options, {
      ...account,
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw explainFailedStart(error, { output: text, directory: path.dirname(folder) });
  }
}

function removeUnfinished(clusters: string): void {
  for (const name of fs.readdirSync(clusters)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    try {
      fs.rmSync(path.join(clusters, name), { recursive: true, force: true });
    } catch {
      // The initdb of a killed server may still write there; the next start removes what it leaves.
    }
  }
}

function requireMajor(cluster: string, major: number): void {
  let found: number;
  try {
    found = Number.parseInt(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    throw explainFailedStart(error, { output: '', directory: cluster });
  }
  if (found !== major) throw ofOtherMajor(found, major, cluster);
}

function ofOtherMajor(found: number, needed: number, folder: string): DatabaseUnavailable {
  const message = `${folder} holds data of PostgreSQL ${found}, this program reads ${needed}`;
  if (Number.isNaN(found)) return new DatabaseUnavailable('broken', message, { folder, needed });
  return new DatabaseUnavailable(found > needed ? 'newer_major' : 'older_major', message, { folder, found, needed });
}

function requireOwner(cluster: string, account: Account | null): void {
  const own = account?.uid ?? process.getuid?.();
  const { uid } = fs.statSync(cluster);
  if (own === undefined || uid === own) return;
  throw new DatabaseUnavailable('foreign_owner', `${cluster} belongs to user ${uid}, not to user ${own}`, { directory: cluster, uid });
}
