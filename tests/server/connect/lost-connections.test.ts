import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, endPool } from '../../../server/db/connect/pool/safe-pool.ts';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';

describe('a connection that the database ends', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  /** Ends a connection by another of the same pool; answers once the first is closed, so that it has received everything. */
  async function loseOne(pool: pg.Pool, meanwhile: () => unknown): Promise<void> {
    const [lost, other] = [await pool.connect(), await pool.connect()];
    const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
    const closed = new Promise((resolve) => lost.once('end', resolve));
    meanwhile();
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await closed;
    lost.release(true);
    other.release();
  }

  it('is told of once while the pool is open', async () => {
    const logged: string[] = [];
    const pool = createPool({ connectionString: cluster.url }, (_, text) => logged.push(text));
    await loseOne(pool, () => undefined);
    await pool.end();
    expect(logged).toEqual(['a database connection was lost']);
  });

  it('is not told of once the pool is being ended', async () => {
    const logged: string[] = [];
    const log = (_: string, text: string): void => void logged.push(text);
    const pool = createPool({ connectionString: cluster.url }, log);
    const endings: Promise<void>[] = [];
    await loseOne(pool, () => endings.push(endPool(pool, log)));
    await Promise.all(endings);
    expect(logged).toEqual([]);
  });
});
