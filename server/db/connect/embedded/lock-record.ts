import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable, describeError } from '../pool/unavailable.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

/** What a lock file says of its holder, with the shell that it ends with; the token never occurs twice. */
export type LockRecord = ProcessIdentity & { readonly token: string; readonly since: string; readonly shell?: ProcessIdentity | null };

/** How often a holder touches its lock, and how long a stranger watches for it. */
export type Heartbeat = { readonly everyMs: number; readonly watchedMs: number };

/**
 * Reads a lock; null when it is gone. A torn one (power cut) counts as that of no one.
 * @throws DatabaseUnavailable `foreign_owner` when another account keeps it from being read; errors of the system
 */
export function readLock(file: string): LockRecord | null {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = describeError(error);
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES') throw error;
    throw new DatabaseUnavailable('foreign_owner', message, { directory: path.dirname(file) });
  }
  const nobody = { token: 'unreadable', since: '', pid: 0, startedAt: null, place: '' };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return nobody;
    return {
      ...identityIn(value),
      token: 'token' in value ? String(value.token) : nobody.token,
      since: 'since' in value ? String(value.since) : '',
      shell: 'shell' in value && typeof value.shell === 'object' && value.shell !== null ? identityIn(value.shell) : null,
    };
  } catch {
    return nobody;
  }
}

function identityIn(value: object): ProcessIdentity {
  return {
    pid: 'pid' in value ? Number(value.pid) : 0,
    startedAt: 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null,
    place: 'place' in value ? String(value.place) : '',
  };
}

/** Whether the holder of a lock ends in a moment, because the shell that it ends with is gone. */
export function isLeftByNpm({ shell }: LockRecord): boolean {
  return shell != null && isRunning(shell) === false;
}

/** Whether the holder of a lock still lives. */
export async function isHeld(record: LockRecord, file: string, heartbeat: Heartbeat): Promise<boolean> {
  if (record.pid === 0) return false;
  const running = isRunning(record);
  if (running !== null) return running;
  // Another machine or container shares the directory. Its clock may differ from ours, so only a
  // change seen with our own eyes proves it alive.
  const before = modifiedAt(file);
  const end = performance.now() + heartbeat.watchedMs;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(250, heartbeat.watchedMs)));
    if (modifiedAt(file) !== before) return true;
  }
  return false;
}

function modifiedAt(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
