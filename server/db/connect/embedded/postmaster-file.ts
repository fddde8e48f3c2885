import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isBackendOfCluster } from './left-backends.ts';

/** What `postmaster.pid` says (PostgreSQL, src/include/utils/pidfile.h). */
export type PostmasterFile = { readonly content: string; readonly pid: number; readonly isReady: boolean; readonly isStopping: boolean };

const statusLine = 7;

/** Reads the file by which a postmaster claims a cluster; null when there is none or it is just being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let content: string;
  try {
    content = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return null;
  }
  const lines = content.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const status = lines[statusLine]?.trim();
  return pid > 0 ? { content, pid, isReady: status === 'ready', isStopping: status === 'stopping' } : null;
}

/** Whether a process or a thread of that number lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes a file that names no process: a full disk or a power cut leaves one that PostgreSQL refuses to start over. Ask for the
 * lock of the folder first.
 */
export function removeTornFile(cluster: string): void {
  const file = path.join(cluster, 'postmaster.pid');
  if (readPostmasterFile(cluster) === null && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true) fs.rmSync(file);
}

/** Whether a process is a postmaster over the cluster, by where it works, or by its command line where the system does not say. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  return process.platform === 'linux' ? isBackendOfCluster(pid, cluster) : commandOf(pid).includes(`-D ${cluster} `);
}

function commandOf(pid: number): string {
  try {
    return `${execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString()} `;
  } catch {
    return '';
  }
}
