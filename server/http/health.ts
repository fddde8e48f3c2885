import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryAfterSeconds } from './answers/error-answer.ts';

/** Whether the process lives, and whether it can answer. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status: 'unavailable' });
    }
  });
}
