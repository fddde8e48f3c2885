import { CompiledQuery, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Database } from '../../../db/database.ts';
import { findNetwork } from './find-network.ts';

/** How many requests of one address are served in a minute, pictures of maps apart, and how many orders in an hour. */
export type RequestLimits = { readonly reads: number; readonly changes: number; readonly pictures: number; readonly orders: number };
export type CountRequest = (kind: keyof RequestLimits, address: string) => Promise<void>;

/** An office or a school behind one address asks less; a program asks more. */
export const usualLimits: RequestLimits = { reads: 300, changes: 60, pictures: 600, orders: 60 };

const windowSeconds = { reads: 60, changes: 60, pictures: 60, orders: 3_600 } as const;
const table = 'request_counts';
/** How long a server counts only in memory after the database failed: as long as clients are asked to wait for it. */
const restsMs = 3_000;

type Tools = {
  readonly db: Database;
  /** Whether the server may write, and what watches the room on the disk, which an error may be about. */
  readonly storage: { readonly mayWrite: () => boolean; readonly note: (error: unknown) => void };
};

/**
 * Limits requests of each network, separately for reads, changes and orders. A refusal says how long to wait. All servers share the counts
 * in the database, which survive a restart. Each server also counts in memory first: a flood does not reach the database, and a limit
 * remains while the database is unavailable (decision 0094).
 */
export function limitRequests(tools: Tools, limits: RequestLimits): CountRequest {
  const countOf = {
    reads: countOfKind(tools, 'reads', limits.reads),
    changes: countOfKind(tools, 'changes', limits.changes),
    pictures: countOfKind(tools, 'pictures', limits.pictures),
    orders: countOfKind(tools, 'orders', limits.orders),
  };
  return async (kind, address) => {
    try {
      await countOf[kind](findNetwork(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refuse('too_many_requests', { details: { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
    }
  };
}

function countOfKind({ db, storage }: Tools, kind: keyof RequestLimits, points: number): (network: string) => Promise<void> {
  const limit = { points, duration: windowSeconds[kind], keyPrefix: kind };
  const own = new RateLimiterMemory(limit);
  const shared = new RateLimiterPostgres({
    ...limit,
    storeClient: clientOver(db),
    storeType: 'pool',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A network over the limit is refused without a query until its time is over.
    inMemoryBlockOnConsumed: points,
  });
  let restsUntil = 0;
  return async (network) => {
    await own.consume(network);
    if (!storage.mayWrite() || Date.now() < restsUntil) return;
    try {
      await shared.consume(network);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      // The page is read without it: what needs the database says on its own that it is away or full.
      restsUntil = Date.now() + restsMs;
      storage.note(error);
    }
  };
}

/** What the library takes for a pool. */
function clientOver(db: Database): { readonly query: (statement: Statement) => Promise<{ readonly rows: readonly unknown[] }> } {
  return { query: ({ text, values }) => db.executeQuery(CompiledQuery.raw(text, [...values])) };
}

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Deletes expired counts: they contain networks of clients. */
export async function pruneRequestCounts(db: Database, now: Date): Promise<void> {
  await sql`delete from ${sql.table(table)} where expire < ${now.getTime()}`.execute(db);
}
