import path from 'node:path';
import type { Log, OpenDatabase } from '../pool/open-database.ts';
import { createPool, endPool } from '../pool/safe-pool.ts';
import { DatabaseUnavailable, describeError } from '../pool/unavailable.ts';
import { clusterFolder } from './cluster-folder.ts';
import { findPlace } from './place.ts';
import { findInstalled } from './programs.ts';
import { socketFolderOf } from './socket-folder.ts';

/** A server that holds the folder may be just starting. */
const patienceMs = 30_000;
const looksEveryMs = 100;

/**
 * Connects to the PostgreSQL of a server that has the data directory open, over its private socket; closing leaves that running.
 * Only that server's account and root may enter the folder of the socket.
 * @throws DatabaseUnavailable `running_silent`
 */
export async function joinRunning(dataDirectory: string, log: Log): Promise<OpenDatabase> {
  const { clusters } = findPlace(path.resolve(dataDirectory));
  const pool = createPool({ host: socketFolderOf(clusters), user: 'postgres', database: 'postgres' }, log);
  const close = () => endPool(pool, log);
  for (const until = performance.now() + patienceMs; ; ) {
    try {
      await pool.query('select');
      return { kind: 'embedded', dataFolder: clusterFolder(clusters, findInstalled().major), pool, readPool: pool, close };
    } catch (error) {
      if (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
        continue;
      }
      await close();
      const { message, code } = describeError(error);
      throw new DatabaseUnavailable('running_silent', `the running PostgreSQL does not answer: ${message}`, { code });
    }
  }
}
