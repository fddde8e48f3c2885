import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../pool/unavailable.ts';

const name = 'folder-identity';
/** Value of `DBState` in `pg_control` after an orderly end, and where it is (src/include/catalog/pg_control.h). */
const shutDown = 1;
const stateOffset = 16;

/**
 * Refuses a cluster that was copied while its server ran: its files are of different moments, and what a recovery makes of them
 * may be wrong without an error. A copy has another inode than the folder that it was made from; after an orderly end a copy is
 * whole, so only the state of a running or killed server counts.
 * @throws DatabaseUnavailable `copied_while_running`
 */
export function refuseCopyOfRunning(cluster: string): void {
  const file = path.join(cluster, name);
  const remembered = readText(file);
  if (remembered === null || remembered === identityOf(cluster) || stateOf(cluster) === shutDown) return;
  throw new DatabaseUnavailable('copied_while_running', `${cluster} is a copy that was made while its server ran`, { cluster, file });
}

/** Writes down which folder this is, for the next start. */
export function rememberFolder(cluster: string): void {
  const file = path.join(cluster, name);
  const identity = identityOf(cluster);
  if (readText(file) !== identity) fs.writeFileSync(file, identity, { mode: 0o600 });
}

function identityOf(folder: string): string {
  return String(fs.statSync(folder).ino);
}

function stateOf(cluster: string): number | null {
  try {
    return fs.readFileSync(path.join(cluster, 'global', 'pg_control')).readUInt32LE(stateOffset);
  } catch {
    return null;
  }
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
