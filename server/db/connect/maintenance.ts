import type pg from 'pg';
import type { Log } from './settings.ts';
import { describeError } from './unavailable.ts';

export type MaintenanceOptions = {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly withoutTimeLimit: <T>(work: () => Promise<T>) => Promise<T>;
  readonly lookEveryMs?: number;
  readonly checkpointEveryMs?: number;
  readonly checkpointAfterBytes?: number;
};

export type Maintenance = {
  /** Does now what is due. */
  run(): Promise<void>;
  /** Waits for the statement under way and starts no other. */
  stop(): Promise<void>;
};

/** Upkeep that PGlite lacks: it has neither a checkpointer nor an autovacuum. */
export function startMaintenance(options: MaintenanceOptions): Maintenance {
  const { pool, log, withoutTimeLimit } = options;
  const checkpointEveryMs = options.checkpointEveryMs ?? 5 * 60_000;
  const checkpointAfterBytes = options.checkpointAfterBytes ?? 256 * 1024 ** 2;
  let lastCheckpoint = performance.now();
  let stopping = false;
  let current: Promise<void> = Promise.resolve();

  // The limit is lifted only once it is our turn: whoever is stuck before us must still be ended.
  const runLong = async (statement: string): Promise<void> => {
    const client = await pool.connect();
    try {
      await withoutTimeLimit(() => client.query(statement));
    } finally {
      client.release();
    }
  };
  const upkeep = async (): Promise<void> => {
    const since = await readLogSize(pool);
    const due = performance.now() - lastCheckpoint >= checkpointEveryMs;
    if (stopping || (!due && since < checkpointAfterBytes)) return;
    // One statement per call: VACUUM refuses a string of several, and others get their turn between.
    for (const table of await listWornTables(pool)) {
      if (stopping) return;
      await runLong(`vacuum (analyze) ${table}`);
    }
    if (stopping) return;
    await runLong('checkpoint');
    lastCheckpoint = performance.now();
    log('debug', 'the embedded database was kept in order', { logBytes: since });
  };
  const run = (): Promise<void> => {
    current = current.then(() => {
      if (stopping) return;
      return upkeep().catch((error: unknown) => {
        log('error', 'upkeep of the embedded database failed', describeError(error));
      });
    });
    return current;
  };

  const timer = setInterval(() => void run(), options.lookEveryMs ?? 20_000);
  timer.unref();
  return {
    run,
    stop: () => {
      stopping = true;
      clearInterval(timer);
      return current;
    },
  };
}

async function readLogSize(pool: pg.Pool): Promise<number> {
  const result = await pool.query<{ size: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as size
     from pg_control_checkpoint()`,
  );
  return result.rows[0]?.size ?? 0;
}

// The thresholds are autovacuum's own; the age keeps transaction numbers from running out.
async function listWornTables(pool: pg.Pool): Promise<readonly string[]> {
  // The counts of the session are published when it is idle for a while, which ours may never be.
  await pool.query('select pg_stat_force_next_flush()');
  const result = await pool.query<{ name: string }>(
    `select format('%I.%I', s.schemaname, s.relname) as name
     from pg_stat_all_tables s join pg_class c on c.oid = s.relid
     where c.relkind = 'r' and not c.relisshared
       and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup
         or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
         or age(c.relfrozenxid) > 200000000)
     order by 1`,
  );
  return result.rows.map((row) => row.name);
}
