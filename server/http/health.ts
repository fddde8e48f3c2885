import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { within } from '../db/connect/within.ts';
import type { Database } from '../db/database.ts';
import { retryAfterSeconds } from './answers/error-answer.ts';

/** Whether the process lives, and whether its database answers within so many milliseconds. */
export function registerHealth(app: FastifyInstance, db: Database, longestMs = 5_000): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      // A database that hangs keeps its connections and answers nothing: whoever asks is not to wait with it.
      if (await within(longestMs, sql`select 1`.execute(db))) return { status: 'ready' };
      throw new Error(`it did not answer within ${longestMs} ms`);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status: 'unavailable' });
    }
  });
}
