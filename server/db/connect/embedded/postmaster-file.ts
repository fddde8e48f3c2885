import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What `postmaster.pid` says (PostgreSQL, src/include/utils/pidfile.h). */
export type PostmasterFile = { readonly content: string; readonly pid: number; readonly isReady: boolean };

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
  return pid > 0 ? { content, pid, isReady: lines[statusLine]?.trim() === 'ready' } : null;
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

/** Whether a process is a postmaster over the cluster, by its command line. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  return isAlive(pid) && commandOf(pid).includes(`-D ${cluster} `);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return `${fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')} `;
    return `${execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString()} `;
  } catch {
    return '';
  }
}
