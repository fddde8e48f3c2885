import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { type Account, handOver } from './account.ts';

// sockaddr_un holds 104 bytes on macOS and 108 on Linux, with the closing zero.
const longestPath = 100;
const socketName = '.s.PGSQL.5432';

/**
 * Makes the folder of the private socket, which only the account of PostgreSQL may enter: no password is asked there.
 * @throws DatabaseUnavailable `socket_path_too_long`
 */
export function makeSocketFolder(clusters: string, account: Account | null): string {
  const folder = socketFolderOf(clusters);
  if (folder !== nearFolder(clusters)) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // mkdir leaves the mode of an existing directory as it is.
  fs.chmodSync(folder, 0o700);
  handOver(folder, account);
  return folder;
}

/**
 * Where the private socket lies: next to the clusters or, where that path would be too long for a socket, in the folder for temporary
 * files.
 * @throws DatabaseUnavailable `socket_path_too_long`
 */
export function socketFolderOf(clusters: string): string {
  const near = nearFolder(clusters);
  const digest = createHash('sha256').update(clusters).digest('hex').slice(0, 12);
  const folder = [near, path.join(os.tmpdir(), `poradnik-${digest}`)].find(fits);
  if (folder === undefined) {
    throw new DatabaseUnavailable('socket_path_too_long', `neither ${near} nor ${os.tmpdir()} is short enough for a socket`, {
      directory: clusters,
      temporary: os.tmpdir(),
    });
  }
  return folder;
}

function nearFolder(clusters: string): string {
  return path.join(clusters, 'socket');
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, socketName)) <= longestPath;
}
