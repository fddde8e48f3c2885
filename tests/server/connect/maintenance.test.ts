import { describe, expect, it } from 'vitest';
import { startMaintenance } from '../../../server/db/connect/maintenance.ts';
import { anEmbedded, silent } from './embedded.ts';

describe('upkeep of the embedded database', () => {
  it('removes dead rows and shortens the log when enough was written', async () => {
    const db = await anEmbedded();
    const upkeep = startMaintenance({ ...db, log: silent, checkpointAfterBytes: 1 });
    await db.pool.query('create table "Worn" as select generate_series(1, 5000) as id');
    await db.pool.query('update "Worn" set id = id + 1');

    await upkeep.run();
    await upkeep.stop();

    const state = await db.pool.query(
      `select n_dead_tup as dead, last_vacuum is not null as vacuumed,
         pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) < 1e6 as short
       from pg_stat_user_tables, pg_control_checkpoint() where relname = 'Worn'`,
    );
    expect(state.rows).toEqual([{ dead: 0, vacuumed: true, short: true }]);
  });

  it('leaves the database alone while little was written', async () => {
    const statements: string[] = [];
    const db = await anEmbedded();
    const pool = db.pool;
    const query = pool.query.bind(pool);
    Object.assign(pool, { query: (text: string) => (statements.push(text), query(text)) });
    const upkeep = startMaintenance({ ...db, log: silent });

    await upkeep.run();
    await upkeep.stop();

    expect(statements.filter((text) => /vacuum|^checkpoint/.test(text))).toEqual([]);
  });

  it('does nothing any more once it was stopped', async () => {
    const db = await anEmbedded();
    const upkeep = startMaintenance({ ...db, log: silent, checkpointAfterBytes: 1 });
    await upkeep.stop();
    await db.close();

    await expect(upkeep.run()).resolves.toBeUndefined();
  });

  it('writes a failure to the log and throws nothing', async () => {
    const levels: string[] = [];
    const db = await anEmbedded();
    const upkeep = startMaintenance({ ...db, log: (level) => levels.push(level) });
    await db.close();

    await upkeep.run();
    await upkeep.stop();

    expect(levels).toEqual(['error']);
  });
});
