import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OpenDatabase } from '../../../db/connect/open.ts';
import type { Log } from '../../../db/connect/pool/open-database.ts';
import { createPool, endPool } from '../../../db/connect/pool/safe-pool.ts';
import { describeError } from '../../../db/connect/pool/unavailable.ts';
import { BackupFault } from './file/backup-fault.ts';

const prefix = 'poradnik_check_';

/**
 * Lends an empty database next to the one that is open, and takes it away afterwards. What a killed check left goes as well.
 * @throws BackupFault `no_scratch` where the role may not make databases
 */
export async function inScratchDatabase<T>(
  { opened, log }: { readonly opened: Pick<OpenDatabase, 'pool'>; readonly log: Log },
  work: (scratch: Pick<OpenDatabase, 'pool'>) => Promise<T>,
): Promise<T> {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const client = await opened.pool.connect();
  try {
    // Held as long as the connection is, so that others can tell a database in use from one that was left.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    await dropLeft(client);
    await create(client, name);
    const pool = createPool({ ...siblingOf(opened.pool, name), max: 2 }, log);
    try {
      return await work({ pool });
    } finally {
      await endPool(pool, log);
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    client.release(true);
  }
}

async function create(client: pg.ClientBase, name: string): Promise<void> {
  try {
    await client.query(`create database ${name} template template0`);
  } catch (error) {
    const { message, code } = describeError(error);
    if (code !== '42501') throw error;
    const { rows } = await client.query<{ role: string }>('select current_user::text as role');
    throw new BackupFault('no_scratch', message, { role: rows[0]?.role ?? '' }, error);
  }
}

async function dropLeft(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname::text as name from pg_database where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user`,
    [prefix],
  );
  for (const { name } of rows) {
    const { rows: asked } = await client.query<{ free: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as free', [name]);
    if (asked[0]?.free === true) await client.query(`drop database if exists ${name} with (force)`);
  }
}

/** How another database of the same server is reached. */
function siblingOf({ options }: pg.Pool, database: string): pg.PoolConfig {
  const { connectionString, host, user } = options;
  if (connectionString === undefined) return { database, ...(host === undefined ? {} : { host }), ...(user === undefined ? {} : { user }) };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href, keepAlive: true };
}
