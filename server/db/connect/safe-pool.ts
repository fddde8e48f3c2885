import pg from 'pg';
import type { Log } from './settings.ts';
import { typeParsers } from './type-parsers.ts';
import { describeError } from './unavailable.ts';
import { within } from './within.ts';

const patienceMs = 5_000;

/** A pool with our reading of values, for which the loss of a connection is no end of the process. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...config, types: typeParsers() });
  const lost = (error: Error): void => {
    log('warn', 'a database connection was lost', describeError(error));
  };
  // Without listeners either event would end the process: the first is of idle connections, the
  // second of one that somebody holds between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Ends a pool, but does not wait for ever for a connection that nobody gave back. */
export async function endPool(pool: pg.Pool, log: Log): Promise<void> {
  if (pool.ended) return;
  const ended = await within(patienceMs, pool.end());
  if (!ended) log('warn', 'a database connection was not given back before closing', {});
}
