import pg from 'pg';
import type { Log } from './settings.ts';
import { typeParsers } from './type-parsers.ts';
import { describeError } from './unavailable.ts';
import { within } from './within.ts';

const patienceMs = 5_000;

/** Limits of every connection: the database ends a longer statement, and a transaction that asks nothing for longer. */
const limits = {
  application_name: 'poradnik',
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** A pool with our parsing of values, which survives the loss of a connection. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ max: 10, idleTimeoutMillis: 30_000, ...limits, ...config, types: typeParsers() });
  const lost = (error: Error): void => {
    // Connections that we end ourselves may hear of the end of the database before they are gone.
    if (!pool.ending) log('warn', 'a database connection was lost', describeError(error));
  };
  // Without listeners either event would end the process: the first is of idle connections, the
  // second of one that is in use between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // An idle connection reports its end twice: what PostgreSQL said, and that the socket was closed.
    client.once('error', lost);
  });
  return pool;
}

/** Ends a pool, but waits only `patienceMs` for a connection that was not returned. */
export async function endPool(pool: pg.Pool, log: Log): Promise<void> {
  if (pool.ended) return;
  const ended = await within(patienceMs, pool.end());
  if (!ended) log('warn', 'a database connection was not given back before closing', {});
}
