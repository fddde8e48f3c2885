import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { Central } from './central.ts';

type Overtaking<T> = {
  /** What holds what the work needs. */
  readonly lock: RawBuilder<unknown>;
  readonly work: () => Promise<T>;
  /** How many of the work wait for it. */
  readonly waiting?: number;
  /** What happens before them, in the transaction that holds the lock or next to it. */
  readonly meanwhile?: (holder: Database) => Promise<unknown>;
};

/** Does the work so that it comes to a lock and something else overtakes it there: a race that goes the same way every time. */
export async function overtaken<T>({ db }: Pick<Central, 'db'>, { lock, work, waiting = 1, meanwhile }: Overtaking<T>): Promise<T> {
  const { going } = await db.transaction().execute(async (holder) => {
    await lock.execute(holder);
    const begun = work();
    while ((await countWaiting(db)) < waiting) await new Promise((resolve) => setTimeout(resolve, 5));
    await meanwhile?.(holder);
    // Wrapped, so that the transaction ends without waiting for it.
    return { going: begun };
  });
  return going;
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
