import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../server/db/connect/pool/safe-pool.ts';
import { withNamedStatements } from '../../../server/db/named-statements.ts';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';

const limits = { names: 2, seen: 10, perConnection: 4 } as const;

describe('statements that come again', () => {
  let cluster: Cluster;
  let pool: pg.Pool;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  type Naming = ReturnType<typeof withNamedStatements>;
  async function ask(naming: Naming, ...numbers: readonly number[]): Promise<void> {
    const client = await naming.connect();
    for (const number of numbers) {
      const { rows } = await client.query<{ n: number }>(`select ${number} as n`, []);
      expect(rows).toEqual([{ n: number }]);
    }
    client.release();
  }
  async function prepared(): Promise<readonly string[]> {
    const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements order by prepare_time');
    return rows.map(({ statement }) => statement);
  }
  async function withPool(work: (naming: Naming) => Promise<void>): Promise<void> {
    // As the server has it: the database may end a connection that was given up before it has learned of that.
    pool = createPool({ connectionString: cluster.url, max: 1 }, () => undefined);
    try {
      await work(withNamedStatements(pool, limits));
    } finally {
      await pool.end();
    }
  }

  it('are prepared, and those that come once are not', async () => {
    await withPool(async (naming) => {
      await ask(naming, 1, 2, 2);
      expect(await prepared()).toEqual(['select 2 as n']);
    });
  });

  it('give their place to newer ones when they are used least recently', async () => {
    await withPool(async (naming) => {
      await ask(naming, 1, 1, 2, 2, 1, 3, 3);
      expect(await prepared()).toEqual(['select 1 as n', 'select 2 as n', 'select 3 as n']);
      // The second one lost its name, and has to be seen again; the first kept its own.
      await ask(naming, 2, 1);
      expect((await prepared()).length).toBe(3);
    });
  });

  it('wear a connection out that has prepared too many, and answer on the next one', async () => {
    await withPool(async (naming) => {
      await ask(naming, 1, 1, 2, 2, 3, 3, 4, 4);
      expect(await prepared()).toEqual([]);
      await ask(naming, 4, 3);
      expect(await prepared()).toEqual(['select 4 as n', 'select 3 as n']);
    });
  });
});
