import pg from 'pg';
import type { Log } from './open-database.ts';
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

// Numbers of types are fixed in PostgreSQL's catalogue (pg_type.dat).
const parsers = [
  // Our keys and counts stay far below 2^53, and JSON has no other number.
  { type: 20, array: 1016, parse: Number },
  { type: 1700, array: 1231, parse: Number },
  // A day is not an instant: a Date would shift it by the time zone of the process.
  { type: 1082, array: 1182, parse: (text: string) => text },
  { type: 1083, array: 1183, parse: (text: string) => text.slice(0, 5) },
] as const;

/** Reading of column values, held by one pool: the global table of `pg` stays as it was. */
export function typeParsers(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  for (const { type, array, parse } of parsers) {
    overrides.setTypeParser<unknown>(type, parse);
    overrides.setTypeParser(array, (text: string) => parseArray(text, parse));
  }
  return overrides;
}

// None of these types writes a quote, comma or brace in a value, so brackets and NULL are all there is.
function parseArray(text: string, parse: (leaf: string) => unknown): unknown {
  const json = text
    .replace(/^\[.*\]=/, '')
    .replaceAll('{', '[')
    .replaceAll('}', ']')
    .replace(/[^,[\]]+/g, (leaf) => (leaf === 'NULL' ? 'null' : JSON.stringify(leaf)));
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? parse(value) : value));
}
