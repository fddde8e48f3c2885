import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { retryAfterSeconds } from '../answers/error-answer.ts';
import { within } from '../db/connect/pool/within.ts';
import type { Database } from '../db/database.ts';
import type { Storage } from '../engine/files/storage.ts';

type Health = { readonly db: Database; readonly storage: Storage };
/** Why nothing can be written; `database`: it does not answer at all. */
type Unready = 'database' | 'read_only' | 'disk_full';

/** Whether the process lives, and whether something can be written: the database answers within so many milliseconds, and has room. */
export function registerHealth(app: FastifyInstance, { db, storage }: Health, longestMs = 5_000): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    const reason = await unreadyReason().catch((error: unknown): Unready => {
      request.log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'the database does not answer');
      return 'database';
    });
    if (reason === null) return { status: 'ready' };
    return reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status: 'unavailable', reason });
  });

  async function unreadyReason(): Promise<Unready | null> {
    let isReadOnly = false;
    // A database that hangs keeps its connections and answers nothing: anyone who asks is not to wait with it.
    const isAnswered = await within(
      longestMs,
      readsOnly(db).then((answer) => {
        isReadOnly = answer;
      }),
    );
    if (!isAnswered) throw new Error(`it did not answer within ${longestMs} ms`);
    if (storage.state() === 'read_only') return 'disk_full';
    return isReadOnly ? 'read_only' : null;
  }
}

/** Whether the database takes no writes: a replica, or one that is set to be read only. */
async function readsOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{ value: boolean }>`select current_setting('transaction_read_only')::boolean as value`.execute(db);
  return rows[0]?.value === true;
}
